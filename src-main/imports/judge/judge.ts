import { newCharacter } from '../../../shared/ipc/party/character.ts';
import { newItem } from '../../../shared/ipc/party/things.ts';
import type {
  Draft,
  DraftThing,
  ImportContext,
  NewItem,
  NewPerson,
  ReadEntry,
  ReadThing,
  Unread,
} from '../entry.ts';
import { lossesFirst } from '../unread-list.ts';
import { acceptable } from './lenient.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { settleItem, settleLoose, settlePerson, settleUse } from './settle.ts';
import { characterSummary, itemSummary } from './summary.ts';

const mostThings = 500;

const below = (path: string, unread: readonly Unread[]): Unread[] =>
  unread.map((each) => ({ ...each, path: path === '' ? each.path : `${path}.${each.path}` }));

const judgeThing = (thing: DraftThing, context: ImportContext, unread: Unread[]): NewItem | null => {
  if (thing.item.quantity === 0) {
    unread.push({
      path: thing.path || 'quantity',
      why: 'It does not say how many there are, or there is none of it.',
    });
    return null;
  }
  const { value, unread: left, why } = acceptable(newItem, thing.item);
  if (value === null) {
    unread.push({ path: thing.path || 'name', why });
    return null;
  }
  unread.push(...below(thing.path, left));
  return settleItem(value, context, (told) => unread.push(...below(thing.path, [told])));
};

/** The things that the contract accepts; what lay in one that it does not lies where that would have lain. */
const judgeThings = (
  things: readonly DraftThing[],
  context: ImportContext,
  unread: Unread[],
): { things: ReadThing[]; hasFirst: boolean } => {
  const judged = things.map((thing) => judgeThing(thing, context, unread));
  const places = new Map<number, number>();
  let kept = 0;
  judged.forEach((item, index) => {
    if (item !== null) places.set(index, kept++);
  });
  const holderOf = (index: number): number | null => {
    const inside = things[index]?.inside ?? null;
    return inside === null ? null : (places.get(inside) ?? holderOf(inside));
  };
  const read = judged.flatMap((item, index) => (item === null ? [] : [{ item, inside: holderOf(index) }]));
  return { things: read, hasFirst: places.has(0) };
};

const refused = (draft: Draft, unread: Unread[], why: string): ReadEntry => ({
  kind: draft.kind,
  name: shownText(draft.name),
  summary: '',
  person: null,
  things: [],
  belongsTo: null,
  book: null,
  unread,
  refused: why,
});

const judgePerson = (draft: Draft, unread: Unread[]): { person: NewPerson | null; why: string } => {
  const { value, unread: left, why } = acceptable(newCharacter, { ...draft.person, items: [] });
  unread.push(...left);
  if (value === null) return { person: null, why };
  const { items, ...person } = value;
  return { person: items.length === 0 ? person : null, why };
};

/** What will be taken of a draft: exactly what the contract's own schemas accept and the campaign can keep. */
export const judge = (draft: Draft, context: ImportContext): ReadEntry => {
  const entry = judged(draft, context);
  return { ...entry, unread: lossesFirst(entry.unread) };
};

const judged = (draft: Draft, context: ImportContext): ReadEntry => {
  const unread = [...draft.unread];
  const tell = (told: Unread): void => void unread.push(told);
  if (draft.refused !== null) return refused(draft, unread, draft.refused);
  if (draft.things.length > mostThings) {
    const count = draft.things.length.toLocaleString('en');
    return refused(draft, unread, `It comes with ${count} things; at most ${mostThings} are taken.`);
  }
  const somebody = draft.person === null ? { person: null, why: '' } : judgePerson(draft, unread);
  if (draft.person !== null && somebody.person === null) return refused(draft, unread, somebody.why);
  const { things: read, hasFirst } = judgeThings(draft.things, context, unread);
  const { kind, belongsTo } = draft;
  if (somebody.person === null) {
    if (!hasFirst) return refused(draft, unread, unread.at(-1)?.why ?? 'It is no thing.');
    const things = settleLoose(read);
    const text = itemSummary(things, context);
    const summary = belongsTo === null ? text : `${text}, for ${belongsTo}`;
    const name = things[0]?.item.name ?? draft.name;
    return { kind, name, summary, person: null, things, belongsTo, book: null, unread, refused: null };
  }
  const person = settlePerson(somebody.person, context, tell);
  const things = settleUse(person.kind, read, tell);
  const summary = characterSummary(person, things, belongsTo);
  return { kind, name: person.name, summary, person, things, belongsTo, book: null, unread, refused: null };
};
