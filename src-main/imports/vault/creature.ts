import type { Draft, ImportContext } from '../entry.ts';
import { isObject, Reading } from '../reading.ts';
import { readFields } from '../stat-blocks/fields.ts';
import { attackWords, diceInBracket, feetOfMetres } from '../stat-blocks/newer-words.ts';
import { StatBlock } from '../stat-blocks/stat-block.ts';
import { plainStats } from '../stat-blocks/stat-text.ts';
import type { Field } from '../stat-blocks/stat-text.ts';
import { isDrawing, isNewer, labelOf, wordsOfKey } from './creature-keys.ts';
import { savesText, scoresIn, wordsIn } from './creature-values.ts';
import { plainWords } from './plain-words.ts';
import { isScalar, scalarText } from './scalars.ts';
import { textedAt } from './texted.ts';

/** A creature of a note: its figures by their keys, its texts into the notes, the rest listed. */

const longestText = 8000;
const noRoom = 'There was no room left for it in the notes.';

class VaultCreature {
  readonly #given: Readonly<Record<string, unknown>>;
  readonly #reading: Reading;
  readonly #block: StatBlock;
  /** The keys of the figures, for what is told of them. */
  readonly #keys = new Map<string, string>();
  readonly #fields: Field[] = [];
  readonly #attacks: string[] = [];

  constructor(given: Readonly<Record<string, unknown>>, block: StatBlock) {
    this.#given = given;
    this.#reading = new Reading(given);
    this.#block = block;
  }

