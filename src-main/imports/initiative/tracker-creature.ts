import type { AbilityId } from '../../../shared/ipc/vocabulary.ts';
import type { Draft, ImportContext } from '../entry.ts';
import type { Explain, Path, Reading } from '../reading.ts';
import { readFields } from '../stat-blocks/fields.ts';
import { attackWords, diceInBracket } from '../stat-blocks/newer-words.ts';
import { StatBlock } from '../stat-blocks/stat-block.ts';
import { plainWords } from '../vault/plain-words.ts';

/** A stat block of Improved Initiative: a creature of the fifth edition, in the nearest figures. */

const noRoom = 'There was no room left for it in the notes.';
const longestText = 8000;

const abilities: readonly [string, AbilityId][] = [
  ['Str', 'strength'],
  ['Dex', 'dexterity'],
  ['Con', 'constitution'],
  ['Int', 'intelligence'],
  ['Wis', 'wisdom'],
  ['Cha', 'charisma'],
];

const lists: readonly [key: string, label: string][] = [
  ['DamageVulnerabilities', 'Damage vulnerabilities'],
  ['DamageResistances', 'Damage resistances'],
  ['DamageImmunities', 'Damage immunities'],
  ['ConditionImmunities', 'Condition immunities'],
  ['Senses', 'Senses'],
  ['Languages', 'Languages'],
];

const texts: readonly [key: string, label: string | null][] = [
  ['Traits', null],
  ['Actions', 'Actions'],
  ['BonusActions', 'Bonus actions'],
  ['Reactions', 'Reactions'],
  ['LegendaryActions', 'Legendary actions'],
  ['MythicActions', 'Mythic actions'],
];

const bookkeeping = new Set(
  (
    'Id Path Version ImageURL LastUpdateMs FolderPath InitiativeAdvantage InitiativeSpecialRoll Scopes InterfaceVersion ' +
    'Hidden RevealedAC RoundCounter ElapsedSeconds PersistentCharacterId InitiativeGroup'
  ).split(' '),
);

export const explainTracker: Explain = (path) =>
  bookkeeping.has(String(path.at(-1))) ? null : 'It has no place here.';

/** The tags of a combatant, as texts or as older versions wrote them. */
export function trackerTags(reading: Reading): string[] {
  const tags = reading.value('Tags');
  if (!Array.isArray(tags)) return [];
  return tags.flatMap((tag: unknown, at) => {
    const path = typeof tag === 'string' ? ['Tags', at] : ['Tags', at, 'Text'];
    return reading.text(path, 120) ?? [];
  });
}

/** Figures that stand instead of the stat block's own, as in an encounter that goes on. */
export interface InPlay {
  name: string;
  hp: number | null;
  remarks: readonly string[];
}

class TrackerCreature {
  readonly #reading: Reading;
  readonly #block: StatBlock;
  readonly #attacks: string[] = [];

  constructor(reading: Reading, block: StatBlock) {
    this.#reading = reading;
    this.#block = block;
  }

