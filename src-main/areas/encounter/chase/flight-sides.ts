import type { MeetingSide } from '../../../../shared/rules/meeting/answers.ts';
import type { FlightStart } from '../../../../shared/rules/meeting/flight.ts';
import { isFought } from '../../../facts/fight/read-fight.ts';
import { readFoes } from '../../../facts/meeting/read-encounter.ts';
import type { Met } from '../open.ts';
import { reactionTotalIn, surpriseIn } from '../open.ts';
import { surprisedOf } from '../settling/drop-held.ts';
import { readMeetingPeople } from '../settling/facts.ts';
import { foesToRun, readWalkers } from './fall-out.ts';
import { flightOf, otherSide } from './rates.ts';
import type { Scenery } from './rates.ts';

/** Who turns to flee, and what the referee says of it. */
interface Fleeing {
  fleeing: MeetingSide;
  pursued: boolean | null;
  left: readonly number[];
  fleeingHeads: number | null;
  pursuingHeads: number | null;
}

type Sides = Pick<
  FlightStart,
  | 'fleeing'
  | 'fleersSurprised'
  | 'othersSurprised'
  | 'pursued'
  | 'fightBegun'
  | 'fleeingHeads'
  | 'pursuingHeads'
>;

/** How the sides stand as one turns to flee: who is surprised, how many there are, whether anybody comes after them. */
export function flightSides(scenery: Scenery, met: Met, said: Fleeing): Sides {
  const others = otherSide(said.fleeing);
  const heads = headsOf(scenery, said.left);
  const { held, whole } = surprisedSides(scenery, met, said.left);
  const { likely } = flightOf(scenery).pursues(reactionTotalIn(met));
  return {
    fleeing: said.fleeing,
    fleersSurprised: held[said.fleeing],
    othersSurprised: whole[others],
    pursued: said.pursued ?? (said.fleeing === 'party' ? (likely ?? true) : true),
    fightBegun: met.row.fight_rounds > 0 || isFought(scenery.sql, met.row.id),
    fleeingHeads: said.fleeingHeads ?? heads[said.fleeing],
    pursuingHeads: said.pursuingHeads ?? heads[others],
  };
}

/** Every head that could run: beasts count, carts do not. Null while nobody knows how many foes there are. */
export function headsOf(
  { sql, campaign, row }: Pick<Scenery, 'sql' | 'campaign' | 'row'>,
  left: readonly number[],
): Record<MeetingSide, number | null> {
  const foes = foesToRun(row.number, readFoes(sql, row.id));
  const party = readWalkers(sql, campaign).filter(({ id }) => !left.includes(id)).length;
  return { party: Math.max(1, party), monsters: foes === null ? null : Math.max(1, foes) };
}

/**
 * The surprised hold up those who run with them; only a side that is surprised as a whole lets others slip away.
 */
function surprisedSides({ sql, campaign }: Scenery, met: Met, left: readonly number[]) {
  const party = readMeetingPeople(sql, campaign).filter(({ able }) => able);
  const surprise = surpriseIn(met);
  const caught = surprisedOf(met, party);
  const ours = surprise?.party.surprised === true;
  const theirs = surprise?.monsters.surprised === true;
  return {
    held: { party: caught.some(({ id }) => !left.includes(id)), monsters: theirs },
    whole: {
      party: ours && party.every(({ id }) => caught.some((each) => each.id === id)),
      monsters: theirs && surprise.foes === null,
    },
  };
}
