import { parseNumber } from '../../../components/fields/number-text.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { Foe, Meeting } from '../encounter-types.ts';

const hpLimits = { min: 1, max: 100_000 };
const countLimits = { min: 1, max: 200 };
/** More boxes than these nobody fills by hand. */
const boxesAtMost = 40;

/** The most one foe can have by these dice: 1d8+2 is 10. */
function mostHitPoints(hitDice: string, sides: readonly number[]): number {
  const added = /[+\u2212-]\s*(\d+)\s*$/.exec(hitDice);
  return sides.reduce((sum, each) => sum + each, Number(added?.[1] ?? 0));
}

/** The foes' hit points: thrown for all, typed for each, the same for all. */
export class FoesDraft {
  readonly roll = new Step('encounter.rollFoes');
  readonly edit = new Step('encounter.editFoe');
  readonly add = new Step('encounter.addFoe');
  readonly removal = new Step('encounter.removeFoe');
  totals = $state<Record<number, string>>({});
  hitDice = $state('');
  same = $state('');
  name = $state('');
  hp = $state('');
  count = $state('');
  readonly #view: () => Meeting;

  constructor(view: () => Meeting) {
    this.#view = view;
  }

  readonly boxes = $derived.by(() => Math.min(this.#view().foes.wanting, boxesAtMost));
  readonly most = $derived.by(() => {
    const { hitDice, sides } = this.#view().foes;
    return mostHitPoints(hitDice, sides);
  });
  readonly #texts = $derived.by(() => Object.values(this.totals).filter((text) => text.trim() !== ''));
  readonly typed = $derived.by(() => this.#texts.length);
  readonly problem = $derived.by(
    () =>
      this.#texts.map((text) => parseNumber(text, hpLimits).problem).find((each) => each !== null) ?? null,
  );

  /** Typed totals in order, the rest thrown by the program. */
  async throwAll(anew = false): Promise<boolean> {
    if (this.problem !== null) return false;
    const same = parseNumber(this.same, hpLimits);
    if (same.problem !== null) return false;
    const totals = Array.from({ length: this.boxes }, (_, at) => parseNumber(this.totals[at] ?? '').value);
    const typed = totals.some((total) => total !== null);
    const sent = await this.roll.take({
      anew,
      hitDice: this.hitDice.trim(),
      hp: same.value,
      totals: typed && !anew ? totals : null,
    });
    if (sent === null) return false;
    this.totals = {};
    this.same = '';
    return true;
  }

  /** "5" is what is left; "5/8" says the full ones, too. Answers what is wrong, or null. */
  async write(foe: Foe, text: string): Promise<string | null> {
    const [left = '', full = ''] = text.split('/');
    const hp = parseNumber(left, { min: -1000, max: hpLimits.max });
    const maxHp = parseNumber(full, hpLimits);
    const problem = hp.problem ?? maxHp.problem ?? (hp.value === null ? 'How many are left?' : null);
    if (problem !== null) return problem;
    const sent = await this.edit.take({ foeId: foe.id, hp: hp.value, maxHp: maxHp.value });
    return sent === null ? (this.edit.failure?.message ?? 'That was refused.') : null;
  }

  async join(): Promise<boolean> {
    const hp = parseNumber(this.hp, hpLimits);
    const count = parseNumber(this.count, countLimits);
    if (hp.value === null || count.problem !== null) return false;
    const name = this.name.trim() === '' ? null : this.name.trim();
    if ((await this.add.take({ name, hp: hp.value, count: count.value ?? 1 })) === null) return false;
    this.name = '';
    this.hp = '';
    this.count = '';
    return true;
  }

  async remove(foe: Foe): Promise<void> {
    await this.removal.take({ foeId: foe.id });
  }
}