  read(remarks: readonly string[]): Draft[] {
    if (isNewer(this.#given)) this.#block.ofNewerEdition();
    for (const remark of remarks) this.#block.remark(remark);
    for (const key of Object.keys(this.#given)) this.#key(key);
    this.#complete();
    readFields(this.#block, this.#fields);
    if (/bfrpg|basic.?fantasy/i.test(scalarText(this.#given['layout']))) this.#block.feetOfRounds();
    const left = this.#reading.leftOver((path) =>
      isDrawing(String(path[0])) ? null : 'It has no place here.',
    );
    return this.#block.drafts().map((draft) => {
      const told = draft.unread.map(({ path, why }) => ({ path: this.#keys.get(path) ?? path, why }));
      return { ...draft, unread: [...told, ...left] };
    });
  }

  #key(key: string): void {
    const value = this.#given[key];
    if (key === 'name' || isDrawing(key) || value === null || value === '') {
      if (key === 'name') this.#reading.take(key);
      return;
    }
    const label = labelOf(key);
    if (key === 'level' && isScalar(value)) {
      this.#level(key, value);
      return;
    }
    if (key === 'stats' && this.#stats(value)) return;
    if (label !== null && this.#figure(key, label, value)) return;
    const words = label === null || isScalar(value) || label === 'SV' ? wordsIn(value) : null;
    if (words !== null && !this.#isTexts(value)) this.#note(key, words);
    else if (Array.isArray(value)) this.#texts(key, value);
  }

  #level(key: string, value: string | number | boolean): void {
    const [level] = /\d{1,2}/.exec(String(value)) ?? [];
    if (level !== undefined) this.#block.levelByName(Math.min(36, Number(level)));
    this.#reading.take(key);
  }

  #stats(value: unknown): boolean {
    const scores = scoresIn(value);
    if (scores !== null) this.#block.scores(scores);
    const others = new Set(
      Object.entries(this.#given).flatMap(([key, each]) => (key === 'stats' ? [] : [scalarText(each)])),
    );
    const isSaidAgain = Array.isArray(value) && value.every((each) => others.has(scalarText(each)));
    if (scores === null && !isSaidAgain) return false;
    if (scores === null) this.#reading.refuse(['stats'], 'The other fields tell it.');
    else this.#reading.take('stats');
    return true;
  }

  /** False where it is no figure of that label. */
  #figure(key: string, label: string, value: unknown): boolean {
    const isSaves = label === 'SV';
    const given = isSaves
      ? (savesText(value) ?? (isScalar(value) ? String(value) : null))
      : isScalar(value)
        ? String(value)
        : null;
    if (given === null || given.length > 400) return false;
    const text = plainStats(plainWords(given)).replaceAll(/\s+/g, ' ').trim();
    if (isSaves && /^[A-Z][a-z]{2}/.test(text) && !/^(?:Fig|Nor|Mon|Lev)/.test(text)) return false;
    if (text === '') return false;
    this.#reading.take(key);
    this.#add(key, label, text);
    return true;
  }

  #add(key: string, label: string, text: string): void {
    const bracketed = text.replace(/^(-?\d{1,2}) ?\(([+-]?\d{1,2})\)/, '$1 [$2]');
    const isBonus = label === 'THAC0' && /^[+-]/.test(text);
    const to = isBonus ? 'AB' : label;
    this.#keys.set(to, key);
    if (label === 'MV') {
      const feet = feetOfMetres(text);
      if (feet !== null) this.#block.note('Movement', text);
      this.#fields.push({ key: to, label: to, text: feet ?? text });
    } else
      this.#fields.push({ key: to, label: to, text: label === 'AC' || label === 'THAC0' ? bracketed : text });
  }

  /** Hit Dice told only beside the hit points; attacks told only by what they do. */
  #complete(): void {
    const of = (label: string): Field | undefined => this.#fields.find(({ key }) => key === label);
    const points = of('HP');
    const dice =
      points === undefined
        ? null
        : (diceInBracket(points.text) ?? (/^\d*d\d/i.test(points.text) ? points.text : null));
    if (dice !== null && of('HD') === undefined) this.#fields.push({ key: 'HD', label: 'HD', text: dice });
    if (points !== undefined && dice === points.text) this.#fields.splice(this.#fields.indexOf(points), 1);
    const attacks = this.#attacks.join(', ');
    if (attacks !== '' && attacks.length <= 400 && of('Att') === undefined)
      this.#fields.push({ key: 'Att', label: 'Att', text: attacks });
  }

  #note(key: string, words: string): void {
    const text = plainWords(words).replaceAll(/\s+/g, ' ').trim();
    const line = `${wordsOfKey(key)}: ${text}`;
    if (text === '' || text.length > longestText)
      this.#reading.refuse([key], text === '' ? 'It holds nothing.' : noRoom);
    else if (this.#block.tell(line)) this.#reading.take(key);
    else this.#reading.refuse([key], noRoom);
  }

  #isTexts(value: unknown): boolean {
    return (
      Array.isArray(value) && value.some((each) => (isObject(each) && 'name' in each) || Array.isArray(each))
    );
  }

  /** What it can do: a list of names with what is told of each. */
  #texts(key: string, list: readonly unknown[]): void {
    const header = `${wordsOfKey(key)}:`;
    let isHeaded = key === 'traits';
    this.#reading.within(key, 0);
    for (const [at, each] of list.entries()) {
      const [name, told] = textedAt(this.#reading, [key, at], each);
      const line = [name, told].filter((part) => part !== '').join(': ');
      if (line === '') continue;
      const text = isHeaded ? line : `${header}\n${line}`;
      if (!this.#block.tell(text)) {
        this.#reading.refuse([key, at], noRoom);
        continue;
      }
      isHeaded = true;
      if ((key === 'actions' || key === 'attacks') && name !== '' && !/^multiattack/i.test(name))
        this.#attacks.push(attackWords(name, told));
    }
  }
}

export interface CreatureOptions {
  count?: number | null;
  /** Lines for the notes before all others. */
  remarks?: readonly string[];
}

/** So many creatures as are meant by an object of figures. */
export const vaultCreatures = (
  given: Readonly<Record<string, unknown>>,
  name: string,
  context: ImportContext,
  { count = null, remarks = [] }: CreatureOptions = {},
): Draft[] => new VaultCreature(given, new StatBlock(name, context, count)).read(remarks);
