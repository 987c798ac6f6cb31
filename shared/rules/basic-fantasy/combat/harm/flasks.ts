import { fighterAt } from '../../../fight/draft.ts';
import { holyWater, oilBurn } from '../../attack/flasks.ts';
import { grenadeScatter, grenadeSplash } from '../../attack/grenade.ts';
import { tables } from '../../tables.ts';
import { edit, foretell, tell, type BasicFantasyDraft } from '../draft.ts';
import { feetBetween, way } from '../field.ts';
import { ask, questionAnswered } from '../order/asking.ts';
import type { BasicFantasyState } from '../state.ts';
import type { Flask } from '../stats.ts';
import { foretellDamage } from './blows.ts';
import { saves } from './saves.ts';
import { saved, wound, type Verdict } from './wounds.ts';

interface Throw {
  by: number;
  at: number;
  id: string;
  flask: Flask;
}

/** Where a flask broke, seen from the thrower: feet from the middle of the target's square. */
interface Impact {
  right: number;
  beyond: number;
}

const onTarget: Impact = { right: 0, beyond: 0 };
const { squareFeet, die: scatterDie } = tables.grenade;
const { oil, holyWater: water } = tables;
const squares = tables.outside.grenadeScatter.map(({ roll: face, right, beyond }) => ({
  face,
  right,
  beyond,
}));

export const fireTitle = 'Save against burning oil';

const undead = (draft: BasicFantasyDraft, index: number): boolean =>
  fighterAt(draft.state, index).stats.undead !== undefined;
const corporeal = (draft: BasicFantasyDraft, index: number): boolean =>
  fighterAt(draft.state, index).stats.undead?.corporeal ?? true;

const lit = ({ lit: burning = true }: Flask): boolean => burning;
const byWick = ({ wick = true }: Flask): boolean => wick;

/** The last round in which oil on the ground hurts, counted from 1, is the rule's; here only how old the fire is. */
export const poolRound = (state: Pick<BasicFantasyState, 'clock'>, litIn: number): number =>
  state.clock.round - litIn + 1;

function burn(
  draft: BasicFantasyDraft,
  index: number,
  by: number | null,
  more: Omit<Parameters<typeof oilBurn>[0], 'fireResistant'>,
): void {
  const die = more.phase === 'direct' || more.phase === 'next-round' ? oil.directDie : oil.splashDie;
  foretellDamage(draft, { by, at: index, way: 'fire', dice: `1d${die}` });
  const { damage } = oilBurn(
    { ...more, fireResistant: fighterAt(draft.state, index).stats.fireResistant ?? false },
    draft.dice,
  );
  if (damage > 0) wound(draft, index, { amount: damage, by, detail: 'fire' });
}

/** Holy water on its target, thrown or poured. Whether the flask broke. */
export function wetWith(
  draft: BasicFantasyDraft,
  { by, at, id }: Omit<Throw, 'flask'>,
  delivery: 'thrown' | 'poured',
): boolean {
  if (undead(draft, at)) foretellDamage(draft, { by, at, way: id, dice: `1d${water.directDie}` });
  const { damage, flaskBreaks } = holyWater(
    {
      role: 'target',
      delivery,
      undead: undead(draft, at),
      corporeal: corporeal(draft, at),
      distanceFeet: feetBetween(fighterAt(draft.state, by), fighterAt(draft.state, at)),
    },
    draft.dice,
  );
  if (damage > 0) wound(draft, at, { amount: damage, by, detail: id });
  return flaskBreaks;
}

/** Oil on its target. */
function setAlight(draft: BasicFantasyDraft, { by, at, flask }: Throw): void {
  burn(draft, at, by, { phase: 'direct', lit: lit(flask) });
  const { stats } = fighterAt(draft.state, at);
  if (lit(flask) && !stats.fireResistant) edit(draft, at).burnsIn = draft.state.clock.round + 1;
}

const burnUnless = (draft: BasicFantasyDraft, index: number, by: number, hasSaved: boolean): void =>
  burn(draft, index, by, { phase: 'splash', lit: true, wick: true, saved: hasSaved });

/** The save of one whom burning oil splashes, once it was asked. Dice: d20, then d6. BF-OIL-5, 6. */
export function savesFromFire(
  draft: BasicFantasyDraft,
  { who, by, id }: { who: number; by: number; id: string },
  verdict: Verdict,
): void {
  burnUnless(draft, who, by, saved(draft, who, { verdict, against: id, title: fireTitle }));
}

