import { plainText } from '../../tagged-text.ts';

/** Tags that say nothing but how a text looks. */
const looks = 'b|i|u|s|em|strong|small|big|sup|sub|br|hr|p|div|span|center|code|h[1-6]|ul|ol|li';
const tag = /<\/?[a-z][a-z0-9]{0,20}(?:\s[^<>]{0,400})?\/?>/gi;
const look = new RegExp(`^</?(?:${looks})\\s*/?>$`, 'i');
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{1,30});/i;

/** An item without its tags, its lines one behind the other. */
export function withoutTags(item: string): { text: string; told: string | null } {
  const tags = item.match(tag) ?? [];
  if (tags.length === 0 && !entity.test(item)) return { text: item, told: null };
  // A sign that opens no tag that ends would take the rest of the item with it.
  if (/<[a-z/!?]/i.test(item.replaceAll(tag, '')))
    return { text: item, told: 'Its tags are not those of a page; they stand as they are written.' };
  const text = plainText(item).replaceAll(/\s*\n\s*/g, ' ');
  const lost = tags.filter((each) => !look.test(each));
  return { text, told: lost.length === 0 ? null : 'Its tags are left out, and what they lead to or show.' };
}
