import { signed } from '../words/figures.ts';
import type { Gift, TableId } from './table.ts';

/** What a row gives, in words: "2d4 Goblin", "treasure C", "Gems, 2 times". */
export function giftWords(gift: Gift, nameOf: (id: TableId) => string | undefined): string {
  switch (gift.kind) {
    case 'creature':
      return [gift.number, gift.name].filter((word) => word !== '').join(' ');
    case 'treasure':
      return [
        `treasure${gift.letters === '' ? '' : ` ${gift.letters}`}`,
        ...(gift.level === null ? [] : [`unguarded, level ${gift.level}`]),
        ...(gift.value === null ? [] : [`worth ${gift.value} gp`]),
      ].join(', ');
    case 'thing':
      return [gift.quantity, gift.name].filter((word) => word !== '').join(' ');
    case 'table':
      return [
        `${nameOf(gift.table) ?? 'a table that is gone'}${gift.add === 0 ? '' : ` ${signed(gift.add)}`}`,
        ...(gift.times === '' ? [] : [`${gift.times} times`]),
        ...(gift.unique ? ['no repeats'] : []),
      ].join(', ');
    case 'page':
      return `page ${gift.page}`;
    case 'outcome':
      return gift.outcome;
  }
}
