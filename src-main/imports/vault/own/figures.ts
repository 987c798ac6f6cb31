import type { CreatureDraft } from '../../creatures/creature-draft.ts';
import {
  alignmentText,
  englishModes,
  roundMoves,
  treasureText,
  upwardArmour,
} from '../../creatures/creature-words.ts';
import type { BestiaryTerms } from '../../entry.ts';
import { diceInBracket, feetOfMetres } from '../../stat-blocks/newer-words.ts';
import { plainStats } from '../../stat-blocks/stat-text.ts';
import { isNewer, wordsOfKey } from '../creature-keys.ts';
import { savesText } from '../creature-values.ts';
import { plainWords } from '../plain-words.ts';
import { isScalar, scalarText } from '../scalars.ts';

/** The figures of a stat block in a note, by what they are called there. */

/** Those that may follow from others, or stand instead of them, in the order they are read. */
const order = ['AC', 'HD', 'HP', 'THAC0', 'AB', 'Att', 'Damage', 'MV', 'SV', 'ML', 'AL', 'XP', 'NA', 'TT'];

type Put = (read: string, to?: string) => void;

export class VaultFigures {
  readonly #draft: CreatureDraft;
  readonly #by: BestiaryTerms['writing'];
  /** It is of the fifth edition. */
  readonly isNewer: boolean;
  readonly #isBasic: boolean;
  /** What it does not say it has from another. */
  readonly #isVariant: boolean;
  readonly #figures = new Map<string, { path: string; text: string }>();

  constructor(
    given: Readonly<Record<string, unknown>>,
    draft: CreatureDraft,
    { by, isVariant }: { by: BestiaryTerms['writing']; isVariant: boolean },
  ) {
    this.#draft = draft;
    this.#by = by;
    this.#isVariant = isVariant;
    this.isNewer = isNewer(given);
    this.#isBasic = /bfrpg|basic.?fantasy/i.test(scalarText(given['layout']));
  }

  has(label: string): boolean {
    return this.#figures.has(label);
  }

  read(): void {
    this.#numbers();
    for (const key of order) this.#figure(key);
  }

  /** A figure, to be read once all are known; false where it is none of that label. */
  collect(key: string, label: string, value: unknown): boolean {
    const given =
      label === 'SV'
        ? (savesText(value) ?? (isScalar(value) ? String(value) : null))
        : isScalar(value)
          ? String(value)
          : null;
    if (given === null || given.length > 400) return false;
    const text = plainStats(plainWords(given)).replaceAll(/\s+/g, ' ').trim();
    const isModifiers = label === 'SV' && /^[A-Z][a-z]{2}\b/.test(text) && !/^(?:Fig|Nor|Mon|Lev)/.test(text);
    if (text === '' || isModifiers || this.#figures.has(label)) return false;
    this.#figures.set(label, { path: key, text });
    return true;
  }

  /** How many stand in a dungeon is told by itself in French. */
  #numbers(): void {
    const inDungeon = this.#figures.get('NA dungeon');
    const outside = this.#figures.get('NA');
    if (inDungeon === undefined) return;
    const bare = outside === undefined ? '' : ` (${outside.text.replace(/\s*\(.*\)$/, '')})`;
    this.#figures.set('NA', { path: inDungeon.path, text: `${inDungeon.text}${bare}` });
    const [, more] = /(\(.*\))$/.exec(outside?.text ?? '') ?? [];
    if (more !== undefined) this.#draft.line('Number', more.slice(1, -1));
  }

  #figure(key: string): void {
    const figure = this.#figures.get(key);
    if (figure === undefined) return;
    const { path, text } = figure;
    const label = path.length <= 5 && key !== 'ML' ? path.toUpperCase() : wordsOfKey(path);
    const put: Put = (read, to = key) => this.#draft.figure(to, read, { label, path });
    if (key === 'AC') put(this.#armour(text));
    else if (key === 'HD') this.#hitDice(text, put);
    else if (key === 'HP') this.#points(text, put);
    else if (key === 'THAC0') put(bracketed(text), /^[+-]/.test(text) ? 'AB' : 'THAC0');
    else if (key === 'Att') put(attacksText(text));
    else if (key === 'MV') this.#movement(text, { path, label }, put);
    else if (key === 'AL') this.#alignment(text, path);
    else if (key === 'TT') put(treasureText(text));
    else put(text);
  }

  #armour(text: string): string {
    const [, up, rest = ''] = /^(\d{1,2})(?: ?\(([^()]*)\))?$/.exec(text) ?? [];
    const isBoth = /^[+-]?\d{1,2}$/.test(rest);
    if (this.isNewer && up !== undefined && !isBoth) {
      if (rest !== '') this.#draft.line('Armour', rest);
      return upwardArmour(Number(up), this.#by);
    }
    return bracketed(text);
  }

