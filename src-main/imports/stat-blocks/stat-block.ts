import type { Draft, ImportContext, NewPersonInput, Unread } from '../entry.ts';
import type { SheetInput } from '../foundry/document.ts';
import { labelled, remarks } from '../foundry/person.ts';
import { armourClassIn } from './armour-class.ts';
import { readHitDice } from './hit-dice.ts';
import { movementOf } from './movement.ts';
import { pointsOfEach, severalOf } from '../several.ts';
import { restOf } from './stat-text.ts';
import type { Field } from './stat-text.ts';

type Creature = NonNullable<SheetInput['creature']>;

/** How many letters a sheet has for each; what is longer goes into the notes. */
const room = { hitDice: 60, attacks: 400, movement: 200, saveAs: 80, special: 1000, alignment: 40 } as const;

/** What is told takes so many letters of the notes; the rest is for figures that have no place. */
const mostTold = 7000;

/** A creature as its fields are read one after another, and what of them was not. */
export class StatBlock {
  readonly name: string;
  readonly #context: ImportContext;
  /** How many of it are made; null for one. */
  readonly #count: number | null;
  readonly #unread: Unread[] = [];
  readonly #overrules: Record<string, number> = {};
  readonly #notes: (string | null)[] = [];
  readonly #creature: Creature = {};
  readonly #damage: string[] = [];
  readonly #special: string[] = [];
  #hitPoints: { hp: number; maxHp: number } | null = null;
  #pointsOfEach: readonly number[] | null = null;
  #average: number | null = null;
  #level: number | null = null;
  #alignment = '';
  #isUpwards = false;
  #countsAttacks = false;
  #edition: 'older' | 'newer' = 'older';
  #scores: NewPersonInput['abilities'] = {};

  constructor(name: string, context: ImportContext, count: number | null = null) {
    this.name = name;
    this.#context = context;
    this.#count = count;
  }

  /** Its armour class counts upwards only, and its feet are those of a round. */
  ofNewerEdition(): void {
    this.#edition = 'newer';
    this.#isUpwards = true;
  }

  /** Its feet are those of a round, and what stands in brackets is a turning distance. */
  feetOfRounds(): void {
    this.#isUpwards = true;
    this.#countsAttacks = true;
  }

  scores(scores: NonNullable<NewPersonInput['abilities']>): void {
    this.#scores = scores;
  }

  leave(path: string, why: string): void {
    this.#unread.push({ path, why });
  }

  /** Tells what a pattern left over of a field. */
  leaveRest({ key, text }: Field, match: RegExpExecArray | null): void {
    const rest = restOf(text, match);
    if (rest !== '') this.leave(key, `"${rest.slice(0, 80)}" was not understood.`);
  }

