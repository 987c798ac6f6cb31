import { fighterAt } from '../../../fight/draft.ts';
import type { Writable } from '../../../fight/state.ts';
import type { RollFigures } from '../../../fight/views.ts';
import type { RolledDie } from '../../../common/dice-tray.ts';
import { addPart, because, type Reason } from '../../../common/reason.ts';
import { defenseDie, defenseRoll } from '../../attack/defence.ts';
import { stateModifiers } from '../../harm/effects.ts';
import { dicePenetrate } from '../../attack/penetration.ts';
import { shieldStats } from '../../attack/shields.ts';
import { tables } from '../../tables.ts';
import type { Effect } from '../../terms.ts';
import type { Situation } from '../circumstances.ts';
import { clocks, type HackmasterDraft } from '../draft.ts';
import type { Weapon } from '../fighter/build.ts';
import { lightOn } from '../light.ts';
import { penetratingDie } from '../named-dice.ts';
import { lands } from '../ranges.ts';
import { isAble, isBehind, meleeOf, shieldOf, standingOf, type HackmasterFighter } from '../state.ts';

/** How a blow is struck. */
export interface Blow {
  readonly by: number;
  readonly against: number;
  /** Null for fist, foot or head. */
  readonly weapon: Weapon | null;
  /** What the manoeuvre adds to the attack. */
  readonly attack: number;
  /** What stands on the attacker's rolls when he strikes. */
  readonly effects: readonly Effect[];
  readonly penetrates: boolean;
  readonly halved: boolean;
  readonly charge: boolean;
  /** 2 for a set weapon that meets a charge. */
  readonly doubled: number;
  /** Made on top of the count. */
  readonly free: boolean;
  /** What the defender's manoeuvre adds. */
  readonly defence: number;
  readonly situation: Situation;
}

/** The least that must be said of a blow. */
interface Plain {
  readonly by: number;
  readonly against: number;
  readonly weapon: Weapon | null;
  readonly effects: readonly Effect[];
  readonly situation: Situation;
}

/** A blow that nothing is special about. Key by key: one is made in every attack. */
export const plainBlow = ({ by, against, weapon, effects, situation }: Plain): Writable<Blow> => ({
  by,
  against,
  weapon,
  attack: 0,
  effects,
  penetrates: true,
  halved: false,
  charge: false,
  doubled: 1,
  free: false,
  defence: 0,
  situation,
});

export interface Roll {
  readonly natural: number;
  readonly total: number;
  readonly reasons: readonly Reason[];
  readonly rolled: readonly RolledDie[];
}

/** Who strikes, whom, and with what, as those who throw are told. */
export const stroke = ({ fighters }: HackmasterDraft, { by, against, weapon }: Blow) => ({
  by: fighterAt({ fighters }, by).id,
  against: fighterAt({ fighters }, against).id,
  way: weapon?.id ?? 'handToHand',
});

/** What is added to an attack roll. HM-ATK-3. */
export function attackModifiers(
  { state, fighters }: HackmasterDraft,
  { by, weapon, attack, effects, situation }: Blow,
): { plus: number; reasons: Reason[] } {
  const striker = fighterAt({ fighters }, by);
  const light = lightOn(state, striker, situation.light);
  const standing = stateModifiers({ second: state.count.second, effects: [...effects] });
  const own = striker.build.attack + (weapon?.attack ?? 0);
  const reasons: Reason[] = [];
  addPart(reasons, 'to hit', own, 'HM-ATK-3');
  addPart(reasons, 'manoeuvre', attack, 'HM-ATK-3');
  addPart(reasons, 'light', light.attack, 'HM-LGT-2');
  addPart(reasons, 'circumstances', situation.toHit, 'HM-ATK-3');
  for (const reason of standing.reasons) if (reason.source.endsWith('(attack)')) reasons.push(reason);
  return { plus: own + attack + standing.attack + light.attack + situation.toHit, reasons };
}

/** An attack roll on a die of so many faces. HM-ATK-1. */
export function attackRoll(draft: HackmasterDraft, blow: Blow, sides: number): Roll {
  const { plus, reasons } = attackModifiers(draft, blow);
  const dice = penetratingDie(draft.dice, () => ({
    what: 'attack',
    title: 'Attack',
    rule: 'HM-ATK-1',
    ...stroke(draft, blow),
    dice: `d${sides}p`,
  }));
  const { natural, total, rolled = [] } = dicePenetrate({ sides }, dice);
  return {
    natural,
    total: total + plus,
    reasons: [because('attack roll', total, 'HM-ATK-1'), ...reasons],
    rolled,
  };
}