  /** A bonus to hit in brackets is that of the Hit Dice: "11** (+9)". */
  #hitDice(text: string, put: Put): void {
    const [, dice = text, bonus] = /^(.*?)\s*\((\+\d{1,2})\)$/.exec(text) ?? [];
    put(dice.replaceAll(/\s*([+*-])\s*/g, '$1'));
    if (bonus !== undefined && !this.#figures.has('THAC0') && !this.#figures.has('AB')) put(bonus, 'AB');
    const { hitDice } = this.#draft.facts;
    if (hitDice !== undefined && hitDice.die !== 8 && !/1\/2/.test(text))
      this.#draft.tell('hit_dice', `Its Hit Dice are d${hitDice.die}s, not d8s; they are kept so.`);
  }

  /** Points that the Hit Dice give anyway are no figure; without Hit Dice they stand for them. */
  #points(text: string, put: Put): void {
    const dice = diceInBracket(text) ?? (/^\d*d\d/i.test(text) ? text : null);
    if (dice !== null && !this.#draft.has('hitDice')) this.#hitDice(dice, put);
    const { hitDice } = this.#draft.facts;
    const [points] = /^\d{1,4}\b/.exec(text) ?? [];
    if (hitDice === undefined && !this.#isVariant) put(points === undefined ? text : `${points} hp`, 'HD');
    else if (points !== undefined && Math.abs((hitDice?.hp_average ?? -9) - Number(points)) <= 1) return;
    else if (dice === null || points !== undefined) this.#draft.line('Hit points', text);
  }

  /** Feet of a round are no rates, so that what is told otherwise stays words. */
  #movement(text: string, { path, label }: { path: string; label: string }, put: Put): void {
    if (!this.isNewer || feetOfMetres(text) !== null) {
      put(this.#moves(text, path));
      return;
    }
    const moves = roundMoves(text.split(/,(?![^()]*\))/), this.#by);
    if (moves === null) this.#draft.unreadable(label, text, path);
    else put(moves);
  }

  #moves(text: string, path: string): string {
    const feet = feetOfMetres(text);
    if (feet !== null) {
      this.#draft.tell(path, `“${text.slice(0, 80)}” is in metres; three of them are read as 10 feet.`);
      return englishModes(feet);
    }
    if (!this.#isBasic) return this.#ofTurn(englishModes(text));
    // What stands in brackets there is how far it goes before it turns, and all are feet of a round.
    const parts = text
      .replaceAll(/'\s+(?=[A-Z][a-z]+ \d)/g, "', ")
      .replaceAll(/(\d+)' \((\d+)'\)'?/g, '$1 turns $2')
      .replaceAll(/\((\D[^()]*)\)/g, '$1')
      .replaceAll("'", '')
      .replaceAll(/^[\s-]+|[\s-]+$/g, '')
      .split(/,\s*/);
    return this.#inRound(parts).join(', ');
  }

  /** Feet without a round behind them are those of a turn, where a block counts by THAC0. */
  #ofTurn(text: string): string {
    const { rates, turnRounds } = this.#by;
    if (rates !== null || turnRounds === 1 || !this.#figures.has('THAC0') || text.includes('(')) return text;
    return text.replaceAll(/\b(\d{2,4}) ?(?:'|ft\.?|feet)/g, (_all, feet: string) => {
      return `${feet}' (${Math.floor(Number(feet) / turnRounds)}')`;
    });
  }

  /** Feet of a round in the terms of the book. */
  #inRound(parts: readonly string[]): string[] {
    return parts.map((part) => {
      const [, mode = '', feet = '', turns = ''] =
        /^(?:([a-z ]+?) )?(\d{1,4})( turns \d+)?$/i.exec(part) ?? [];
      const figure = feet === '' ? null : roundMoves([feet], this.#by);
      return figure === null ? part : `${mode.toLowerCase()} ${figure}${turns}`.trim();
    });
  }

  #alignment(text: string, path: string): void {
    const known = alignmentText(text);
    if (known !== null) this.#draft.figure('AL', known, { path });
    if (known === null || (/\s/.test(text) && known.toLowerCase() !== text.toLowerCase()))
      this.#draft.line('Alignment', text);
  }
}

/** Strokes part attacks where no bracket does; a number alone counts attacks without a name. */
const attacksText = (text: string): string => {
  if (/^\d{1,2}$/.test(text)) return `${text} ${text === '1' ? 'attack' : 'attacks'}`;
  return text.includes('(') ? text : text.replaceAll(/\s*\/\s*(?=\d)/g, ', ');
};

const bracketed = (text: string): string => text.replace(/^(-?\d{1,2}) ?\(([+-]?\d{1,2})\)/, '$1 [$2]');