  /** The first armour class; where there are more words, all of them stand in the notes. */
  armourClass(field: Field): void {
    const { key, text } = field;
    const { armourClass } = this.#context;
    const read = armourClassIn(text, this.#edition === 'newer');
    if (read?.rest.startsWith('[') === true)
      this.leave(key, `"${read.rest.slice(0, 80)}" was not understood.`);
    else if (read === null || read.rest !== '' || read.words !== '') this.note('Armour class', text);
    if (armourClass === 'defence') {
      this.leave(key, 'This campaign writes no such armour class.');
      return;
    }
    if (read === null) return;
    const { descending, ascending } = read;
    this.#isUpwards ||= descending === null;
    if (descending !== null && armourClass === 'either') this.#overrules['acDescending'] = descending;
    if (ascending !== null) this.#overrules['acAscending'] = ascending;
    else if (armourClass === 'ascending')
      this.leave(key, `${text.slice(0, 80)}: this campaign counts armour upwards only.`);
  }

  hitDice({ text }: Field): void {
    const { hitDice, hp, level, more } = readHitDice(text);
    this.#creature.hitDice = this.#fitting('Hit Dice', hitDice, room.hitDice);
    this.#average = hp;
    this.#level = level;
    this.#pointsOfEach ??= pointsOfEach(more ?? '', this.#count);
    if (this.#pointsOfEach === null) this.note('Hit points', more);
  }

  /** Hit points of a field of their own: now, and at most where that is said. */
  points(field: Field): void {
    const [whole, now, most] = /^(\d{1,4})(?: ?\/ ?(\d{1,4})(?! ?\/))?/.exec(field.text) ?? [];
    if (whole === undefined) {
      this.leaveRest(field, null);
      return;
    }
    this.#hitPoints = { hp: Number(now), maxHp: Number(most ?? now) };
    this.#pointsOfEach = pointsOfEach(field.text, this.#count);
    if (this.#pointsOfEach !== null) return;
    const rest = field.text.slice(whole.length).trim();
    if (rest !== '' && !/^(?:hp|hit points?)?(?: ?each)?$/i.test(rest)) this.note('Hit points', field.text);
  }

  attacks({ label, text }: Field): void {
    this.#creature.attacks = text;
    this.#countsAttacks ||= /^#|^no/i.test(label);
  }

  damage(text: string): void {
    this.#damage.push(text);
  }

  special(text: string): void {
    this.#special.push(text);
  }

  movement(text: string): void {
    this.#creature.movement = text;
  }

  morale(field: Field): void {
    const { key, text } = field;
    const match = /^\d{1,2}\b/.exec(text);
    const morale = Number(match?.[0]);
    if (morale >= 2 && morale <= 12) this.#creature.morale = morale;
    else if (match !== null) this.leave(key, `${match[0]}: morale stands from 2 to 12.`);
    if (match?.[0] !== text) this.note('Morale', text);
  }

  alignment(text: string): void {
    this.#alignment = this.#fitting('Alignment', text, room.alignment);
  }

  /** A figure that the rules would give otherwise, or not at all. */
  overrule(key: string, value: number): void {
    this.#overrules[key] = value;
  }

  saves(field: Field, values: readonly number[], saveAs: string): void {
    const { saveKeys } = this.#context;
    if (saveKeys.length === values.length) {
      this.saveAs(saveAs);
      values.forEach((value, index) => (this.#overrules[saveKeys[index] ?? ''] = value));
      return;
    }
    this.saveAs(values.length === 1 ? saveAs : field.text);
    this.leave(field.key, 'This campaign has other saving throws; the words are kept.');
  }

  saveAs(text: string): void {
    this.#creature.saveAs = this.#fitting('Saves', text, room.saveAs);
  }

  /** The level a name tells; Hit Dice tell it better. */
  levelByName(level: number | null): void {
    this.#level ??= level;
  }

  /** What has no figure of its own stands in the notes. */
  note(label: string, text: string | null): void {
    this.#notes.push(labelled(label, text));
  }

  /** A line of the notes as it is. */
  remark(text: string): void {
    this.#notes.push(text);
  }

  /** The same where there is room for it; false where there is none. */
  tell(text: string): boolean {
    const length = this.#notes.reduce((sum, note) => sum + (note?.length ?? 0) + 1, 0);
    if (length + text.length > mostTold) return false;
    this.remark(text);
    return true;
  }

  #fitting(label: string, text: string, most: number): string {
    if (text.length <= most) return text;
    this.note(label, text);
    return '';
  }

  /** Attacks and damage in one line, as other blocks write them. */
  #attackWords(): string {
    const damage = this.#damage.length === 0 ? [] : [`damage ${this.#damage.join(', ')}`];
    const attacks = this.#creature.attacks === undefined ? [] : [this.#creature.attacks];
    return this.#fitting('Attacks', [...attacks, ...damage].join(', '), room.attacks);
  }

  /** So many of it as there are, each with its own hit points where they are told. */
  drafts(): Draft[] {
    const draft = this.draft();
    return this.#count === null ? [draft] : severalOf(draft, this.#count, this.#pointsOfEach);
  }

  draft(): Draft {
    const { movement = '' } = this.#creature;
    const attacks = this.#attackWords();
    const special = this.#fitting('Special', this.#special.join('; '), room.special);
    const style = { isUpwards: this.#isUpwards, countsAttacks: this.#countsAttacks };
    const creature = {
      ...this.#creature,
      attacks,
      special,
      movement: this.#fitting('Movement', movement, room.movement),
    };
    if (this.#hitPoints === null && this.#average === null)
      this.leave('HP', 'No hit points can be worked out; 1 is taken.');
    const average = this.#average ?? 1;
    const { hp, maxHp } = this.#hitPoints ?? { hp: average, maxHp: average };
    const figures = { ...this.#overrules, ...movementOf(movement, style) };
    const person: NewPersonInput = {
      kind: 'creature',
      name: this.name,
      className: 'Creature',
      level: this.#level ?? 0,
      abilities: this.#scores,
      hp,
      maxHp,
      sheet: {
        alignment: this.#alignment,
        overrules: figures,
        printed: figures,
        creature,
        notes: remarks(this.#notes),
      },
    };
    return {
      kind: 'character',
      name: this.name,
      person,
      things: [],
      belongsTo: null,
      unread: this.#unread,
      refused: null,
    };
  }
}
