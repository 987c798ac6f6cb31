import type { Draft, ImportContext, NewPersonInput, Unread } from '../entry.ts';
import type { SheetInput } from '../foundry/document.ts';
import { labelled, remarks } from '../foundry/person.ts';
import { averageHitPoints, hitDiceOf, levelOf } from '../measures.ts';
import { restOf } from './stat-text.ts';
import type { Field } from './stat-text.ts';

/** A creature as its fields are read one after another, and what of them was not. */
export class StatBlock {
  readonly name: string;
  readonly #context: ImportContext;
  readonly #unread: Unread[] = [];
  readonly #overrules: Record<string, number> = {};
  readonly #notes: (string | null)[] = [];
  readonly #creature: NonNullable<SheetInput['creature']> = {};
  #hitPoints: number | null = null;
  #alignment = '';

  constructor(name: string, context: ImportContext) {
    this.name = name;
    this.#context = context;
  }

  leave(path: string, why: string): void {
    this.#unread.push({ path, why });
  }

  /** Tells what a pattern left over of a field. */
  leaveRest({ key, text }: Field, match: RegExpExecArray | null): void {
    const rest = restOf(text, match);
    if (rest !== '') this.leave(key, `"${rest.slice(0, 80)}" was not understood.`);
  }

  armourClass(field: Field): void {
    const match = /^(-?\d{1,2})(?:\s*\[\s*(-?\d{1,2})\s*\])?/.exec(field.text);
    const { armourClass } = this.#context;
    if (armourClass === 'defence') {
      this.leave(field.key, 'This campaign writes no such armour class.');
      return;
    }
    const [, down, up] = match ?? [];
    if (down !== undefined && armourClass === 'either') this.#overrules['acDescending'] = Number(down);
    if (up !== undefined) this.#overrules['acAscending'] = Number(up);
    if (down !== undefined && armourClass === 'ascending' && up === undefined)
      this.leave(field.key, 'This campaign counts armour upwards only.');
    this.leaveRest(field, match);
  }

  hitDice(field: Field): void {
    const points = /\(?\s*(\d{1,4})\s*hp\s*\)?/i.exec(field.text);
    if (points?.[1] !== undefined && !/d\d*\s*hp/i.test(field.text)) this.#hitPoints = Number(points[1]);
    const text = (this.#hitPoints === null ? field.text : restOf(field.text, points))
      .replace(/\s*hp$/i, '')
      .trim();
    this.#creature.hitDice = text;
  }

  attacks(text: string): void {
    this.#creature.attacks = text;
  }

  special(text: string): void {
    this.#creature.special = text;
  }

  movement(text: string, rates: { turnFeet: number; roundFeet: number } | Record<string, never>): void {
    this.#creature.movement = text;
    Object.assign(this.#overrules, rates);
  }

  morale(field: Field): void {
    const match = /^(\d{1,2})\b/.exec(field.text);
    const morale = Number(match?.[1]);
    if (morale >= 2 && morale <= 12) this.#creature.morale = morale;
    else if (match !== null) this.leave(field.key, 'Morale stands from 2 to 12.');
    this.leaveRest(field, match);
  }

  alignment(text: string): void {
    this.#alignment = text;
  }

  /** A figure that the rules would give otherwise, or not at all. */
  overrule(key: string, value: number): void {
    this.#overrules[key] = value;
  }

  saves(field: Field, values: readonly number[], saveAs: string): void {
    const { saveKeys } = this.#context;
    this.#creature.saveAs = saveAs;
    if (saveKeys.length === values.length)
      values.forEach((value, index) => (this.#overrules[saveKeys[index] ?? ''] = value));
    else this.leave(field.key, 'This campaign has other saving throws; the words are kept.');
  }

  /** What has no figure of its own stands in the notes. */
  note(label: string, text: string): void {
    this.#notes.push(labelled(label, text));
  }

  draft(): Draft {
    const hitDice = this.#creature.hitDice ?? '';
    const dice = hitDiceOf(hitDice);
    const average = dice === null ? 1 : averageHitPoints(dice);
    const hp = this.#hitPoints ?? average;
    const person: NewPersonInput = {
      kind: 'creature',
      name: this.name,
      className: 'Creature',
      level: levelOf(hitDice),
      hp,
      maxHp: Math.max(0, hp),
      sheet: {
        alignment: this.#alignment,
        overrules: this.#overrules,
        creature: this.#creature,
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