/** Holy water splashes the undead, oil lit by a wick everyone who does not save. */
function splashOne(draft: BasicFantasyDraft, index: number, { by, id, flask }: Throw, feet: number): void {
  if (flask.kind === 'oil') {
    if (!lit(flask) || !byWick(flask)) return;
    if (draft.state.options.askMorale) ask(draft, { kind: 'fire', who: index, by, id });
    else
      burnUnless(
        draft,
        index,
        by,
        saves(draft, index, { category: 'death-ray-poison', against: id, title: fireTitle }),
      );
    return;
  }
  if (undead(draft, index)) foretellDamage(draft, { by, at: index, way: id, dice: `1d${water.splashDie}` });
  const { damage } = holyWater(
    {
      role: 'bystander',
      delivery: 'thrown',
      undead: undead(draft, index),
      corporeal: corporeal(draft, index),
      distanceFeet: feet,
    },
    draft.dice,
  );
  if (damage > 0) wound(draft, index, { amount: damage, by, detail: id });
}

/** Everyone near the impact but the one it hit, or was meant for. */
function splash(draft: BasicFantasyDraft, thrown: Throw, impact: Impact): void {
  const { by, at } = thrown;
  const middle = fighterAt(draft.state, at).atFeet;
  const direction = way(fighterAt(draft.state, by).atFeet, middle);
  const creatures: { id: string; right: number; beyond: number }[] = [];
  draft.state.fighters.forEach(({ status, atFeet }, index) => {
    if (index === at || (status !== 'active' && status !== 'unconscious')) return;
    creatures.push({ id: String(index), right: 0, beyond: (atFeet - middle) * direction });
  });
  for (const id of grenadeSplash({ impact, creatures }).splashed) {
    const beyond = creatures.find((creature) => creature.id === id)?.beyond ?? 0;
    splashOne(draft, Number(id), thrown, Math.hypot(impact.right, impact.beyond - beyond));
  }
}

/**
 * Breaks a square or two away. One square away the target may still stand near enough, at the edge of his own: that is
 * the referee's to say.
 */
function scatter(draft: BasicFantasyDraft, thrown: Throw): void {
  const { by, at, id, flask } = thrown;
  const about = { what: 'stray', title: 'Where the flask breaks', rule: 'BF-GREN-2', way: id } as const;
  foretell(draft, by, { ...about, dice: `1d${scatterDie}`, squares }, at);
  const impact = grenadeScatter({}, draft.dice);
  tell(draft, 'scattered', at, { by, detail: id, amount: impact.beyond });
  splash(draft, thrown, impact);
  const middle = fighterAt(draft.state, at).atFeet;
  if (flask.kind === 'oil' && lit(flask) && impact.right === 0) {
    const atFeet = middle + impact.beyond * way(fighterAt(draft.state, by).atFeet, middle);
    draft.state.pools = [...draft.state.pools, { atFeet, litIn: draft.state.clock.round }];
  }
  const splashes = flask.kind === 'holy-water' ? undead(draft, at) : lit(flask) && byWick(flask);
  if (splashes && Math.hypot(impact.right, impact.beyond) <= squareFeet) {
    ask(draft, { kind: 'splash', target: at, by, id, flask });
  }
}

/** What a thrown flask does. Holy water passes through a creature without a body and lands as a miss. */
export function breakFlask(draft: BasicFantasyDraft, { hit, ...thrown }: Throw & { hit: boolean }): void {
  const isWater = thrown.flask.kind === 'holy-water';
  if (!hit || (isWater && !wetWith(draft, thrown, 'thrown'))) {
    scatter(draft, thrown);
    return;
  }
  if (!isWater) setAlight(draft, thrown);
  splash(draft, thrown, onTarget);
}

/** The referee has decided whether the flask that missed splashes its target. */
export function answerSplash(draft: BasicFantasyDraft, splashed: boolean): void {
  const question = questionAnswered(draft, 'splash');
  const { target, by, id, flask } = question;
  if (splashed) splashOne(draft, target, { by, at: target, id, flask }, 0);
}

/** The flames burn on for the round after the hit, unless that round goes into putting them out. */
export function burnOn(draft: BasicFantasyDraft, index: number): void {
  const { burnsIn, turn, status } = fighterAt(draft.state, index);
  if (burnsIn === null || burnsIn > draft.state.clock.round) return;
  edit(draft, index).burnsIn = null;
  if (status !== 'active' && status !== 'unconscious') return;
  if (turn.extinguishing) tell(draft, 'putOut', index);
  else burn(draft, index, null, { phase: 'next-round', lit: true });
}

/** Oil on the ground burns whoever is in its square, once a round. */
export function burnInPool(draft: BasicFantasyDraft, index: number, fromFeet: number): void {
  const { atFeet, turn } = fighterAt(draft.state, index);
  if (turn.scorched) return;
  const low = Math.min(fromFeet, atFeet);
  const high = Math.max(fromFeet, atFeet);
  const pool = draft.state.pools.find(
    (each) => each.atFeet + squareFeet / 2 > low && each.atFeet - squareFeet / 2 < high,
  );
  if (!pool) return;
  edit(draft, index).turn.scorched = true;
  burn(draft, index, null, { phase: 'pool', lit: true, poolRound: poolRound(draft.state, pool.litIn) });
}
