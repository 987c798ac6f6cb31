import { parseNumber, type Limits } from '../../components/number-text.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { armours } from '../../../shared/ipc/vocabulary.ts';
import { ItemDraft } from './item-draft.svelte.ts';
import type { Member } from './party-types.ts';

type CharacterInput = Omit<CommandInput<'party.editCharacter'>, 'id'>;

interface NumberRule extends Limits {
  min: number;
  max: number;
  /** What an empty field means: nothing known, as many as the maximum, or not allowed. */
  empty: 'unknown' | 'full' | 'wanted';
}

export const numberRules = {
  level: { min: 0, max: 36, empty: 'wanted' },
  strength: { min: 3, max: 18, empty: 'unknown' },
  charisma: { min: 3, max: 18, empty: 'unknown' },
  maxHp: { min: 0, max: 999, empty: 'wanted' },
  hp: { min: -999, max: 999, empty: 'full' },
} as const satisfies Record<string, NumberRule>;

type NumberName = keyof typeof numberRules;
const numberNames: readonly NumberName[] = ['level', 'strength', 'charisma', 'maxHp', 'hp'];

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** A character's sheet as it is being typed: figures stay raw text until they are sent. */
export class CharacterDraft {
  name = $state('');
  className = $state('');
  numbers = $state<Record<NumberName, string>>({ level: '1', strength: '', charisma: '', maxHp: '', hp: '' });
  armour = $state<string>('none');
  shield = $state(false);
  miscGear = $state(true);
  carryingTreasure = $state(false);
  items = $state<ItemDraft[]>([new ItemDraft()]);

  constructor(member?: Member) {
    if (member === undefined) return;
    this.name = member.name;
    this.className = member.className;
    this.numbers = {
      level: textOf(member.level),
      strength: textOf(member.strength),
      charisma: textOf(member.charisma),
      maxHp: textOf(member.maxHp),
      hp: textOf(member.hp),
    };
    this.armour = member.armour;
    this.shield = member.shield;
    this.miscGear = member.miscGear;
    this.carryingTreasure = member.carryingTreasure;
    this.items = [];
  }

  /** Keeps one empty line at the end for the next thing. */
  growItems(): void {
    if (this.items.at(-1)?.blank !== true) this.items.push(new ItemDraft());
  }

  get filledItems(): ItemDraft[] {
    return this.items.filter((item) => !item.blank);
  }

  /** Problems by path of the command's input. */
  problems(): Record<string, string> {
    const found: Record<string, string> = {};
    if (this.name.trim() === '') found['name'] = 'A character wants a name.';
    if (this.className.trim() === '') found['className'] = 'Name a class.';
    for (const name of numberNames) {
      const problem = this.#numberProblem(name);
      if (problem !== null) found[name] = problem;
    }
    this.filledItems.forEach((item, index) => {
      for (const [field, problem] of Object.entries(item.problems()))
        found[`items.${index}.${field}`] = problem;
    });
    return found;
  }

  input(): CharacterInput {
    const maxHp = this.#number('maxHp') ?? 0;
    return {
      name: this.name,
      className: this.className,
      level: this.#number('level') ?? 1,
      strength: this.#number('strength'),
      charisma: this.#number('charisma'),
      maxHp,
      hp: this.#number('hp') ?? maxHp,
      armour: armours.find((armour) => armour === this.armour) ?? 'none',
      shield: this.shield,
      miscGear: this.miscGear,
      carryingTreasure: this.carryingTreasure,
    };
  }

  #number(name: NumberName): number | null {
    return parseNumber(this.numbers[name]).value;
  }

  #numberProblem(name: NumberName): string | null {
    const rule = numberRules[name];
    const { value, problem } = parseNumber(this.numbers[name], rule);
    if (problem !== null) return problem;
    return value === null && rule.empty === 'wanted'
      ? `A whole number from ${rule.min} to ${rule.max}.`
      : null;
  }
}
