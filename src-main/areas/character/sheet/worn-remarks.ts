import type { ClassContent, ClassTable } from '../../../../shared/rules/characters/class-content.ts';
import type { CharacterRow } from '../../../db/tables.ts';
import { isInUse } from '../../../facts/party/gear.ts';
import type { BorneItem } from '../../../facts/party/read-party.ts';
import { readFacts } from '../../../facts/party/sheet.ts';

/** What is worn or wielded against the rules of class and race, one sentence each. */
export function wornRemarks(
  content: ClassContent,
  { class_id, race_id }: Pick<CharacterRow, 'class_id' | 'race_id'>,
  items: readonly BorneItem[],
): string[] {
  const used = items.filter(isInUse);
  const tables = tablesOf(content, class_id);
  const called = withArticle(nameOf(content, class_id));
  return [
    ...(tables.length === 0 ? [] : used.flatMap((item) => againstClass(tables, called, item))),
    ...againstRace(content, race_id, used),
  ];
}

function againstClass(tables: readonly ClassTable[], called: string, item: BorneItem): string[] {
  const { kind, name } = item;
  const words = `${name} ${readFacts(item).contentId ?? ''}`;
  const weapon = weaponOf(item);
  if (kind === 'armour' && !tables.some(({ armour }) => wears(armour.allowed, words))) {
    const none = tables.every(({ armour }) => armour.allowed === 'none');
    return [`${called} wears ${none ? 'no armour' : 'no such armour'}: ${name}.`];
  }
  if (kind === 'shield' && !tables.some(({ armour }) => bears(armour.shields, words))) {
    const none = tables.every(({ armour }) => armour.shields === false);
    return [`${called} carries ${none ? 'no shield' : 'no such shield'}: ${name}.`];
  }
  if (weapon !== null && !tables.some(({ weapons }) => wields(weapons, weapon)))
    return [`${called} does not fight with this: ${name}.`];
  return [];
}

function againstRace({ races }: ClassContent, id: string | null, used: readonly BorneItem[]): string[] {
  const race = races.find((each) => each.id === id);
  const forbidden = race?.forbidden_weapons ?? [];
  return used
    .filter((item) => forbidden.includes(weaponOf(item) ?? ''))
    .map(({ name }) => `${withArticle(race?.name ?? '')} does not fight with this: ${name}.`);
}

/** A class, or those it is combined of: what one of them may, the whole may. */
function tablesOf(
  { classes, combination_classes: combined = [] }: ClassContent,
  id: string | null,
): ClassTable[] {
  const parts = combined.find((each) => each.id === id)?.classes ?? [id];
  return classes.filter((table) => parts.includes(table.id));
}

const nameOf = ({ classes, combination_classes: combined = [] }: ClassContent, id: string | null): string =>
  [...combined, ...classes].find((each) => each.id === id)?.name ?? '';

const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'An' : 'A'} ${name.toLowerCase()}`;

const soft = /leather|hide|padded|quilted/i;

function wears(allowed: ClassTable['armour']['allowed'], words: string): boolean {
  if (typeof allowed !== 'string') return allowed.some((id) => words.includes(id));
  return allowed === 'any' || (allowed === 'leather' && soft.test(words));
}

function bears(shields: ClassTable['armour']['shields'], words: string): boolean {
  if (typeof shields === 'boolean') return shields;
  return shields === 'any' || /wood/i.test(words) || !/metal|steel|iron/i.test(words);
}

/** Its id in the starter content; null for a weapon of the referee's own, of which no rule speaks. */
function weaponOf(item: BorneItem): string | null {
  if (item.kind !== 'weapon') return null;
  const found = /^weapons\/(.+)$/.exec(readFacts(item).contentId ?? '');
  return found?.[1] ?? null;
}

function wields({ rule, ids }: ClassTable['weapons'], weapon: string): boolean {
  if (rule === 'allowed') return ids.includes(weapon);
  return rule !== 'forbidden' || !ids.includes(weapon);
}
