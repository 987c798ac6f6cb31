import { fighterAt } from '../../../fight/draft.ts';
import { missileMissIntoMelee } from '../../attack/stray-missiles.ts';
import type { Situation } from '../circumstances.ts';
import { foretell, namedInTurn, tell, type BasicFantasyDraft } from '../draft.ts';
import { feetBetween, standing } from '../field.ts';
import type { BasicFantasyState } from '../state.ts';
import type { RangedUse, Weapon } from '../stats.ts';
import { harm } from './blows.ts';
import { armourAgainst, faceNeeded, type Aim } from './rolls.ts';

/** A shot or a throw, with what bears on it. */
export interface Shot {
  readonly by: number;
  readonly at: number;
  readonly place: number;
  readonly weapon: Weapon;
  readonly use: RangedUse;
  readonly situation: Situation;
  readonly aim: Aim;
}

/** Allies of the shooter about his target, in the order they are listed. */
function alliesAbout({ fighters }: Pick<BasicFantasyState, 'fighters'>, by: number, at: number): number[] {
  const shooter = fighterAt({ fighters }, by);
  const target = fighterAt({ fighters }, at);
  const about: number[] = [];
  fighters.forEach((other, index) => {
    if (index === by || index === at || other.side !== shooter.side || !standing(other)) return;
    if (feetBetween(other, target) <= Math.max(other.kit.reachFeet, target.kit.reachFeet)) about.push(index);
  });
  return about;
}

/** Whom of those about the target a shot that missed might hit. BF-MISS-1. */
export const straysTo = ({ state, fighters }: BasicFantasyDraft, by: number, at: number): number[] =>
  state.options.missIntoMelee && fighterAt({ fighters }, by).side !== fighterAt({ fighters }, at).side
    ? alliesAbout({ fighters }, by, at)
    : [];

/** A missile that missed in a melee may hit an ally there. Dice: d20 for each one tried. BF-MISS-1 to 6. */
export function missAmong(draft: BasicFantasyDraft, { by, at, place, weapon, situation, aim }: Shot): void {
  const shooter = fighterAt(draft, by);
  const among = straysTo(draft, by, at);
  if (among.length === 0) return;
  const armourOf = (index: number): number => armourAgainst(draft, fighterAt(draft, index), shooter).ac;
  const dice = namedInTurn(draft, (fallen) => {
    const tried = among[fallen];
    const needed =
      tried === undefined
        ? null
        : faceNeeded(shooter.kit.attackBonus, { ...aim, ac: armourOf(tried), canBeHit: true });
    const about = {
      what: 'stray',
      title: 'Whom it hits instead',
      rule: 'BF-MISS-4',
      way: weapon.id,
      ...(needed !== null && { needed }),
    } as const;
    foretell(draft, by, about, tried);
  });
  const { hit } = missileMissIntoMelee(
    {
      grenadeLike: false,
      attackBonus: shooter.kit.attackBonus,
      abilityBonus: aim.ability,
      modifier: aim.modifier,
      maxTries: draft.state.options.missIntoMeleeMaxTries,
      candidates: among.map((index) => ({
        id: String(index),
        ac: { ascending: armourOf(index) },
      })),
    },
    dice,
  );
  if (hit === null) return;
  const victim = Number(hit);
  tell(draft, 'hitAlly', victim, { by, detail: weapon.id });
  const blow = { by, at: victim, weapon: place, own: true };
  harm(draft, blow, weapon.ranged?.delivery ?? 'other', situation);
}
