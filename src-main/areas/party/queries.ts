import { loadClasses } from '../../content/content.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { Desk } from '../../desk/desk.ts';
import { readCampaign } from '../campaign/read-campaign.ts';
import type { ClassesOf } from './armour-class.ts';
import { partyViewNow } from './party-now.ts';
import type { PartyView } from './party-view.ts';

/** The desk's file may be another once the classes are read, so it is asked for twice. */
export const partyViewOf = async (desk: Pick<Desk, 'file'>): Promise<PartyView> => {
  const classes = await classesFor(desk.file.sql);
  const { sql } = desk.file;
  return partyViewNow(sql, readCampaign(sql), classes);
};

const withClass = query
  .selectFrom('character')
  .select('id')
  .where((eb) => eb.or([eb('class_id', 'is not', null), eb('race_id', 'is not', null)]))
  .limit(1)
  .compile();

/** The class tables, where somebody has a class or race of them: a party of typed figures never waits for them. */
export async function classesFor(sql: Sql): Promise<ClassesOf> {
  const asked = sql.get(withClass) !== undefined;
  return { classes: asked ? await loadClasses(readCampaign(sql).system.id) : null };
}
