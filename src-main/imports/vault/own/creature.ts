import { CreatureDraft, entryOf } from '../../creatures/creature-draft.ts';
import { strikesIn, withTold } from '../../creatures/strikes.ts';
import type { Action } from '../../creatures/strikes.ts';
import type { ToldCreature } from '../../creatures/book-creature.ts';
import type { BestiaryTerms, Unread } from '../../entry.ts';
import { isObject, Reading } from '../../reading.ts';
import { holdsNothingHere } from '../../unread-list.ts';
import { isDrawing, wordsOfKey } from '../creature-keys.ts';
import { scoresIn, wordsIn } from '../creature-values.ts';
import { VaultFigures } from './figures.ts';
import { ownKeys, ownLabel } from './keys.ts';
import type { OwnKey } from './keys.ts';
import { plainWords } from '../plain-words.ts';
import { isScalar, scalarText } from '../scalars.ts';
import { textedAt } from '../texted.ts';

/** A creature of a note as one of the bestiary: figures by their keys, lists under titles, texts as they are. */

type Figures = Readonly<Record<string, unknown>>;

const longestText = 8000;
const noRoom = 'There was no room left for it in the notes.';
const abilities = ['Str', 'Dex', 'Con', 'Int', 'Wis', 'Cha'];

class VaultOwn {
  readonly #given: Figures;
  readonly #reading: Reading;
  readonly #draft: CreatureDraft;
  readonly #figures: VaultFigures;
  readonly #actions: Action[] = [];

  constructor(given: Figures, by: BestiaryTerms['writing'], isVariant: boolean) {
    this.#given = given;
    this.#reading = new Reading(given);
    this.#draft = new CreatureDraft(by);
    this.#figures = new VaultFigures(given, this.#draft, { by, isVariant });
  }

  read(prose: readonly string[]): { told: ToldCreature; unread: Unread[] } {
    for (const key of Object.keys(this.#given)) this.#key(key);
    for (const text of prose) if (!this.#draft.prose(text)) this.#draft.tell('text', noRoom);
    this.#figures.read();
    this.#strikes();
    const left = this.#reading.leftOver((path) =>
      isDrawing(String(path[0])) ? null : 'It has no place here.',
    );
    return { told: this.#draft.made(), unread: [...this.#draft.unread, ...left] };
  }

  #key(key: string): void {
    const value = this.#given[key];
    if (key === 'name') this.#reading.take(key);
    if (key === 'name' || value === null || value === '') return;
    const kind = ownKeys(key);
    if (kind !== null) {
      this.#words(key, kind, value);
      return;
    }
    if (isDrawing(key)) return;
    const label = ownLabel(key);
    if (key === 'stats' && this.#stats(value)) return;
    if (label !== null && this.#figures.collect(key, label, value)) {
      this.#reading.take(key);
      return;
    }
    const words = label === null || isScalar(value) || label === 'SV' ? wordsIn(value) : null;
    if (words !== null && !isTexts(value)) this.#line(key, words);
    else if (Array.isArray(value)) this.#list(key, value);
  }

  /** What it is called, counted among and taken from, and what is told of it in whole sentences. */
  #words(key: string, kind: OwnKey, value: unknown): void {
    const list: unknown[] = Array.isArray(value) ? value : [value];
    const texts = list.map((each) => plainWords(scalarText(each)).trim());
    if (texts.includes('') || list.some((each) => !isScalar(each))) {
      if (list.length > 0) this.#reading.refuse([key], 'It is no list of words.');
      return;
    }
    const text = texts.join(', ');
    if (kind === 'prose' || (kind === 'kind' && /[.!?]$|.{60}/.test(text))) this.#prose(key, value);
    else if (this.#aside(kind, texts)) this.#reading.take(key);
    else this.#line(key, text);
  }

  /** False where it has no room of its own. */
  #aside(kind: Exclude<OwnKey, 'prose'>, texts: readonly string[]): boolean {
    if (kind === 'terrain') return this.#draft.words('terrain', texts.flatMap(parts));
    if (kind === 'tags') return this.#draft.words('tags', texts);
    if (kind === 'kind') {
      const isSource = texts.join(', ') === scalarText(this.#given['source']);
      return isSource || this.#draft.words('tags', texts.map((each) => each.toLowerCase()).flatMap(parts));
    }
    return this.#draft.about(kind, texts.join(', '));
  }

  /** Markdown stays as it is: the notes are written in it too. */
  #prose(key: string, value: unknown): void {
    const text = typeof value === 'string' ? value.trim() : null;
    if (text === null) this.#reading.refuse([key], 'It is no text.');
    else if (this.#draft.prose(text.replaceAll(/`?dice: ?([^`|\n]{1,60})`/g, '$1'))) this.#reading.take(key);
    else this.#reading.refuse([key], noRoom);
  }

  #line(key: string, words: string): void {
    const text = plainWords(words).replaceAll(/\s+/g, ' ').trim();
    if (text === '' || text === '0') this.#reading.refuse([key], holdsNothingHere);
    else if (text.length <= longestText && this.#draft.line(wordsOfKey(key), text)) this.#reading.take(key);
    else this.#reading.refuse([key], noRoom);
  }

  #stats(value: unknown): boolean {
    const scores = Array.isArray(value) ? value.map((each) => scalarText(each)) : [];
    if (scoresIn(value) !== null) {
      this.#line('abilities', abilities.map((name, at) => `${name} ${scores[at]}`).join(', '));
      this.#reading.take('stats');
      return true;
    }
    const others = new Set(
      Object.entries(this.#given).flatMap(([key, each]) => (key === 'stats' ? [] : [scalarText(each)])),
    );
    if (scores.length === 0 || !scores.every((score) => others.has(score))) return false;
    this.#reading.refuse(['stats'], 'The other fields tell it.');
    return true;
  }

  /** What it can do: a list of names with what is told of each. */
  #list(key: string, list: readonly unknown[]): void {
    const isStrikes = /^(?:actions|attacks)$/i.test(key);
    for (const [at, each] of list.entries()) {
      const [name, told] = textedAt(this.#reading, [key, at], each);
      if (name === '' && told === '') continue;
      const isKept =
        key === 'traits'
          ? this.#draft.power(name, told)
          : this.#draft.section(wordsOfKey(key), entryOf(name, told));
      if (!isKept) this.#reading.refuse([key, at], noRoom);
      else if (isStrikes) this.#actions.push({ name, told });
    }
  }

  #strikes(): void {
    const { attacks } = this.#draft.facts;
    if (attacks !== undefined) {
      this.#draft.replaceAttacks(withTold(attacks, this.#actions));
      return;
    }
    if (this.#figures.has('Att')) return;
    const strikes = strikesIn(this.#actions, { alternatives: this.#figures.isNewer });
    if (strikes === null) return;
    this.#draft.take({ attacks: strikes.attacks });
    const { bonus } = strikes;
    if (bonus !== null && !this.#draft.has('attack'))
      this.#draft.figure('AB', `${bonus < 0 ? '' : '+'}${bonus}`, { label: 'To hit', path: 'actions' });
  }
}

const parts = (text: string): string[] =>
  text
    .split(/\s*[,;/()]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.some((each) => (isObject(each) && 'name' in each) || Array.isArray(each));

/** What an object of figures tells of a creature, and of it what was not read. `prose` stands around it in its note. */
export const vaultOwn = (
  given: Figures,
  by: BestiaryTerms['writing'],
  { prose = [], isVariant = false }: { prose?: readonly string[]; isVariant?: boolean } = {},
): { told: ToldCreature; unread: Unread[] } => new VaultOwn(given, by, isVariant).read(prose);