/** Whether one is at another hand to hand: he struck at him last, or there is nobody else he could strike at. */
function standsAt(draft: HackmasterDraft, at: number, target: HackmasterFighter): boolean {
  const { state, fighters } = draft;
  const one = fighterAt(draft, at);
  if (!lands(one, target) || !isAble(state, at) || isBehind(target, one)) return false;
  if (one.foe === target.id) return true;
  const { second } = state.count;
  const begun = second >= one.firstSecond && second >= clocks(draft, at).alertSecond;
  if (!begun || meleeOf(one) === null || clocks(draft, at).fleeing === true) return false;
  return !fighters.some(
    (other) => other !== target && other.side !== one.side && other.status === 'active' && lands(one, other),
  );
}

/** The able foes who are at him from front and sides, the one who strikes now among them. HM-DEF-4. */
function attackersOf(draft: HackmasterDraft, { by, against }: Blow): number {
  const target = fighterAt(draft, against);
  let attackers = 1;
  for (const [at, foe] of draft.fighters.entries()) {
    const other = at !== by && foe.status === 'active' && foe.side !== target.side;
    if (other && standsAt(draft, at, target)) attackers += 1;
  }
  return attackers;
}

/** All that bears on the defender's roll; `bare` leaves the shield out. HM-DEF-1 to 9. */
function defenceOf(draft: HackmasterDraft, blow: Blow, bare: boolean) {
  const { state } = draft;
  const { settings } = state;
  const { second } = state.count;
  const { situation, against, by } = blow;
  const target = fighterAt(draft, against);
  const clock = clocks(draft, against);
  const { build } = target;
  const standing = stateModifiers({
    second,
    effects: clock.effects.filter(({ kind }) => kind !== 'spellFatigue'),
  });
  const shield = bare ? null : shieldOf(target);
  const dexterity = build.dexterityDefence ?? 0;
  const lost = standing.dexBonusLost ? Math.max(0, dexterity) : 0;
  const clumsy = standing.dexBonusLost && build.dexterityDefence === null && settings.chargeWithoutDexterity;
  return {
    frontSideAttackers: situation.attackers ?? attackersOf(draft, blow),
    shield: shield !== null,
    fromRear: situation.rear ?? isBehind(target, fighterAt(draft, by)),
    surprised: situation.surprised ?? second < clock.alertSecond,
    helpless: isHelpless(draft, against),
    fleeing: clock.fleeing === true,
    spellFatigue: clock.effects.some((effect) => effect.kind === 'spellFatigue' && effect.until > second),
    fatigueWhenSurprised: settings.fatigueWhenSurprised,
    defenseBonus: build.defence - lost,
    shieldBonus: shield === null ? 0 : shieldStats({ shield }).defenseBonus,
    otherModifiers:
      standing.defense +
      lightOn(state, target, situation.targetLight).defence +
      blow.defence +
      situation.defence +
      (clumsy ? tables.maneuvers.charge.noDexDefence : 0),
  };
}

type Defence = ReturnType<typeof defenceOf>;

/** The die of a defence and what is added to it. */
function figuresOf(defence: Defence): RollFigures {
  const { die, modifier, shieldBonusApplies, defenseModsApply } = defenseDie(defence);
  const shield = shieldBonusApplies ? defence.shieldBonus : 0;
  const own = defenseModsApply ? defence.defenseBonus + defence.otherModifiers : 0;
  return { sides: tables.dieSides[die], plus: modifier + shield + own };
}

export const defenceFigures = (draft: HackmasterDraft, blow: Blow, bare: boolean): RollFigures =>
  figuresOf(defenceOf(draft, blow, bare));

/** Whether the shield of the one it is aimed at is in its way. HM-DEF-9. */
export const takesShield = (draft: HackmasterDraft, blow: Blow): boolean =>
  defenseDie(defenceOf(draft, blow, false)).shieldBonusApplies;

/** The face that holds against an attack, where the die has it. HM-ATK-2. */
export const faceNeeded = (attack: number, { sides, plus }: RollFigures): { needed?: number } => {
  const needed = Math.max(1, attack - plus);
  return needed <= sides ? { needed } : {};
};

/** The defender's roll against an attack. HM-DEF-1 to 9. */
export function defenceRoll(draft: HackmasterDraft, blow: Blow, attack: number, bare = false) {
  const defence = defenceOf(draft, blow, bare);
  const dice = penetratingDie(draft.dice, () => {
    const { by, against, way } = stroke(draft, blow);
    const figures = figuresOf(defence);
    return {
      what: 'defence',
      title: 'Defence',
      rule: 'HM-DEF-1',
      by: against,
      against: by,
      way,
      dice: `d${figures.sides}p`,
      ...faceNeeded(attack, figures),
    };
  });
  const roll = defenseRoll(defence, dice);
  return { ...roll, sides: tables.dieSides[roll.die] };
}

/** Whether one can do nothing, so that the next blow comes sooner. HM-DEF-7. */
export const isHelpless = ({ state }: HackmasterDraft, at: number): boolean =>
  standingOf(state, at) === 'helpless';
