import type { BlockSystem } from '../../../../shared/bestiary/figures.ts';
import { writingOf } from '../../../../shared/bestiary/written/written.ts';
import { systemById } from '../../../../shared/rules/registry.ts';
import type {
  BestiaryTerms,
  ImportContext,
  ImportWatch,
  ReadEntry,
} from '../../../../src-main/imports/entry.ts';
import { readImport } from '../../../../src-main/imports/read-import.ts';

/** A campaign that weighs in coins and writes armour both ways. */
export const inCoins: ImportContext = {
  unit: 'coins',
  unitShort: 'cn',
  perUnit: 10,
  coin: 10,
  armourClass: 'either',
  saveKeys: ['save.death', 'save.wands', 'save.paralysis', 'save.breath', 'save.spells'],
  classes: [
    { id: 'fighter', name: 'Fighter' },
    { id: 'thief', name: 'Thief' },
  ],
  races: [{ id: 'elf', name: 'Elf' }],
  capacities: { backpack: 400, 'sack (large)': 600 },
  bestiary: null,
};

/** A campaign that weighs in pounds, counts armour upwards, and has one saving throw. */
export const inPounds: ImportContext = {
  ...inCoins,
  unit: 'pounds',
  unitShort: 'lb',
  perUnit: 100,
  coin: 5,
  armourClass: 'ascending',
  saveKeys: ['save.single'],
  capacities: { backpack: 40 },
};

/** In the terms of a system's book, which prints a goblin. */
export const termsOf = (system: string): BestiaryTerms => ({
  system,
  writing: writingOf((systemById(system) as unknown as BlockSystem).bestiary, system === 'swords-wizardry'),
  printed: { goblin: 'goblin' },
});

/** A campaign whose creatures of other programs stand in the bestiary. */
export const withBestiary = (system = 'ose'): ImportContext => ({ ...inCoins, bestiary: termsOf(system) });

export const unwatched: ImportWatch = { tick: () => undefined };

export interface WholeImport {
  format: string;
  unread: { path: string; why: string }[];
  entries: ReadEntry[];
}

export const readAll = (text: string, context: ImportContext = inCoins): WholeImport => {
  const { format, unread, entries } = readImport(text, context, unwatched);
  return { format, unread, entries: [...entries] };
};

export const readJson = (value: unknown, context: ImportContext = inCoins): WholeImport =>
  readAll(JSON.stringify(value), context);

/** The only entry of an import. */
export const onlyEntry = (value: unknown, context: ImportContext = inCoins): ReadEntry => {
  const { entries } = typeof value === 'string' ? readAll(value, context) : readJson(value, context);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) throw new Error(`${entries.length} entries were read.`);
  return entry;
};

export const pathsOf = (entry: Pick<ReadEntry, 'unread'>): string[] => entry.unread.map(({ path }) => path);
