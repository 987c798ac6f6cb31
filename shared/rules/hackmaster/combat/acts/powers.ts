import type { Offer } from '../../../fight/action.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { allAimedAt } from '../../../fight/aim/targets.ts';
import { isFit } from '../../../fight/magic/powers.ts';
import { change, counted, type HackmasterDraft } from '../draft.ts';
import type { Power } from '../fighter/build.ts';
import type { Look } from '../sight/look.ts';
import { apart } from '../state.ts';
import { isAtLeisure, type HackmasterAction } from './action.ts';
import { befall } from './recipes.ts';

/** Whom a power may be used on; null if on nobody who is there. */
function aimed({ field, fighter }: Look, power: Power): Offer | null {
  const ways = [power.id];
  if (power.aim === undefined || power.aim === 'none') return { ways };
  const targets = field.state.fighters
    .filter((other) => isFit(power, fighter, other, apart(fighter, other)))
    .map(({ id }) => id);
  return targets.length > 0 ? { targets, ways } : null;
}

/** Everyone it is used on. Throws `bad-input` for those it could not be used on. */
function reached(draft: HackmasterDraft, by: number, at: number, power: Power): number[] {
  const user = fighterAt(draft, by);
  const fit = (place: number): boolean => {
    const other = fighterAt(draft, place);
    return isFit(power, user, other, apart(user, other));
  };
  return allAimedAt(draft, at, fit).filter(fit);
}

/** A power is used, and keeps him for its counts. */
function use(draft: HackmasterDraft, by: number, at: number, way: string): void {
  const { id, build, powers } = fighterAt(draft, by);
  const nth = build.powers.findIndex((one) => one.id === way);
  const power = build.powers[nth];
  if (!power) return;
  const { counts, recipe } = power;
  const ats = reached(draft, by, at, power);
  const left = powers[nth] ?? null;
  counted(draft, by, { kind: 'action', id, counts });
  change(draft, by, {
    powers: powers.with(nth, left === null ? null : left - 1),
    aimAt: null,
    setFrom: null,
    holding: null,
    begunOn: draft.state.count.second,
  });
  const whom = at < 0 ? { id } : { id: fighterAt(draft, at).id, by: id };
  tell(draft, { kind: 'power', as: 'power', ...whom, amount: counts, detail: way });
  if (recipe) befall(draft, by, { ...power, recipe }, ats);
}

export const powering: readonly HackmasterAction[] = [
  {
    kind: 'power',
    role: 'magic',
    title: 'Use a power',
    rule: 'HM-ACT-1',
    moment: 'free',
    aims: 'many',
    works: 'now',
    offer: (look) => {
      const { build, powers } = look.fighter;
      if (build.powers.length === 0 || !isAtLeisure(look)) return null;
      return build.powers.flatMap((power, nth) => (powers[nth] === 0 ? [] : (aimed(look, power) ?? [])));
    },
    act: use,
  },
];
