import type { CommandInput } from '../../../../../shared/ipc/contract.ts';
import type { WageSpan } from '../../../../../shared/ipc/travel/wage-words.ts';
import { abilityIds, characterKinds, type AbilityId } from '../../../../../shared/ipc/vocabulary.ts';
import type { Sheet } from '../../../../lib/party/party-types.ts';
import { CarrierDraft } from './carrier-draft.svelte.ts';
import { CreatureDraft } from './creature-draft.svelte.ts';
import { filledLines, grown, SkillLine, SpellLine } from './line-drafts.svelte.ts';
import { NumberTexts, type NumberRule } from '../number-texts.svelte.ts';
import { OwnDraft } from '../own-scores.svelte.ts';
import { abilityRules, personRules, type PersonNumber } from './person-rules.ts';

export type EditSection = 'person' | 'skills' | 'spells' | 'carrier' | 'creature' | 'notes';

type Changes = CommandInput<'character.edit'>['changes'];
type SheetChanges = NonNullable<Changes['sheet']>;

const serviceRules = {
  loyalty: { min: 0, max: 20, empty: 'unknown' },
  wage: { min: 0, max: 1_000_000, empty: 'unknown', fractions: true },
} as const satisfies Record<string, NumberRule>;

const listed = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Of two records, what is new in the second. */
function changed<Values extends object>(before: Values, after: Values): Partial<Values> {
  const names = Object.keys(after) as (keyof Values)[];
  const other = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(other.map((name) => [name, after[name]])) as Partial<Values>;
}

/** A whole sheet as it is being typed over; only what was changed is sent. */
export class EditDraft {
  readonly id: number;
  kind = $state<string>('character');
  name = $state('');
  className = $state('');
  classId = $state<string | null>(null);
  wageEvery = $state<WageSpan>('month');
  raceId = $state<string | null>(null);
  alignment = $state('');
  languages = $state('');
  conditions = $state('');
  notes = $state('');
  employerId = $state('');
  miscGear = $state(false);
  carryingTreasure = $state(false);
  readonly numbers: NumberTexts<PersonNumber>;
  readonly scores: NumberTexts<AbilityId>;
  readonly own: OwnDraft;
  readonly service: NumberTexts<keyof typeof serviceRules>;
  spells = $state<SpellLine[]>([]);
  skills = $state<SkillLine[]>([]);
  readonly carrier: CarrierDraft;
  readonly creature: CreatureDraft;
  readonly #before: ReturnType<EditDraft['facts']>;
  readonly #sheetBefore: ReturnType<EditDraft['sheetFacts']>;

  constructor(sheet: Sheet) {
    const { sheet: facts } = sheet;
    this.id = sheet.id;
    this.kind = sheet.kind;
    this.name = sheet.name;
    this.className = sheet.className;
    this.classId = sheet.classId;
    this.raceId = sheet.raceId;
    this.alignment = facts.alignment;
    this.languages = facts.languages.join(', ');
    this.conditions = facts.conditions.join(', ');
    this.notes = facts.notes;
    this.employerId = facts.employerId === null ? '' : String(facts.employerId);
    this.miscGear = sheet.miscGear;
    this.carryingTreasure = sheet.carryingTreasure;
    this.numbers = new NumberTexts(personRules, sheet);
    this.scores = new NumberTexts<AbilityId>(
      abilityRules,
      Object.fromEntries(sheet.abilities.map(({ id, score }) => [id, score])),
    );
    this.own = new OwnDraft(facts.own);
    const wage = facts.wage === null ? null : facts.wage / 100;
    this.wageEvery = facts.wageEvery;
    this.service = new NumberTexts(serviceRules, { loyalty: facts.loyalty, wage });
    this.spells = facts.spells.map((spell) => new SpellLine(spell));
    this.skills = facts.skills.map((skill) => new SkillLine(skill));
    this.carrier = new CarrierDraft(facts.carrier);
    this.creature = new CreatureDraft(facts.creature);
    this.grow();
    this.#before = this.facts();
    this.#sheetBefore = this.sheetFacts();
  }

  /** Keeps one empty line at the end of each list. */
  grow(): void {
    this.spells = grown(this.spells, () => new SpellLine());
    this.skills = grown(this.skills, () => new SkillLine());
  }

  /** Problems by path of the command's changes. */
  problems(): Record<string, string> {
    const lines = [
      ...filledLines(this.spells).map((line, at) => line.numbers.problems(`sheet.spells.${at}.`)),
      ...filledLines(this.skills).map((line, at) => line.numbers.problems(`sheet.skills.${at}.`)),
    ];
    return {
      ...(this.name.trim() === '' ? { name: 'A character wants a name.' } : {}),
      ...(this.className.trim() === '' ? { className: 'Name a class.' } : {}),
      ...this.numbers.problems(),
      ...this.scores.problems('abilities.'),
      ...this.own.problems(),
      ...this.service.problems('sheet.'),
      ...Object.fromEntries(lines.flatMap((line) => Object.entries(line))),
      ...this.carrier.problems(),
      ...this.creature.problems(),
    };
  }

  /** What is not as it was when the sheet was opened; null where that is nothing. */
  get changes(): Changes | null {
    const sheet: SheetChanges = changed(this.#sheetBefore, this.sheetFacts());
    const facts: Changes = changed(this.#before, this.facts());
    const all = Object.keys(sheet).length === 0 ? facts : { ...facts, sheet };
    return Object.keys(all).length === 0 ? null : all;
  }

  facts() {
    const { numbers } = this;
    const maxHp = numbers.value('maxHp') ?? 0;
    return {
      kind: characterKinds.find((kind) => kind === this.kind) ?? 'character',
      name: this.name.trim(),
      className: this.className.trim(),
      classId: this.classId,
      raceId: this.raceId,
      level: numbers.value('level') ?? 1,
      xp: numbers.value('xp') ?? 0,
      maxHp,
      hp: numbers.value('hp') ?? maxHp,
      abilities: Object.fromEntries(abilityIds.map((id) => [id, this.scores.value(id)])),
      miscGear: this.miscGear,
      carryingTreasure: this.carryingTreasure,
    } satisfies Changes;
  }

  sheetFacts() {
    const wage = this.service.value('wage');
    return {
      alignment: this.alignment.trim(),
      languages: listed(this.languages),
      conditions: listed(this.conditions),
      notes: this.notes,
      employerId: this.employerId === '' ? null : Number(this.employerId),
      loyalty: this.service.value('loyalty'),
      wage: wage === null ? null : Math.round(wage * 100),
      wageEvery: this.wageEvery,
      spells: filledLines(this.spells).map(({ value }) => value),
      skills: filledLines(this.skills).map(({ value }) => value),
      carrier: this.carrier.value,
      creature: this.creature.value,
      own: this.own.value,
    } satisfies SheetChanges;
  }
}
