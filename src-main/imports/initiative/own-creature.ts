import { creatureLimits } from '../../../shared/content/schemas/creature-limits.ts';
import type { ToldCreature } from '../creatures/book-creature.ts';
import type { BestiaryTerms, ReadEntry, Unread } from '../entry.ts';
import { CreatureDraft, entryOf } from '../creatures/creature-draft.ts';
import { alignmentText, roundMoves, upwardArmour } from '../creatures/creature-words.ts';
import { strikesIn } from '../creatures/strikes.ts';
import type { Action } from '../creatures/strikes.ts';
import { judgeBook } from '../judge/judge-book.ts';
import { holdsNothing, Reading } from '../reading.ts';
import type { Explain, Path } from '../reading.ts';
import { diceInBracket } from '../stat-blocks/newer-words.ts';
import { byRule, holdsNothingHere } from '../unread-list.ts';
import { aboutTraits, actions, figureTraits } from './own-fields.ts';
import { noRoom, numberAt, tellWords, textAt } from './own-words.ts';
import { explainTracker } from './tracker-creature.ts';

/** A stat block of Improved Initiative as a creature of the bestiary. */

const saidByTrait = 'A trait says it.';

const usualDie = 8;

/** It writes every field, whether anything is said there or not. */
const explain: Explain = (path, value) =>
  holdsNothing(value) || value === 0 ? null : explainTracker(path, value);

class TrackerOwn {
  readonly #reading: Reading;
  readonly #draft: CreatureDraft;
  readonly #by: BestiaryTerms['writing'];
  /** A trait says what it is counted among. */
  #hasTags = false;

  constructor(reading: Reading, by: BestiaryTerms['writing']) {
    this.#reading = reading;
    this.#by = by;
    this.#draft = new CreatureDraft(by);
  }

