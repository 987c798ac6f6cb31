import type { Sheet } from '../../../../lib/party/party-types.ts';
import { NumberTexts } from '../number-texts.svelte.ts';

type Spell = Sheet['sheet']['spells'][number];
type Skill = Sheet['sheet']['skills'][number];

/** A spell as it is being typed; a line without a name is left out. */
export class SpellLine {
  name = $state('');
  readonly numbers: NumberTexts<'level' | 'memorised'>;

  constructor({ name, level, memorised }: Spell = { name: '', level: 1, memorised: 0 }) {
    this.name = name;
    this.numbers = new NumberTexts(
      {
        level: { min: 0, max: 12, empty: 'wanted' },
        memorised: { min: 0, max: 20, empty: 'unknown' },
      },
      { level, memorised },
    );
  }

  get value(): Spell {
    const { numbers } = this;
    return {
      name: this.name.trim(),
      level: numbers.value('level') ?? 1,
      memorised: numbers.value('memorised') ?? 0,
    };
  }
}

/** A skill as it is being typed. */
export class SkillLine {
  name = $state('');
  note = $state('');
  readonly numbers: NumberTexts<'value'>;

  constructor({ name, value, note }: Skill | { name: string; value: null; note: string } = noSkill) {
    this.name = name;
    this.note = note;
    this.numbers = new NumberTexts({ value: { min: -1000, max: 100_000, empty: 'wanted' } }, { value });
  }

  get value(): Skill {
    return { name: this.name.trim(), value: this.numbers.value('value') ?? 0, note: this.note.trim() };
  }
}

const noSkill = { name: '', value: null, note: '' } as const;

interface NamedLine {
  name: string;
}

export const filledLines = <Line extends NamedLine>(lines: readonly Line[]): Line[] =>
  lines.filter(({ name }) => name.trim() !== '');

/** Keeps one empty line at the end for the next one. */
export function grown<Line extends NamedLine>(lines: readonly Line[], make: () => Line): Line[] {
  return lines.at(-1)?.name.trim() === '' ? [...lines] : [...lines, make()];
}
