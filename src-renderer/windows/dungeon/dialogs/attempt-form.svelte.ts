import { parseNumber } from '../../../components/number-text.ts';
import type { AttemptKind } from '../../../../shared/ipc/vocabulary.ts';
import type { Delve } from '../dungeon-types.ts';

const chanceLimits = { min: 0, max: 6 };
const dieLimits = { min: 1, max: 6 };

export interface AttemptInput {
  characterId: number;
  place: string;
  chanceInSix: number | null;
  die: number | null;
}

/** Who tries where, with what chance and die: what searching and listening have in common. */
export class AttemptForm {
  who = $state('');
  place = $state('');
  chance = $state('');
  die = $state('');
  pressed = $state(false);

  constructor(who: string, place: string) {
    this.who = who;
    this.place = place;
  }

  readonly placeProblem = $derived.by(() =>
    this.pressed && this.place.trim() === '' ? 'Say where.' : undefined,
  );

  /** What to send; null while a number cannot be read or no place is named. */
  input(): AttemptInput | null {
    this.pressed = true;
    const chance = parseNumber(this.chance, chanceLimits);
    const die = parseNumber(this.die, dieLimits);
    if (chance.problem !== null || die.problem !== null) return null;
    if (this.place.trim() === '' || this.who === '') return null;
    return {
      characterId: Number(this.who),
      place: this.place.trim(),
      chanceInSix: chance.value,
      die: die.value,
    };
  }

  /** The turn of an earlier try of the same kind at the same place by the same person. */
  triedInTurn(attempts: Delve['attempts'], kind: AttemptKind): number | null {
    const place = this.place.trim().toLocaleLowerCase();
    const before = attempts.find(
      (attempt) =>
        attempt.characterId === Number(this.who) &&
        attempt.kind === kind &&
        attempt.place.toLocaleLowerCase() === place,
    );
    return before?.turn ?? null;
  }
}
