import { refused } from '../../../../shared/errors.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Member } from '../../../facts/party/read-party.ts';
import { readParty } from '../../../facts/party/read-party.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Coming } from './coming.ts';
import { mayFight } from './hulls.ts';

type Rules = Pick<CampaignRules, 'system'>;

/** Those of the party who can stand in a fight at all. */
export const fightingMembers = (sql: Sql, rules: Rules): Member[] =>
  readParty(sql).members.filter(({ row }) => mayFight(rules, row));

/** One of the party whom a line names, and where and on whose side it puts them. */
export interface NamedMember {
  readonly member: Member;
  readonly atFeet: number | null;
  readonly side: string | null;
  readonly label: string | null;
}

/** As they stand where no line says otherwise. */
export const usually = (member: Member): NamedMember => ({ member, atFeet: null, side: null, label: null });

/** The lines that name somebody of the party, and the others. Throws refused for figures that stand on the sheet. */
export function partedOf(
  sql: Sql,
  rules: Rules,
  all: readonly Coming[],
): { people: readonly NamedMember[]; others: readonly Coming[] } {
  const byName = new Map(
    fightingMembers(sql, rules).map((member) => [member.row.name.toLowerCase(), member]),
  );
  const people: NamedMember[] = [];
  const others: Coming[] = [];
  for (const coming of all) {
    const member = ownOf(coming, byName);
    if (member === undefined) others.push(coming);
    else people.push(placed(member, coming));
  }
  return { people, others };
}

const ownOf = ({ name, count, block, creatureId, crew }: Coming, byName: ReadonlyMap<string, Member>) =>
  name === null || count !== 1 || block !== undefined || crew !== undefined || creatureId !== null
    ? undefined
    : byName.get(name.toLowerCase());

function placed(member: Member, { hp, hpDice, hpEach, armour, ...said }: Coming): NamedMember {
  if (hp !== undefined || hpDice !== undefined || hpEach !== undefined || armour !== undefined)
    throw refused(
      `${member.row.name} is of the party: hit points and armour class stand on the sheet. Nothing was changed.`,
      { lines: `Leave out hit points and armour class of ${member.row.name}.` },
    );
  const { atFeet = null, side = null, label = null } = said;
  return { member, atFeet, side, label };
}
