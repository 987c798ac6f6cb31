import type { CommandInput } from '../../../../../shared/ipc/contract.ts';
import { abilityIds, characterKinds, type AbilityId } from '../../../../../shared/ipc/vocabulary.ts';
import type { CreationOptions, PartyView } from '../../../../lib/party/party-types.ts';
import { NumberTexts, type NumberRule } from '../number-texts.svelte.ts';
import { OwnDraft } from '../own-scores.svelte.ts';
import { abilityRules, personRules } from '../edit/person-rules.ts';
import { ThingDraft } from './thing-draft.svelte.ts';
import { wornThings } from './worn-armour.ts';

const { level, maxHp, hp } = personRules;
const bonus = { min: -50, max: 50, empty: 'unknown' } as const satisfies NumberRule;
export const fightRules = {
  attack: bonus,
  defence: bonus,
  initiative: bonus,
  damageReduction: { min: 0, max: 50, empty: 'unknown' },
} as const satisfies Record<string, NumberRule>;

/** Somebody with a sheet of their own on paper, as it is being typed: figures stay raw text until they are sent. */
export class QuickDraft {
  kind = $state<string>('character');
  name = $state('');
  className = $state('');
  readonly numbers = new NumberTexts({ level, maxHp, hp }, { level: 1 });
  readonly scores = new NumberTexts<AbilityId>(abilityRules);
  readonly own = new OwnDraft();
  /** Where fights are counted in seconds. */
  readonly fight = new NumberTexts<keyof typeof fightRules>(fightRules);
  armour = $state('none');
  shield = $state(false);
  miscGear = $state(true);
  carryingTreasure = $state(false);
  things = $state<ThingDraft[]>([]);
  readonly #unit: PartyView['unit'];

  constructor(unit: PartyView['unit'], retainer?: string) {
    this.#unit = unit;
    if (retainer !== undefined) {
      this.name = retainer;
      this.kind = 'retainer';
    }
    this.things = [new ThingDraft(unit)];
  }

  /** Keeps one empty line at the end for the next thing. */
  grow(): void {
    if (this.things.at(-1)?.blank !== true) this.things.push(new ThingDraft(this.#unit));
  }

  get filled(): ThingDraft[] {
    return this.things.filter((thing) => !thing.blank);
  }

  /** Where a line stands in the command, after what is worn; -1 for an empty one. */
  sentAs(thing: ThingDraft): number {
    const at = this.filled.indexOf(thing);
    return at === -1 ? -1 : at + this.#worn().length;
  }

  /** Problems by path of the command's input. */
  problems(): Record<string, string> {
    const found: Record<string, string> = {
      ...(this.name.trim() === '' ? { name: 'A character wants a name.' } : {}),
      ...(this.className.trim() === '' ? { className: 'Name a class.' } : {}),
      ...this.numbers.problems(),
      ...this.scores.problems('abilities.'),
      ...this.own.problems(),
      ...this.fight.problems('sheet.count.'),
    };
    for (const thing of this.filled) {
      for (const [field, problem] of Object.entries(thing.problems()))
        found[`items.${this.sentAs(thing)}.${field}`] = problem;
    }
    return found;
  }

  /** A class by a name the starter content knows follows its rules. */
  input(classes: CreationOptions['classes']): CommandInput<'character.add'> {
    const full = this.numbers.value('maxHp') ?? 0;
    const called = this.className.trim().toLowerCase();
    const known = classes.find(({ name }) => name.toLowerCase() === called);
    return {
      kind: characterKinds.find((kind) => kind === this.kind) ?? 'character',
      name: this.name,
      className: this.className,
      classId: known?.id ?? null,
      level: this.numbers.value('level') ?? 1,
      abilities: Object.fromEntries(abilityIds.map((id) => [id, this.scores.value(id)])),
      ...this.#sheet(),
      maxHp: full,
      hp: this.numbers.value('hp') ?? full,
      miscGear: this.miscGear,
      carryingTreasure: this.carryingTreasure,
      items: [...this.#worn(), ...this.filled.map((thing) => thing.input())],
    };
  }

  #sheet(): Pick<CommandInput<'character.add'>, 'sheet'> {
    const own = this.own.value;
    const count = this.fight.known;
    const sheet = {
      ...(own === null ? {} : { own }),
      ...(Object.keys(count).length === 0 ? {} : { count }),
    };
    return Object.keys(sheet).length === 0 ? {} : { sheet };
  }

  #worn() {
    return wornThings(this.armour, this.shield, this.#unit);
  }
}
