import type { Overrule } from '../../../../shared/rules/combat.ts';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { listed } from '../../../../shared/words/names.ts';
import { refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import { readPursuit, writePursuit } from '../../../facts/meeting/read-pursuit.ts';
import { unstopped } from '../../../facts/words.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { flee as fleeInEncounter } from '../../encounter/chase/flee.ts';
import { stepOn, undiced } from '../acting/act.ts';
import { fightNow, fightToGoOn } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import { fightFacts, laterFacts } from '../told/fight-facts.ts';
import { letPackFall } from '../lying/drop-pack.ts';
import { personIn } from '../lying/take-up.ts';
import { encounterOf } from './encounter-of.ts';
import { gapBetween } from './places.ts';
import { leftOfParty, partedBy } from './sides.ts';
import type { Parted } from './sides.ts';

type Input = ParsedInput<'combat.flee'>;

/** Some run: the chase of the encounter begins and the fight stands still, or they are away at once. */
export const flee: StepOf<'combat.flee'> = (context, input) => {
  const { sql, campaign } = context;
  const now = fightToGoOn(sql, campaign, input);
  const parted = partedBy(now, input.runners);
  const fell = dropPacks(context, now, input);
  const gap = input.gap ?? gapBetween(parted.runners, parted.followers);
  encounterOf(context, now, gap);
  const fled = outOfFight(fleeInEncounter(context, ofEncounter(context, now, parted, { ...input, gap })));
  const stay = staying(now, parted);
  if (fled.value.outcome !== null) {
    outOfIt(
      context,
      now,
      parted.runners.map(({ id }) => id),
    );
    return {
      ...fled,
      summary: `${fled.summary}${stay}${fell}`,
      outcome: { ...fled.outcome, fight: laterFacts(now, fightNow(sql, campaign, now.row.id)) },
    };
  }
  keepStayers(sql, now, parted);
  markFlight(sql, now, parted);
  sql.run(query.updateTable('fight').set({ state: 'paused' }).where('id', '=', now.row.id));
  return {
    ...fled,
    summary: `${unstopped(fled.summary)}.${stay}${fell} The fight is paused.`,
    outcome: { ...fled.outcome, fight: fightFacts(now) },
  };
};

/** Lighter they run faster: what falls lies where they stood. Throws refused for one who does not run, or has none. */
function dropPacks({ sql }: StepContext, now: FightNow, { packs, runners }: Input): string {
  const told = [...new Set(packs)].map((id) => {
    if (!runners.includes(id))
      throw refused('Only who runs drops a pack in flight. Nothing was changed.', {
        packs: 'Choose among those who run.',
      });
    const fighter = personIn(now, id);
    return ` ${fighter.name} drops ${letPackFall(sql, now, fighter)}.`;
  });
  return told.join('');
}

/** What bars evading before a fight (OSE-EVA-1) bars no flight out of one: nothing of it was overruled. */
function outOfFight<Fled extends { readonly outcome: StepOutcome }>(fled: Fled): Fled {
  const outcome = { ...fled.outcome };
  delete outcome.overruled;
  return { ...fled, outcome };
}

/** The flight as the encounter takes it; what is not said of it here stands as usual. */
const ofEncounter = (
  context: StepContext,
  now: FightNow,
  parted: Parted,
  { pursued, gap, fleeingRate, pursuingRate, typed }: Input,
): Parameters<typeof fleeInEncounter>[1] => ({
  fleeing: parted.fleeing,
  pursued,
  exitAvailable: true,
  forcedToStop: false,
  fleeingRate,
  pursuingRate,
  startGap: gap,
  fleeingHeads: parted.runners.length,
  pursuingHeads: parted.followers.length,
  surroundings: 0,
  granted: 0,
  typed,
  left: leftOfParty(context, now, parted),
});

const mostNamed = 4;

function staying({ nameOf }: FightNow, { stay, fleeing }: Parted): string {
  // The chase names those of the party itself.
  if (stay.length === 0 || fleeing === 'party') return '';
  const names = stay.slice(0, mostNamed).map(({ id }) => nameOf(id));
  const more = stay.length - names.length;
  const who = more > 0 ? `${names.join(', ')} and ${more} more` : listed(names);
  return ` ${who} ${stay.length === 1 ? 'stays' : 'stay'}.`;
}

/** Foes who do not run are not in the chase. */
function keepStayers(sql: Sql, { row }: FightNow, { fleeing, stay }: Parted): void {
  const encounterId = fleeing === 'monsters' ? fightEncounter(sql, row.id) : null;
  const chase = encounterId === null ? null : readPursuit(sql, encounterId);
  if (chase) writePursuit(sql, { ...chase, pursuit: { ...chase.pursuit, foes_left: stay.length } });
}

const fightEncounter = (sql: Sql, fightId: number): number | null =>
  sql.get(query.selectFrom('fight').select('encounter_id').where('id', '=', fightId).compile())
    ?.encounter_id ?? null;

function markFlight(sql: Sql, { fighters }: FightNow, { runners, followers }: Parted): void {
  const mark = (flight: 'runs' | 'follows', who: Parted['runners']): void => {
    const ids = new Set(who.map(({ id }) => id));
    const rows = fighters.filter(({ id }) => ids.has(id)).map(({ row }) => row.id);
    if (rows.length > 0) sql.run(query.updateTable('fight_fighter').set({ flight }).where('id', 'in', rows));
  };
  mark('runs', runners);
  mark('follows', followers);
}

/** A step of the fight that nobody had to throw for. */
export const ruled = (
  context: StepContext,
  now: FightNow,
  rulings: (current: FightNow) => readonly Overrule[],
): void => {
  stepOn(context, now, (current) => rulings(current).map(undiced));
};

/** They are out of the fight: nobody came after them, or nobody caught them. */
export const outOfIt = (context: StepContext, now: FightNow, ids: readonly string[]): void => {
  ruled(context, now, () => ids.map((id) => ({ kind: 'overrule', change: 'status', id, status: 'fled' })));
};
