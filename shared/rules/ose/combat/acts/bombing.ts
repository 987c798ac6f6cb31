import { CONTENT } from '../../../common/reason.ts';
import { allAimedAt } from '../../../fight/aim/targets.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { diceIn } from '../../../fight/magic/recipe.ts';
import type { ActionFigures } from '../../../fight/views.ts';
import { bombing } from '../../attack/missiles.ts';
import { tables } from '../../tables.ts';
import { put, type OseDraft } from '../draft.ts';
import { disturb, hurt } from '../harm.ts';
import type { OseFighter } from '../state.ts';
import { ids, type OseAction } from './action.ts';

const { maxAltitudeFeet, hitsOn, exampleDamage } = tables.combat.bombing;

/** Sizes of bombs; the example of the text first. OSE-OTH-4. */
const sizes: readonly string[] = [exampleDamage, '1d6', '3d6', '4d6', '6d6', '8d6', '10d6'];

const isBelow = (flyer: OseFighter, other: OseFighter): boolean => other.build.height < flyer.build.height;

/** Over them, and not too high. OSE-OTH-3. */
const mayBomb = ({ build, turn, broken }: OseFighter): boolean =>
  build.height > 0 &&
  build.height <= maxAltitudeFeet &&
  !turn.spent &&
  !broken &&
  turn.attacks === 0 &&
  turn.declared !== 'spell' &&
  turn.declared !== 'retreat';

/** A d20 for each who is below. Dice: those. */
function falls(draft: OseDraft, by: string, way: string, targets: readonly number[]): number[] {
  return targets.map((at, nth) => {
    draft.dice.about?.({
      what: 'attack',
      title: 'Bomb',
      rule: 'OSE-OTH-3',
      by,
      against: fighterAt(draft, at).id,
      way,
      needed: hitsOn,
      nth: nth + 1,
      of: targets.length,
    });
    return draft.dice.roll(20);
  });
}

/** One damage for all who are hit. Dice: so many d6. */
function bursts(draft: OseDraft, by: string, way: string): number[] {
  const count = diceIn(way);
  draft.dice.about?.({ what: 'damage', title: 'Damage', rule: 'OSE-OTH-4', by, way, dice: way, of: count });
  return Array.from({ length: count }, () => draft.dice.roll(6));
}

/** A bomb on all who are named. Dice: a d20 for each of them, then the damage if any is hit. OSE-OTH-3, 4. */
function drop(draft: OseDraft, index: number, target: number, way: string): void {
  const flyer = fighterAt(draft, index);
  const { id: by, turn } = flyer;
  const below = allAimedAt(draft, target, (at) => isBelow(flyer, fighterAt(draft, at)));
  const [first] = below;
  const against = first === undefined ? null : fighterAt(draft, first).id;
  put(draft, index, { ...flyer, turn: { ...turn, spent: true, against } });
  const naturals = falls(draft, by, way, below);
  const damageRolls = naturals.some((face) => face >= hitsOn) ? bursts(draft, by, way) : [];
  const altitudeFeet = flyer.build.height;
  const { hits, damage, reasons } = bombing({
    altitudeFeet,
    creatures: below.length,
    naturals,
    damageDice: diceIn(way),
    ...(damageRolls.length > 0 && { damageRolls }),
  });
  below.forEach((at, nth) => {
    const { id } = fighterAt(draft, at);
    const as = hits[nth] === true ? 'hit' : 'miss';
    const total = naturals[nth] ?? 0;
    draft.events.push({ kind: as, as, id, by, total, needed: hitsOn, detail: `bomb, ${way}`, reasons });
  });
  below.forEach((at, nth) => {
    if (hits[nth] !== true) return;
    const { id, hp } = fighterAt(draft, at);
    draft.events.push({
      kind: 'damage',
      as: 'damage',
      id,
      by,
      amount: damage,
      left: hp - damage,
      detail: 'bomb',
    });
    disturb(draft, at, { hit: true });
    hurt(draft, at, damage, by);
  });
}

/** What is done from the air. */
export const bombs: readonly OseAction[] = [
  {
    kind: 'bomb',
    role: 'attack',
    title: 'Drop a bomb on those below',
    rule: 'OSE-OTH-3',
    steps: ['missile'],
    aims: 'many',
    offer: ({ fighter, foes }) => {
      const below = mayBomb(fighter) ? foes.able.filter((foe) => isBelow(fighter, foe)) : [];
      return below.length > 0 ? { targets: ids(below), ways: sizes } : null;
    },
    act: drop,
  },
];

/** What a bomb comes to on one of them before its dice. */
export function bombFigures(draft: OseDraft, at: number, way: string): ActionFigures | null {
  if (at < 0) return null;
  return {
    throws: 'd20',
    needed: hitsOn,
    reasons: [],
    damage: {
      dice: way,
      plus: 0,
      times: 1,
      least: 1,
      less: 0,
      leastFirst: true,
      reasons: [{ source: way, value: 0, rule: CONTENT }],
    },
    drops: fighterAt(draft, at).hp,
    strays: [],
    invites: [],
  };
}
