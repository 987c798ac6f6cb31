import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { Overrule } from '../../../../shared/rules/combat.ts';
import { partOf } from '../../../../shared/rules/fight/bridge/typed.ts';
import { listed } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readFighters } from '../../../facts/fight/read-fight.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { withEvents } from '../../../facts/words.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { goOn, playOn, undiced, writeStep } from '../acting/act.ts';
import { changedElsewhere, noteHanded, readSheetsNow, sheetChanged } from '../changed-elsewhere.ts';
import { fightToGoOn } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import { personsStats } from '../fighters.ts';
import { actFacts, fightFacts } from '../told/fight-facts.ts';
import { castingRulings } from './casting-times.ts';
import { checkedTyped, type Typed } from './checked-typed.ts';
import { countInPack, partedFigures } from './counted-uses.ts';
import { crossedOf } from './crossed.ts';
import { keepOfFoe, keepOnSheet } from './keep-typed.ts';
import { missileRulings } from './missile-rulings.ts';

type Context = StepContext<'classesInUse' | 'monsters'>;

/** Figures typed over in mid-fight, or looked at and found right. */
export const typeFigures: StepOf<'combat.typeFigures'> = (context, input) => {
  const { sql, campaign, content } = context;
  const now = fightToGoOn(sql, campaign, input);
  const elsewhere = changedElsewhere(sql, now, content);
  noteHanded(sql, elsewhere);
  const told = readFighters(sql, now.row.id);
  const all = checkedTyped(campaign, told, content, input.typed);
  const sheets = elsewhere.sheets.map(undiced);
  const taken = [...sheets, ...elsewhere.bodies.map(undiced)];
  const between = { ...now, state: playOn(now, taken).state };
  const parted = told.map((fighter) => ({
    fighter,
    ...partedFigures(
      sql,
      fighter,
      all.filter(({ ids }) => ids.includes(fighter.id)),
    ),
  }));
  const rulings = parted.flatMap(({ fighter, onSheet }) =>
    onSheet.length === 0 ? [] : rulingsOn(context, between, fighter, onSheet),
  );
  const counted = parted.flatMap(({ inPack }) => inPack);
  for (const each of counted) countInPack(sql, each);
  // What was said once holds for whoever else it bears on.
  const besides = changedElsewhere(sql, { ...between, fighters: readFighters(sql, now.row.id) }, content);
  noteHanded(sql, besides);
  const said = saidOf(now, input.typed);
  const ruled = [...rulings, ...besides.sheets, ...besides.bodies];
  if (taken.length + ruled.length === 0) return step(said, { fight: fightFacts(now) });
  const done = playOn(now, [...taken, ...ruled.map(undiced)]);
  writeStep(context, now, done);
  const onSheets = [...sheets, ...besides.sheets.map(undiced)];
  const passed = goOn(context, { ...now, state: playOn(now, onSheets).state }, done.state);
  return step(withEvents(said, passed.events), {
    ...passed,
    fight: actFacts(now, done),
    ...(rulings.length + counted.length > 0 && { overruled: 'The referee said so.' }),
  });
};

/** Keeps what was typed of him; as rulings, what it changes of his stats. */
function rulingsOn(context: Context, now: FightNow, fighter: Fighter, typed: readonly Typed[]): Overrule[] {
  const { sql, campaign, content } = context;
  const { id } = fighter;
  const before = crossedOf(campaign, fighter, content).stats as object;
  const casting = castingRulings(sql, id, typed);
  if (fighter.foe) keepOfFoe(sql, fighter.foe, typed);
  else keepOnSheet(sql, fighter.person, typed);
  const after = statsNow(context, now, fighter) as object;
  const part = partOf(before, after);
  // What is known of a spell besides how long it takes stays as it is.
  const changed = Object.fromEntries(
    Object.entries(part).filter(([key]) => casting.length === 0 || key !== 'spells'),
  );
  const words = typed.map(({ title, value }) => `${title}: ${value ?? 'as written'}`).join(', ');
  const parts: Overrule[] =
    Object.keys(changed).length === 0
      ? []
      : [{ kind: 'overrule', change: 'part', id, stats: changed, words }];
  const counted = fighter.foe ? missileRulings(campaign.system.bridge, id, before, after) : [];
  return [...casting, ...parts, ...counted];
}

/** With what was just kept; the fight is told of it. */
function statsNow({ sql, campaign, content }: Context, now: FightNow, { id, row }: Fighter): unknown {
  const fighter = readFighters(sql, now.row.id).find((each) => each.id === id);
  const look = now.machine.seen(now.state).find((each) => each.id === id);
  if (!fighter || !look) return {};
  if (fighter.foe) return crossedOf(campaign, fighter, content).stats;
  const facts = sheetChanged(
    campaign,
    readSheetsNow(sql, campaign, { row: now.row, fighters: [fighter] }),
    fighter,
    look,
    content,
  );
  if (facts === null) return crossedOf(campaign, fighter, content).stats;
  noteTold(sql, row.id, JSON.stringify(facts));
  return personsStats(campaign, facts, content).stats;
}

const noteTold = (sql: Sql, rowId: number, handed: string): void => {
  sql.run(query.updateTable('fight_fighter').set({ handed }).where('id', '=', rowId));
};

const mostTold = 12;
const namesTold = 4;

/** "Goblin 1: Armour class 4; Hild: THAC0 as on the sheet." */
function saidOf({ nameOf }: FightNow, typed: ParsedInput<'combat.typeFigures'>['typed']): string {
  const lines = typed.map(({ ids, title, value }) => {
    const shown = ids.slice(0, namesTold).map(nameOf);
    const more = ids.length - shown.length;
    const who = listed(more > 0 ? [...shown, `${more} more`] : shown);
    return `${who}: ${title} ${value ?? 'as it is written'}`;
  });
  const more = lines.length - mostTold;
  return `${lines.slice(0, mostTold).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}
