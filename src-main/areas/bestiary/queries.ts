import type { BookOfCreatures } from '../../content/bestiary/books.ts';
import { creatureCard } from '../../content/bestiary/creature-card.ts';
import { adjustments, basisAt, draftOf, judgedDraft } from '../../content/bestiary/own/drafts.ts';
import { ownCreatures } from '../../content/bestiary/own/own-book.ts';
import { searchBestiary } from '../../content/bestiary/search-bestiary.ts';
import type { Desk } from '../../desk/desk.ts';
import { creatureAsText } from '../../exports/creature/creature-as-text.ts';
import { outgoingCreature } from '../../exports/creature/outgoing.ts';
import { isUsedIn } from '../../facts/bestiary/used.ts';
import { usesOf } from '../../facts/bestiary/uses.ts';
import { rowIdOf } from '../../content/bestiary/own/read-own.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { pastedDrafts } from './pasted-drafts.ts';

/** So many places are told. */
const mostUses = 100;

const systemOf = ({ file }: Desk): string => readRules(file.sql).system.id;

/** The referee's own creatures beside the books of every system. */
const shelves = ({ file }: Desk, books: readonly BookOfCreatures[]) => ({
  own: ownCreatures(file.sql, books),
  books,
});

/** What the books of creatures say, and the referee of his own. */
export const bestiaryQueries: QueriesOf<'creature'> = {
  'creature.search': (desk, input, { bestiaries }) => {
    const systemId = systemOf(desk);
    const isUsed = isUsedIn(desk.file.sql, systemId);
    return searchBestiary({ ...shelves(desk, bestiaries), systemId, isUsed }, input);
  },

  'creature.uses': (desk, place, { bestiaries }) => {
    const { base } = basisAt(shelves(desk, bestiaries), place);
    const isAtHand = rowIdOf(base.id) !== null || base.book === systemOf(desk);
    const names = [base.name, ...(base.monster.also_known_as ?? '').split(',')].map((name) => name.trim());
    const uses = isAtHand ? usesOf(desk.file.sql, { creatureId: base.id, names }) : [];
    return { uses: uses.slice(0, mostUses), more: Math.max(0, uses.length - mostUses) };
  },

  'creature.view': (desk, { in: systemId, ...place }, { bestiaries }) =>
    creatureCard(shelves(desk, bestiaries), { ...place, in: systemId ?? systemOf(desk) }),

  'creature.draft': (desk, input, { bestiaries }) =>
    draftOf(shelves(desk, bestiaries), input, systemOf(desk)),

  'creature.judge': (desk, input, { bestiaries }) => judgedDraft(shelves(desk, bestiaries), input),

  'creature.paste': (desk, { text, system }, { bestiaries }) =>
    pastedDrafts(bestiaries, text, system ?? systemOf(desk)),

  'creature.asText': (desk, { format, ...place }, { bestiaries }) =>
    creatureAsText(outgoingCreature(shelves(desk, bestiaries), place), format),

  'creature.adjust': (desk, place, { bestiaries }) => adjustments(shelves(desk, bestiaries), place),
};
