import { find } from '../../treasure/finds.ts';
import type { TreasureBook } from '../../treasure/rules.ts';
import { spellOf } from '../../treasure/spells.ts';
import { tableNamed, type TreasureThrower } from '../../treasure/thrower.ts';

/** A scroll: of each spell its level and which it is; a map whose hoard waits; a curse, or a protection. */
export function putScroll(thrower: TreasureThrower, book: TreasureBook): void {
  const { magic_items: tables } = book.tables;
  const { name } = thrower.onMagic(tableNamed(tables, 'scrolls'));
  const [, whose, count] = /^(Cleric|Magic-User) Spell Scroll \((\d+) Spells?\)$/u.exec(name) ?? [];
  const [, map] = /^Map to (.*)$/u.exec(name) ?? [];
  if (map !== undefined) thrower.put(find('scroll', name, { shown: 'map', facts: { map } }));
  else if (count !== undefined) {
    const magic = whose === 'Cleric' ? 'divine' : 'arcane';
    const levels = tableNamed(tables, 'scroll-spell-level');
    const spells = Array.from({ length: Number(count) }, () =>
      spellOf(thrower, book, magic, Number.parseInt(thrower.onMagic(levels).name, 10)),
    );
    thrower.put(find('scroll', name, { shown: 'scroll', facts: { magic: true, spells } }));
  } else {
    const cursed = /^Cursed/u.test(name);
    const full = cursed ? name : `Scroll of ${name}`;
    thrower.put(find('scroll', full, { shown: 'scroll', facts: { magic: true, ...(cursed && { cursed }) } }));
  }
}
