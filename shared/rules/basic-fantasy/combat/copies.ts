import type { Writable } from '../../fight/state.ts';
import type { BasicFantasyFighter, BasicFantasyState, Turn } from './state.ts';

/** A fighter's own copy for a step. */
export type Piece = Writable<Omit<BasicFantasyFighter, 'turn'>> & { turn: Writable<Turn> };

// Key by key and always in the order in which they were made: so the engine sees one shape of state, fighter and turn,
// and a fight takes two thirds of the time it takes with copies by spreading.

export const copyOfTurn = (turn: Turn): Turn => ({
  stage: turn.stage,
  moved: turn.moved,
  forwardFeet: turn.forwardFeet,
  levelled: turn.levelled,
  ran: turn.ran,
  charged: turn.charged,
  attacks: turn.attacks,
  used: turn.used,
  against: turn.against,
  reloading: turn.reloading,
  extinguishing: turn.extinguishing,
  setWith: turn.setWith,
  waited: turn.waited,
  scorched: turn.scorched,
  touched: turn.touched,
  sitsOut: turn.sitsOut,
});

export const copyOfFighter = (fighter: BasicFantasyFighter): Piece => ({
  id: fighter.id,
  side: fighter.side,
  hp: fighter.hp,
  maxHp: fighter.maxHp,
  atFeet: fighter.atFeet,
  status: fighter.status,
  stats: fighter.stats,
  kept: fighter.kept,
  kit: fighter.kit,
  gear: fighter.gear,
  spells: fighter.spells,
  powers: fighter.powers,
  sneaked: fighter.sneaked,
  surprised: fighter.surprised,
  total: fighter.total,
  plan: fighter.plan,
  turn: copyOfTurn(fighter.turn),
  fallen: fighter.fallen,
  subdualTaken: fighter.subdualTaken,
  asleep: fighter.asleep,
  diesAfter: fighter.diesAfter,
  heldBy: fighter.heldBy,
  holding: fighter.holding,
  silencedBy: fighter.silencedBy,
  broken: fighter.broken,
  turningFailed: fighter.turningFailed,
  negativeLevels: fighter.negativeLevels,
  drainHpLost: fighter.drainHpLost,
  roundsRun: fighter.roundsRun,
  roundsRested: fighter.roundsRested,
  exhausted: fighter.exhausted,
  burnsIn: fighter.burnsIn,
  facing: fighter.facing,
  sinceTurnFeet: fighter.sinceTurnFeet,
  hull: fighter.hull,
});

export const copyOfState = (
  state: BasicFantasyState,
  fighters: BasicFantasyFighter[],
): BasicFantasyState => ({
  sides: state.sides,
  fighters,
  clock: state.clock,
  over: state.over,
  standing: state.standing,
  lights: state.lights,
  open: state.open,
  widthFeet: state.widthFeet,
  options: state.options,
  segments: state.segments,
  due: state.due,
  lastCall: state.lastCall,
  offers: state.offers,
  question: state.question,
  further: state.further,
  pools: state.pools,
  moraleParties: state.moraleParties,
});
