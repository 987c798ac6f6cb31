import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { MeetingSide } from '../../../../shared/rules/meeting/answers.ts';
import type { FlightStart, FlightWeighed } from '../../../../shared/rules/meeting/flight.ts';
import { flightSides, headsOf } from '../chase/flight-sides.ts';
import { flightOf, otherSide, ownRates } from '../chase/rates.ts';
import type { Rates } from '../chase/rates.ts';
import { distanceIn, reactionTotalIn } from '../open.ts';
import type { Scene } from './scene.ts';

type View = NonNullable<QueryOutput<'encounter.view'>>;

const plain = { exitAvailable: true, forcedToStop: false, surroundings: 0, granted: 0 };
const nothingSaid = { pursued: true, left: [], fleeingHeads: null, pursuingHeads: null };

/** A flight as it would begin with nothing said of it; where nobody knows how fast they are, the dice alone. */
function weighed(scene: Scene, fleeing: MeetingSide, rates: Rates): Pick<FlightWeighed, 'text' | 'dice'> {
  const flight = flightOf(scene);
  const [runs, follows] = [rates[fleeing], rates[otherSide(fleeing)]];
  const start: FlightStart = {
    ...plain,
    ...flightSides(scene, scene, { ...nothingSaid, fleeing }),
    fleeingRate: runs?.distance ?? 0,
    pursuingRate: follows?.distance ?? 0,
  };
  const { text, dice } = flight.weigh(start);
  if (runs !== null && follows !== null) return { text, dice };
  const unknown = flight.onFoot
    ? 'Nobody knows how fast they are: type it.'
    : 'How fast they go here is the referee’s to say: type it.';
  return { text: unknown, dice: dice.map((each) => ({ ...each, why: '', reasons: [] })) };
}

/** What the rules say against fleeing just now; null where nothing. */
export const barredFlight = (scene: Scene): string | null =>
  flightOf(scene).weigh({
    ...plain,
    fleeing: 'party',
    fleeingRate: 0,
    pursuingRate: 0,
    fleeingHeads: 1,
    pursuingHeads: 1,
    fleersSurprised: false,
    othersSurprised: false,
    pursued: true,
    fightBegun: scene.row.fight_rounds > 0,
  }).barred;

/** What each side would run, and what the rules say of fleeing. */
export function flightView(scene: Scene): View['flight'] {
  const flight = flightOf(scene);
  const rates = ownRates(scene, []);
  const party = weighed(scene, 'party', rates);
  const monsters = weighed(scene, 'monsters', rates);
  return {
    party: rates.party ?? (flight.onFoot ? { distance: 0, reasons: [] } : null),
    monsters: rates.monsters,
    startGap: distanceIn(scene),
    heads: flight.pursuit === 'days' ? headsOf(scene, []) : null,
    partyText: party.text,
    partyDice: party.dice,
    monstersText: monsters.text,
    monstersDice: monsters.dice,
    pursues: flight.pursues(reactionTotalIn(scene)).text,
  };
}
