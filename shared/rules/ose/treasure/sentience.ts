import type { Sentience } from '../../treasure/finds.ts';
import type { NamedTable, SentientTables } from '../../treasure/tables.ts';
import { nameOn, needed, type TreasureThrower } from '../../treasure/thrower.ts';

const mostOfAll = 12;

/**
 * Whether a sword thinks: first the die for a purpose, whose swords always do, then that for sentience. Then in the
 * order of the book: purpose, intelligence, languages, alignment, powers, ego.
 */
export function sentienceOf(thrower: TreasureThrower, tables: SentientTables): Sentience | null {
  const hasPurpose = thrower.throw('1d20', `special purpose (${tables.special_purpose_in_20} in 20)`);
  const purposeful = hasPurpose <= tables.special_purpose_in_20;
  if (!purposeful && !thrower.happens(tables.sentient_percent, 'sentient')) return null;
  const purpose = purposeful ? nameOn(thrower, tables.special_purpose, 'purpose') : null;
  const intelligence = purposeful ? mostOfAll : thrower.throw(tables.intelligence, 'intelligence');
  const mind = needed(
    tables.by_intelligence.find((each) => each.intelligence === intelligence),
    `sword of intelligence ${intelligence}`,
  );
  const languages = mind.communication === 'speech' ? languagesOf(thrower, tables.languages) : 0;
  const alignment = nameOn(thrower, tables.alignment, 'alignment of the sword');
  const powers = powersOf(thrower, tables, mind);
  const ego = purposeful ? mostOfAll : thrower.throw('1d12', 'ego');
  const { communication, reading } = mind;
  return { intelligence, ego, alignment, communication, reading, languages, powers, purpose };
}

/** Tongues beside its alignment's; the last row throws twice again and adds. */
function languagesOf(thrower: TreasureThrower, table: NamedTable): number {
  let due = 1;
  let tongues = 0;
  while (due > 0) {
    due -= 1;
    const [, more] = /\+ (\d)$/u.exec(nameOn(thrower, table, 'languages')) ?? [];
    if (more === undefined) due += 2;
    else tongues += Number(more);
  }
  return tongues;
}

/** Powers that may come up more than once. */
const repeated = new Set(['Extra Damage', 'Healing']);

/** So many sensory powers, then extraordinary ones. A row may send on; what is there already is thrown again. */
function powersOf(
  thrower: TreasureThrower,
  { sensory, extraordinary }: SentientTables,
  mind: { sensory: number; extraordinary: number },
): string[] {
  const powers: string[] = [];
  const isNew = (name: string) => !powers.includes(name) || repeated.has(name);
  const due = [...copies(sensory, mind.sensory), ...copies(extraordinary, mind.extraordinary)];
  for (let table = due.shift(); table; table = due.shift()) {
    const from = table;
    if (!from.rows.some(({ name }) => isPower(name) && isNew(name))) continue;
    const title = from === sensory ? 'sensory power' : 'extraordinary power';
    const name = thrower.until(() => nameOn(thrower, from, title), isNew, title);
    if (name === extraordinaryRow) due.unshift(extraordinary);
    else if (isPower(name)) powers.push(name);
    else due.unshift(...copies(from, again[name] ?? 0));
  }
  return powers;
}

const copies = (table: NamedTable, times: number): NamedTable[] => Array.from({ length: times }, () => table);

const extraordinaryRow = 'roll an extraordinary power';
const again: Readonly<Record<string, number>> = { 'roll twice again': 2, 'roll three times again': 3 };
const isPower = (name: string) => name !== extraordinaryRow && again[name] === undefined;
