import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenFigures } from '../../../shared/bestiary/written/every-figure.ts';
import type { FactKey } from '../../../shared/bestiary/written/every-figure.ts';
import type { Written, Writing } from '../../../shared/bestiary/written/written.ts';
import type { CreatureFacts } from '../../../shared/content/schemas/own-creature.ts';
import { creatureFormats } from '../../../shared/ipc/prep/creature.ts';
import { loadBooks } from '../../../src-main/content/bestiary/books.ts';
import { creatureAsText } from '../../../src-main/exports/creature/creature-as-text.ts';
import { outgoingCreature, type Outgoing } from '../../../src-main/exports/creature/outgoing.ts';
import type { BookCreature } from '../../../src-main/imports/creatures/book-creature.ts';
import { readAll, termsOf, withBestiary } from '../imports/samples/contexts.ts';

const bare: Omit<Outgoing, 'writing' | 'facts'> = {
  name: 'Bog Wight',
  derived: [],
  variantOf: null,
  levels: null,
  hasPicture: false,
  about: { also: '', tags: [], terrain: [], licence: '', source: '', notes: '' },
  notice: [],
};

const factsOf = (texts: Partial<Record<FactKey, string>>, by: Writing): CreatureFacts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      if (text === '') return [];
      const read = (writtenFigures[key as FactKey] as Written<unknown>).read(text, by);
      if (!read.ok) throw new Error(`${key} ${text}: ${read.fault}`);
      return [[key, read.value]];
    }),
  );

