import { shownText } from '../../../../shared/words/shown-text.ts';
import type { UnreadList } from '../../unread-list.ts';
import type { PerchanceList } from './lists.ts';
import { withoutTags } from './markup.ts';

/** What a generator says of itself: how its page looks, what it is called. */

const looks = new Set([
  'fontSize',
  'fontColor',
  'fontFamily',
  'buttonText',
  'buttonColor',
  'buttonTextColor',
  'backgroundColor',
  'backgroundImage',
  'numberOfItems',
  'itemSeperator',
  'itemSeparator',
  'boxWidth',
  'imageUrl',
]);
const words = new Set(['title', 'subtitle', 'description', 'tags', 'author']);
const meta = '$meta';

/** A title that is rolled is none. */
const plainTitle = ({ items }: PerchanceList): string => {
  const [item, ...others] = items;
  const { text } = withoutTags(item?.text ?? '');
  return others.length > 0 || /[[\]{}\\]/.test(text) ? '' : text;
};

/**
 * The lists without those that are settings, which are told; one that an item throws on is a list like any other. With
 * the title, empty where there is none.
 */
export function withoutSettings(
  lists: readonly PerchanceList[],
  thrownOn: ReadonlySet<string>,
  unread: UnreadList,
): { lists: PerchanceList[]; title: string } {
  let title = '';
  const tellWords = (list: PerchanceList): void => {
    const own = list.name === 'title' ? plainTitle(list) : '';
    if (own !== '' && title === '') title = own;
    else
      for (const { text, line } of list.items)
        unread.add(`line ${line}`, `${shownText(list.name)}, "${shownText(text)}", is left out.`);
  };
  const kept = lists.filter((list) => {
    const isThrownOn = thrownOn.has(list.name);
    if (list.name === meta) for (const each of [...list.lists, { ...list, lists: [] }]) tellWords(each);
    else if (isThrownOn) {
      if (list.name === 'title' && title === '') title = plainTitle(list);
      return true;
    } else if (looks.has(list.name)) unread.fold(list.name);
    else if (words.has(list.name)) tellWords(list);
    else return true;
    return false;
  });
  return { lists: kept, title };
}