  read(): { told: ToldCreature; unread: Unread[] } {
    this.#description();
    this.#traits();
    this.#hitDice();
    this.#armourClass();
    this.#moves();
    this.#actions();
    this.#type();
    this.#keep(['Source'], (text) => this.#draft.about('source', text) || this.#draft.line('Source', text));
    tellWords({ reading: this.#reading, draft: this.#draft });
    const unread = [...this.#draft.unread, ...this.#reading.leftOver(explain)];
    return { told: this.#draft.made(), unread };
  }

  /** It may be written in Markdown, as the notes are. */
  #description(): void {
    const text = this.#reading.lines(['Description'], creatureLimits.notes);
    if (text !== null && !this.#draft.prose(text)) this.#reading.refuse(['Description'], noRoom);
  }

  /** A text that is refused where there is no room for it. */
  #keep(path: Path, put: (text: string) => boolean): void {
    const text = textAt(this.#reading, path);
    if (text !== null && text !== '' && !put(text)) this.#reading.refuse(path, noRoom);
  }

  #hitDice(): void {
    const notes = textAt(this.#reading, ['HP', 'Notes']);
    const points = numberAt(this.#reading, ['HP', 'Value']);
    const dice = notes === null ? null : diceInBracket(`(${notes.replaceAll(/^\(|\)$/g, '')})`);
    if (this.#draft.has('hitDice')) {
      if (points !== null) this.#reading.refuse(['HP', 'Value'], byRule);
      if (notes !== null) this.#reading.refuse(['HP', 'Notes'], saidByTrait);
      return;
    }
    if (dice !== null)
      this.#draft.figure('HD', dice.replaceAll(' ', ''), { label: 'Hit Dice', path: 'HP.Notes' });
    else if (notes !== null) this.#draft.line('Hit points', notes);
    const { hitDice } = this.#draft.facts;
    if (hitDice !== undefined && hitDice.die !== usualDie)
      this.#draft.tell('HP.Notes', `Its Hit Dice are d${hitDice.die}s, not d8s; they are kept so.`);
    if (points === null) return;
    if (hitDice === undefined && points > 0) this.#draft.figure('HD', `${points} hp`, { path: 'HP.Value' });
    else if (hitDice !== undefined && Math.abs((hitDice.hp_average ?? 0) - points) > 1)
      this.#draft.line('Hit points', String(points));
    else if (points === 0) this.#reading.refuse(['HP', 'Value'], holdsNothingHere);
  }

  #armourClass(): void {
    const figure = numberAt(this.#reading, ['AC', 'Value']);
    const notes = textAt(this.#reading, ['AC', 'Notes'])?.replace(/^\((.*)\)$/, '$1') ?? '';
    if (notes !== '' && !this.#draft.line('Armour', notes)) this.#reading.refuse(['AC', 'Notes'], noRoom);
    if (figure === null) return;
    if (figure === 0) this.#reading.refuse(['AC', 'Value'], holdsNothingHere);
    else if (this.#draft.has('armourClass')) this.#reading.refuse(['AC', 'Value'], saidByTrait);
    else if (Number.isInteger(figure))
      this.#draft.figure('AC', upwardArmour(figure, this.#by), { path: 'AC.Value' });
    else this.#reading.refuse(['AC', 'Value'], 'It is no whole number.');
  }

  #moves(): void {
    const given = this.#reading.value('Speed');
    const list: unknown[] = Array.isArray(given) ? given : [given];
    const paths: Path[] = Array.isArray(given) ? list.map((_one, at) => ['Speed', at]) : [['Speed']];
    const told = paths.map((path) => textAt(this.#reading, path) ?? '');
    const parts = told.flatMap((text) => text.split(/,(?![^()]*\))/)).filter((text) => text.trim() !== '');
    if (parts.length === 0) return;
    const moves = roundMoves(parts, this.#by);
    if (this.#draft.has('movement')) for (const path of paths) this.#reading.refuse(path, saidByTrait);
    else if (moves === null) this.#draft.unreadable('Speed', parts.join(', '), 'Speed');
    else this.#draft.figure('MV', moves, { label: 'Speed', path: 'Speed' });
  }

  #entries(key: string): { action: Action; at: number }[] {
    const list = this.#reading.value(key);
    if (!Array.isArray(list)) return [];
    return list.flatMap((_one, at) => {
      const name = textAt(this.#reading, [key, at, 'Name']) ?? '';
      const usage = textAt(this.#reading, [key, at, 'Usage']);
      const told = textAt(this.#reading, [key, at, 'Content']) ?? '';
      const called = usage === null ? name : `${name} (${usage})`;
      return called === '' && told === '' ? [] : [{ action: { name: called, told }, at }];
    });
  }

  #traits(): void {
    for (const { action, at } of this.#entries('Traits')) {
      const { name, told } = action;
      const key = figureTraits.find(([pattern]) => pattern.test(name))?.[1];
      if (told !== '' && this.#aside(name, told)) continue;
      if (key !== undefined && told !== '')
        this.#draft.figure(key, told, { label: name, path: `Traits.${at}` });
      else if (!this.#draft.power(name, told)) this.#reading.refuse(['Traits', at], noRoom);
    }
  }

  /** False where it is no trait of that kind, or there is no room for it. */
  #aside(name: string, told: string): boolean {
    const kind = aboutTraits[name.toLowerCase()];
    if (kind === undefined) return false;
    if (kind === 'also' || kind === 'licence') return this.#draft.about(kind, told);
    const isPut = this.#draft.words(kind, told.split(/\s*,\s*/));
    this.#hasTags ||= isPut && kind === 'tags';
    return isPut;
  }

  #actions(): void {
    for (const [key, title] of actions) {
      const entries = this.#entries(key);
      const strikes =
        key === 'Actions'
          ? strikesIn(
              entries.map(({ action }) => action),
              { alternatives: true },
            )
          : null;
      const isSaid = key === 'Actions' && this.#draft.has('attacks');
      if (strikes !== null && !isSaid) {
        this.#draft.take({ attacks: strikes.attacks });
        if (strikes.bonus !== null && !this.#draft.has('attack'))
          this.#draft.figure('AB', `${strikes.bonus < 0 ? '' : '+'}${strikes.bonus}`, {
            label: 'To hit',
            path: 'Actions',
          });
      }
      for (const { action, at } of entries) {
        if (isSaid) this.#reading.refuse([key, at], saidByTrait);
        else if (!this.#draft.section(title, entryOf(action.name, action.told)))
          this.#reading.refuse([key, at], noRoom);
      }
    }
  }

  /** "Large aberration (shapechanger), lawful evil": words to be found by, and an alignment. */
  #type(): void {
    const text = textAt(this.#reading, ['Type']);
    if (text === null || text === '') return;
    if (this.#hasTags) {
      this.#reading.refuse(['Type'], saidByTrait);
      return;
    }
    const [, words = text, alignment] = /^((?:[^,()]|\([^()]*\))*),\s*(.*)$/.exec(text) ?? [];
    const tags = words
      .toLowerCase()
      .split(/[\s,()/]+/)
      .filter((word) => !/^(?:|of|or|and|any)$/.test(word));
    const known = alignment === undefined ? null : alignmentText(alignment);
    if (known !== null && !this.#draft.has('alignment')) this.#draft.figure('AL', known, { path: 'Type' });
    const isWhole =
      this.#draft.words('tags', tags) && (alignment === undefined || known?.toLowerCase() === alignment);
    if (!isWhole && !this.#draft.line('Type', text)) this.#reading.refuse(['Type'], noRoom);
  }
}

/** What a stat block tells of a creature, and of it what was not read. */
export function trackerOwn(
  value: Record<string, unknown>,
  writing: BestiaryTerms['writing'],
): { name: string; told: ToldCreature; unread: Unread[] } {
  const reading = new Reading(value);
  const name = reading.text(['Name'], 80) ?? '';
  return { name, ...new TrackerOwn(reading, writing).read() };
}

/** A creature of the library as one of the bestiary. */
export function trackerEntry(value: Record<string, unknown>, { system, writing }: BestiaryTerms): ReadEntry {
  const { name, told, unread } = trackerOwn(value, writing);
  return judgeBook({ is: 'creature', name, system, base: null, whole: null, ...told }, unread);
}
