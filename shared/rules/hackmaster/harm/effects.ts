import { given, list, oneOf, refuse, signed, whole } from '../../common/input.ts';
import { because, parts, type Reason, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { defensivePenalties, type DefensivePenalty, type Effect } from '../terms.ts';

const { maneuvers, spellFatigue: fatigue, quickAimModifier } = tables;

const effectKinds = [
  'aggressive',
  'charge',
  'fightDefensively',
  'fightingWithdrawal',
  'fullParry',
  'gaveGround',
  'spellFatigue',
  'quickAim',
  'light',
] as const;

/** One of the four penalties of a defensive stance. Throws `bad-input`. */
export function checkedPenalty(value: unknown, field: string): DefensivePenalty {
  const found = defensivePenalties.find((penalty) => penalty === value);
  return found ?? refuse(field, 'one of -2, -4, -6, -8');
}

/** An effect from outside, cleaned of what does not belong to it. Throws `bad-input`. */
export function checkedEffect(effect: Effect): Effect {
  const kind = oneOf(given(effect, 'effects').kind, 'effects.kind', effectKinds);
  const raw = effect as Partial<Record<string, unknown>>;
  switch (kind) {
    case 'charge':
    case 'fullParry':
    case 'spellFatigue':
      return { kind, until: whole(raw['until'], 'effects.until') };
    case 'fightDefensively':
      return { kind, attackPenalty: checkedPenalty(raw['attackPenalty'], 'effects.attackPenalty') };
    case 'gaveGround':
      return { kind, times: whole(raw['times'], 'effects.times') };
    case 'light':
      return {
        kind,
        attack: signed(raw['attack'], 'effects.attack'),
        defense: signed(raw['defense'], 'effects.defense'),
      };
    default:
      return { kind };
  }
}

/** Effects from outside. Throws `bad-input`. */
export const checkedEffects = (effects: readonly Effect[]): Effect[] =>
  Array.from(list(effects, 'effects'), checkedEffect);

/** The step of the defensive stance with this penalty. */
export function stance(attackPenalty: number): { attack: number; defence: number } | undefined {
  return maneuvers.fightDefensively.find(({ attack }) => attack === attackPenalty);
}

export const inForce = (effect: Effect, second: number): boolean =>
  !('until' in effect) || effect.until > second;

interface Change {
  attack: number;
  defense: number;
  source: string;
  rule: string;
}

function changeOf(effect: Effect): Change {
  const change = (attack: number, defense: number, source: string, rule: string): Change => ({
    attack,
    defense,
    source,
    rule,
  });
  switch (effect.kind) {
    case 'aggressive':
      return change(0, maneuvers.aggressive.defence, 'aggressive attack', 'HM-MAN-1');
    case 'charge':
      return change(0, 0, 'charge', 'HM-MAN-2');
    case 'fightDefensively': {
      const { attack, defence } = stance(effect.attackPenalty) ?? { attack: 0, defence: 0 };
      return change(attack, defence, 'defensive stance', 'HM-MAN-3');
    }
    case 'fightingWithdrawal':
      return change(maneuvers.fightingWithdrawal.attack, 0, 'fighting withdrawal', 'HM-MAN-4');
    case 'fullParry':
      return change(0, maneuvers.fullParry.defence, 'full parry', 'HM-MAN-6');
    case 'gaveGround':
      return change(maneuvers.giveGround.nextAttack * effect.times, 0, 'gave ground', 'HM-MAN-7');
    case 'spellFatigue':
      return change(0, fatigue.defence, 'spell fatigue', 'HM-DEF-8');
    case 'quickAim':
      return change(quickAimModifier, 0, 'quick aim', 'HM-ACT-4');
    case 'light':
      return change(effect.attack, effect.defense, 'light', 'HM-LGT-2');
  }
}

const walkOnly = (effect: Effect): boolean =>
  effect.kind === 'fightingWithdrawal' || effect.kind === 'spellFatigue';

/**
 * The sum of what is in force on this second; effects whose `until` has come are skipped. A caller that hands
 * spell fatigue to the defence roll leaves it out here. Throws `bad-input`. HM-STATE-2, HM-ATK-3, HM-MOVE-5.
 */
export function stateModifiers(input: { second: number; effects: Effect[] }): {
  attack: number;
  defense: number;
  dexBonusLost: boolean;
  maxGait: 'walk' | null;
  damagePenetrates: boolean;
} & Reasoned {
  const second = whole(given(input).second, 'second');
  const effects = checkedEffects(input.effects).filter((effect) => inForce(effect, second));
  const reasons: Reason[] = [];
  let attack = 0;
  let defense = 0;
  for (const effect of effects) {
    const change = changeOf(effect);
    attack += change.attack;
    defense += change.defense;
    reasons.push(
      ...parts(
        because(`${change.source} (attack)`, change.attack, change.rule),
        because(`${change.source} (defence)`, change.defense, change.rule),
      ),
    );
  }
  return {
    attack: attack + 0,
    defense: defense + 0,
    dexBonusLost: effects.some(({ kind }) => kind === 'charge'),
    maxGait: effects.some(walkOnly) ? 'walk' : null,
    damagePenetrates: !effects.some(({ kind }) => kind === 'fightDefensively'),
    reasons,
  };
}

/**
 * The fatigue of one who has finished a spell on this second: the defence penalty, walking only, and the first
 * second without it. Throws `bad-input`. HM-DEF-8, HM-MOVE-5.
 */
export function spellFatigue(input: { second: number; castingTime: number }): {
  defense: number;
  maxGait: 'walk';
  until: number;
} & Reasoned {
  const second = whole(given(input).second, 'second');
  const castingTime = whole(input.castingTime, 'castingTime');
  const until = second + castingTime + fatigue.extraSeconds;
  return {
    defense: fatigue.defence,
    maxGait: 'walk',
    until,
    reasons: [
      because('finished on second', second, 'HM-DEF-8'),
      because('casting time', castingTime, 'HM-DEF-8'),
      because('always added', fatigue.extraSeconds, 'HM-DEF-8'),
    ],
  };
}

export const effectOps = {
  'state.modifiers': stateModifiers,
  'spell.fatigue': spellFatigue,
} as const;
