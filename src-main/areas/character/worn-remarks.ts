import type { ClassContent, ClassTable } from '../../../shared/rules/class-content.ts';
import { isInUse } from '../party/gear.ts';
import type { BorneItem } from '../party/read-party.ts';
import { readFacts } from '../party/sheet.ts';

/** What is worn or wielded against the rules of the class, one sentence each. */
export function wornRemarks(
  content: ClassContent,
  classId: string | null,
  items: readonly BorneItem[],
): string[] {
  const tables = tablesOf(content, classId);
  if (tables.length === 0) return [];
  const called = nameOf(content, classId);
  return items.filter(isInUse).flatMap((item) => {
    const { kind, name } = item;
    const words = [item.name, readFacts(item).contentId ?? ''].join(' ');
    if (kind === 'armour' && !tables.some(({ armour }) => wears(armour.allowed, words)))
      return [
        `${called} wears ${tables.every(({ armour }) => armour.allowed === 'none') ? 'no armour' : 'no such armour'}: ${name}.`,
      ];
    if (kind === 'shield' && !tables.some(({ armour }) => bears(armour.shields, words)))
      return [
        `${called} carries ${tables.every(({ armour }) => armour.shields === false) ? 'no shield' : 'no such shield'}: ${name}.`,
      ];
    const weapon = kind === 'weapon' ? weaponOf(item) : null;
    if (weapon !== null && !tables.some(({ weapons }) => wields(weapons, weapon)))
      return [`${called} does not fight with this: ${name}.`];
    return [];
  });
}

/** A class, or those it is combined of: what one of them may, the whole may. */
function tablesOf(
  { classes, combination_classes: combined = [] }: ClassContent,
  id: string | null,
): ClassTable[] {
  const parts = combined.find((each) => each.id === id)?.classes ?? [id];
  return classes.filter((table) => parts.includes(table.id));
}

function nameOf({ classes, combination_classes: combined = [] }: ClassContent, id: string | null): string {
  const name = [...combined, ...classes].find((each) => each.id === id)?.name.toLowerCase() ?? '';
  return `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}`;
}

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
  const found = /^weapons\/(.+)$/.exec(readFacts(item).contentId ?? '');
  return found?.[1] ?? null;
}

function wields({ rule, ids }: ClassTable['weapons'], weapon: string): boolean {
  if (rule === 'allowed') return ids.includes(weapon);
  return rule !== 'forbidden' || !ids.includes(weapon);
}
