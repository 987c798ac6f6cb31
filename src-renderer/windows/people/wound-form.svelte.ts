import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { figure } from '../../../shared/words/figures.ts';
import { facesIn } from '../../components/dice/typed-faces.ts';
import type { Member } from '../../lib/party/party-types.ts';
import { readWound } from '../encounter/fight/wound-text.ts';

/** Damage or healing as typed: how much, for whom, and who takes half. */
export class WoundForm {
  amount = $state('');
  faces = $state('');
  reason = $state('');
  chosen = $state.raw<readonly number[]>([]);
  half = $state.raw<readonly number[]>([]);
  pressed = $state(false);

  constructor(chosen: readonly number[]) {
    this.chosen = chosen;
  }

  readonly #read = $derived.by(() => readWound(this.amount));
  readonly wantsDice = $derived.by(() => this.#read.change.dice !== '');
  readonly heals = $derived.by(() => {
    const { damage, dice } = this.#read.change;
    return (damage ?? 0) < 0 || /^[-−–]/u.test(dice);
  });
  readonly amountProblem = $derived.by(() => {
    if (this.#read.problem !== null) return this.#read.problem.text;
    if (this.#read.change.hp !== null) return 'What is left is set on the sheet.';
    return this.pressed && this.amount.trim() === '' ? 'Say how much: 7, −7 or 2d6+1.' : undefined;
  });
  readonly facesProblem = $derived.by(() =>
    this.wantsDice && facesIn(this.faces) === null
      ? 'Faces are whole numbers, with spaces between: 3 5.'
      : undefined,
  );
  readonly whoProblem = $derived.by(() =>
    this.pressed && this.chosen.length === 0 ? 'Choose somebody.' : undefined,
  );

  /** What would be left, where no dice decide. */
  then = ({ id, hp, maxHp, standing }: Member): string => {
    const { damage } = this.#read.change;
    if (damage === null) return '';
    const taken = this.half.includes(id) ? Math.trunc(damage / 2) : damage;
    if (taken < 0 && standing.state === 'dead') return 'not healed';
    return `→ ${figure(Math.min(hp - taken, Math.max(hp, maxHp)))}`;
  };

  /** What to send, or null while something is missing. */
  input(): CommandInput<'character.wound'> | null {
    this.pressed = true;
    const faces = this.wantsDice ? facesIn(this.faces) : [];
    const wrong = this.amountProblem ?? this.facesProblem ?? this.whoProblem;
    if (wrong !== undefined || faces === null) return null;
    const { damage, dice } = this.#read.change;
    const characterIds = [...this.chosen];
    const halfIds = this.half.filter((id) => characterIds.includes(id));
    return { characterIds, damage, dice, faces, halfIds, reason: this.reason.trim() };
  }
}