const whole = (least: number, most: number) => fc.integer({ min: least, max: most });
const dice = fc.tuple(whole(1, 9), fc.constantFrom(4, 6, 8, 10), whole(0, 3)).map(([count, die, more]) => {
  return `${count}d${die}${more === 0 ? '' : `+${more}`}`;
});
const word = fc.constantFrom('claw', 'bite', 'tail', 'gore', 'slam');
const sentence = fc
  .array(fc.constantFrom('night', 'old', 'stone', 'waits', 'unseen', 'hungry', 'below'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => words.join(' '));
const optional = (text: fc.Arbitrary<string>) => fc.oneof({ arbitrary: text, weight: 4 }, fc.constant(''));
const blow = fc
  .tuple(whole(1, 4), word, dice, fc.constantFrom('', ', poison', ', paralysis'))
  .map(([count, name, damage, effect]) => `${count} ${name} (${damage}${effect})`);
const save = whole(3, 16).map((first) => `D${first} W${first + 1} P${first + 2} B${first + 3} S${first + 4}`);

/** A creature of the referee's own as he would type it. */
const typedIn = (by: Writing) =>
  fc.record({
    armourClass: optional(
      whole(0, 9).map((down) => (by.descending ? `${down} [${19 - down}]` : String(20 - down))),
    ),
    hitDice: optional(
      fc.oneof(
        fc.tuple(whole(1, 20), whole(0, 4), whole(0, 3)).map(([count, more, stars]) => {
          return `${count}${more === 0 ? '' : `+${more}`}${'*'.repeat(stars)}`;
        }),
        whole(1, 8).map((count) => `${count}d6`),
        whole(1, 30).map((points) => `${points} hp`),
      ),
    ),
    attack: optional(
      whole(0, 15).map((bonus) => (by.thac0Sum === null ? `+${bonus}` : `THAC0 ${by.thac0Sum - bonus}`)),
    ),
    attacks: optional(fc.array(blow, { minLength: 1, maxLength: 3 }).map((blows) => blows.join(', '))),
    movement: optional(
      fc.tuple(whole(1, 12), fc.constantFrom('', 'fly', 'swim'), whole(1, 12)).map(([walk, mode, other]) => {
        const figure = (rate: number): number => (by.rates === null ? rate * 10 : rate);
        return `${figure(walk)}${mode === '' ? '' : `, ${mode} ${figure(other)}`}`;
      }),
    ),
    saves: optional(
      fc.oneof(
        save,
        whole(1, 9).map((level) => `F${level}`),
        fc.tuple(save, whole(1, 9)).map(([five, level]) => `Monster ${level}: ${five}`),
      ),
    ),
    morale: optional(
      fc.oneof(
        whole(2, 12).map(String),
        whole(3, 12).map((score) => `${score}, ${score - 1} without king`),
      ),
    ),
    alignment: optional(fc.constantFrom('Lawful', 'Neutral', 'Chaotic or Neutral')),
    numberAppearing: optional(
      fc.oneof(
        dice,
        fc.tuple(dice, dice).map((two) => two.join(' / ')),
        fc.tuple(dice, dice, dice).map((three) => three.join(' / ')),
      ),
    ),
    experience: optional(
      fc.oneof(
        whole(0, 9000).map(String),
        whole(0, 900).map((points) => `${points}, chieftain ${points + 50}`),
      ),
    ),
    treasure: optional(fc.constantFrom('A', 'R, lair C', 'B, x2', 'U, tusks')),
    special: optional(
      fc.array(sentence, { minLength: 1, maxLength: 3 }).map((powers) => [...new Set(powers)].join('\n')),
    ),
  });

const notes = optional(fc.array(sentence, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n')));

const backOf = (text: string, system: string): BookCreature => {
  const [entry] = readAll(text, withBestiary(system)).entries;
  if (entry?.book?.is !== 'creature') throw new Error(entry?.refused ?? 'It is no creature.');
  return entry.book;
};

const books = ['ose', 'swords-wizardry', 'basic-fantasy'];

describe.each(books)('an own creature in the terms of %s', (system) => {
  const { writing } = termsOf(system);

  it.each(creatureFormats)('goes out as %s and comes back as it was', (format) => {
    fc.assert(
      fc.property(typedIn(writing), notes, (texts, text) => {
        const creature = {
          ...bare,
          writing,
          facts: factsOf(texts, writing),
          about: { ...bare.about, notes: text },
        };
        // Something to know a block by: a line without armour class and Hit Dice is none.
        fc.pre(format !== 'line' || (texts.armourClass !== '' && texts.hitDice !== ''));
        expect(creatureAsText(creature, format).losses).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['statblock', 'initiative'] as const)('comes in again by the import, from %s', (format) => {
    fc.assert(
      fc.property(typedIn(writing), notes, (texts, text) => {
        const about = {
          also: 'Fen Ghost',
          tags: ['undead', 'bog folk'],
          terrain: ['swamp'],
          licence: 'Mine',
          source: 'My notes, p. 3',
          notes: text,
        };
        const facts = factsOf(
          { ...texts, armourClass: texts.armourClass === '' ? '14' : texts.armourClass },
          writing,
        );
        const { text: file, losses } = creatureAsText({ ...bare, writing, facts, about }, format);
        expect(losses).toEqual([]);
        const told = backOf(file, system);
        expect([told.name, told.base]).toEqual(['Bog Wight', null]);
        expect(told).toMatchObject({ ...about });
        expect(told.facts.attacks?.text).toBe(facts.attacks?.text);
        expect(told.facts.saves).toEqual(facts.saves);
        expect(told.facts.movement).toEqual(facts.movement);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what a file would not bring back is told', () => {
  const { writing } = termsOf('ose');
  const losses = (more: Partial<Outgoing>, format: (typeof creatureFormats)[number]): string[] =>
    creatureAsText(
      { ...bare, writing, facts: factsOf({ armourClass: '5 [14]', hitDice: '3' }, writing), ...more },
      format,
    ).losses.map(({ what }) => what);

  it('what only the bestiary keeps', () => {
    expect(
      losses(
        { variantOf: 'Goblin', levels: { least: 1, most: 3 }, derived: ['attack', 'saves'] },
        'statblock',
      ),
    ).toEqual([
      'Its levels underground',
      'That it is a variant of Goblin: it goes out whole',
      'That its Hit Dice give these by the book: To hit and Saves',
    ]);
  });

  it('by a line all that is no figure, power or note', () => {
    const about = {
      also: 'Fen',
      tags: ['undead'],
      terrain: ['bog'],
      licence: 'Mine',
      source: 'Notes',
      notes: 'Old.',
    };
    expect(losses({ about }, 'line')).toEqual([
      'Its second name',
      'Its tags, as they are',
      'Where it lives',
      'Its licence, beside the notice',
      'Its source',
    ]);
  });

  it('points that are fixed beside the dice', () => {
    const facts = factsOf({ armourClass: '5 [14]', hitDice: '12 (45 hp)' }, writing);
    expect(losses({ facts }, 'statblock')).toEqual(['Hit dice, as it is here']);
  });

  it('a name that reads as figures', () => {
    expect(losses({ name: 'AC 5, HD 2' }, 'line')[0]).toBe(
      'All of it: it cannot be read back as one creature',
    );
  });

  it('notes that would be read as something else', () => {
    const about = { ...bare.about, notes: 'Beside it: Goblin AC 6 [13], HD 1-1, ML 7.' };
    expect(losses({ about }, 'line')).not.toEqual([]);
    expect(losses({ about }, 'statblock')).toEqual([]);
  });
});

describe('creatures of the books', () => {
  it('go out with the notice of their licence, and most come back whole', async () => {
    const all = await loadBooks();
    const whole = new Map<string, number>();
    for (const book of all)
      for (const { monster } of book.creatures) {
        const creature = outgoingCreature({ own: [], books: all }, { book: book.id, id: monster.id });
        const { text, losses } = creatureAsText(creature, 'statblock');
        expect(text).toContain(book.file.licence.name);
        expect(creature.notice.length).toBeGreaterThan(0);
        const isWhole = losses.every(
          ({ what }) => what.startsWith('That its Hit Dice') || what.startsWith('The notice'),
        );
        whole.set(book.id, (whole.get(book.id) ?? 0) + (isWhole ? 1 : 0));
      }
    const shares = all.map(({ id, creatures }) => [id, (whole.get(id) ?? 0) / creatures.length] as const);
    for (const [id, share] of shares) expect(share, id).toBeGreaterThan(0.93);
  });
});