  read(): void {
    const fields: [string, string | null][] = [
      ['AC', this.#figure(['AC', 'Value'])],
      ['HP', this.#figure(['HP', 'Value'])],
      ['HD', this.#hitDice()],
      ['MV', this.#list('Speed')],
    ];
    this.#scores();
    this.#note('Type', this.#text(['Type']), ['Type']);
    this.#note('Armour', this.#text(['AC', 'Notes'])?.replace(/^\((.*)\)$/, '$1') ?? null, ['AC', 'Notes']);
    this.#note('Initiative modifier', this.#figure(['InitiativeModifier']), ['InitiativeModifier']);
    for (const key of ['Saves', 'Skills']) this.#modifiers(key);
    for (const [key, label] of lists) this.#note(label, this.#list(key), [key]);
    this.#note('Challenge', this.#figure(['Challenge']), ['Challenge']);
    this.#note('Source', this.#text(['Source']), ['Source']);
    this.#note('Player', this.#text(['Player']), ['Player']);
    for (const [key, label] of texts) this.#texts(key, label);
    this.#note(null, this.#text(['Description']), ['Description']);
    const attacks = this.#attacks.join(', ');
    if (attacks !== '' && attacks.length <= 400) fields.push(['Att', attacks]);
    this.#block.ofNewerEdition();
    readFields(
      this.#block,
      fields.flatMap(([key, text]) => (text === null ? [] : [{ key, label: key, text }])),
    );
  }

  /** The dice in the notes of the hit points; what else stands there is told. */
  #hitDice(): string | null {
    const notes = this.#text(['HP', 'Notes']);
    if (notes === null) return null;
    const dice = diceInBracket(`(${notes.replaceAll(/^\(|\)$/g, '')})`);
    if (dice === null) this.#note('Hit points', notes, ['HP', 'Notes']);
    return dice;
  }

  #figure(path: Path): string | null {
    const value = this.#reading.value(...path);
    if (typeof value !== 'number') return this.#text(path);
    this.#reading.take(...path);
    return String(value);
  }

  #text(path: Path): string | null {
    const text = this.#reading.lines(path, longestText);
    return text === null
      ? null
      : plainWords(text)
          .replaceAll(/[^\S\n]+/g, ' ')
          .trim();
  }

  #list(key: string): string | null {
    const list = this.#reading.value(key);
    if (!Array.isArray(list)) return this.#figure([key]);
    const each = list.map((_one, at) => this.#text([key, at]));
    const words = each.filter((text) => text !== null && text !== '').join(', ');
    return words === '' ? null : words;
  }

  #scores(): void {
    for (const group of ['Abilities', 'Attributes']) {
      if (this.#reading.value(group) === undefined) continue;
      const scores = abilities.map(([key, id]) => [id, this.#reading.whole([group, key], 1, 30)]);
      this.#block.scores(Object.fromEntries(scores) as Record<AbilityId, number | null>);
    }
  }

  #modifiers(key: string): void {
    const list = this.#reading.value(key);
    if (!Array.isArray(list)) return;
    const words = list.flatMap((_one, at) => {
      const name = this.#text([key, at, 'Name']);
      const figure = this.#figure([key, at, 'Modifier']) ?? this.#figure([key, at, 'Value']);
      return (
        [name, figure === null || /^[+-]/.test(figure) ? figure : `+${figure}`].filter(Boolean).join(' ') ||
        []
      );
    });
    this.#note(key, words.length === 0 ? null : words.join(', '), [key]);
  }

  #texts(key: string, label: string | null): void {
    const list = this.#reading.value(key);
    if (!Array.isArray(list)) return;
    let header = label === null ? '' : `${label}:\n`;
    for (const at of list.keys()) {
      const name = this.#text([key, at, 'Name']) ?? '';
      const usage = this.#text([key, at, 'Usage']);
      const told = this.#text([key, at, 'Content']) ?? '';
      const called = usage === null ? name : `${name} (${usage})`;
      const line = [called, told.replaceAll(/\s+/g, ' ')].filter((part) => part !== '').join(': ');
      if (line === '') continue;
      if (!this.#block.tell(header + line)) this.#reading.refuse([key, at], noRoom);
      else header = '';
      if (key === 'Actions' && name !== '' && !/^multiattack/i.test(name))
        this.#attacks.push(attackWords(name, told));
    }
  }

  #note(label: string | null, text: string | null, path: Path): void {
    if (text === null || text === '') return;
    if (!this.#block.tell(label === null ? text : `${label}: ${text}`)) this.#reading.refuse(path, noRoom);
  }
}

const sourceOf: Readonly<Record<string, string>> = {
  AC: 'AC.Value',
  HP: 'HP.Value',
  HD: 'HP.Notes',
  MV: 'Speed',
};

/** The creature, or player character, of a stat block; what is not read of it is listed below its place. */
export const trackerDraft = (
  reading: Reading,
  context: ImportContext,
  inPlay: InPlay | null = null,
): Draft => {
  const own = reading.text(['Name'], 80);
  const name = inPlay?.name ?? own ?? '';
  const block = new StatBlock(name, context);
  for (const remark of inPlay?.remarks ?? []) block.remark(remark);
  if (own !== null && !name.startsWith(own)) block.note('Creature', own);
  const player = reading.value('Player');
  new TrackerCreature(reading, block).read();
  const draft = block.draft();
  const told = draft.unread.map(({ path, why }) => ({ path: sourceOf[path] ?? path, why }));
  const nameless = name === '' ? { name: 'Nameless', person: null, refused: 'It has no name.' } : {};
  const isPlayer = typeof player === 'string' && player !== '';
  const kind = isPlayer ? { kind: 'character' as const, className: 'No class', level: 1 } : {};
  const hp = inPlay?.hp ?? null;
  const points = hp === null ? {} : { hp: Math.min(hp, draft.person?.maxHp ?? hp) };
  const person = draft.person === null ? null : { ...draft.person, ...kind, ...points };
  return { ...draft, person, ...nameless, unread: told };
};
