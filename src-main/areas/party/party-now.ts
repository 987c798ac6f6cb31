import type { Sql } from '../../db/sql.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import type { MemberView } from './member-view.ts';
import { memberViewOf } from './member-view.ts';
import type { PartyView } from './party-view.ts';
import { lumpOf, partyViewWith } from './party-view.ts';
import type { BurdenTexts } from '../../facts/party/weighing/read-burdens.ts';
import { burdenItems, readBurdens } from '../../facts/party/weighing/read-burdens.ts';
import type { BorneItem } from '../../facts/party/read-party.ts';
import { carriersOf, readPeople, readStashes } from '../../facts/party/read-party.ts';
import { readSheet } from '../../facts/party/sheet.ts';

interface Known {
  /** Everything the view was made of. */
  readonly key: readonly unknown[];
  readonly view: MemberView;
}

/** The things of one place, as they stood in its text. */
interface KnownThings {
  readonly text: string;
  readonly items: readonly BorneItem[];
}

/** Per open file: what was made of which rows. A view is made anew when any of them differs, and never otherwise. */
interface Memory {
  things: Map<string, KnownThings>;
  members: Map<number, Known>;
}

const memories = new WeakMap<Sql, Memory>();

/** The view of the party as it stands, like `derivePartyView`; of who did not change the former view is taken. */
export function partyViewNow(sql: Sql, campaign: CampaignRules, content: ClassesOf): PartyView {
  const before: Memory = memories.get(sql) ?? { things: new Map(), members: new Map() };
  const reading = new Reading(readBurdens(sql), before.things);
  const rules = [campaign.system, JSON.stringify(campaign.settings), content.classes];
  const people = readPeople(sql);
  const borne = carriersOf(people, (id) => reading.heldBy(id).items.flat());
  const members = people.map((row): Known => {
    const { texts, items } = reading.heldBy(row.id);
    const carried = borne(row.id);
    const key = [...rules, JSON.stringify(row), JSON.stringify(carried), ...texts];
    const known = before.members.get(row.id);
    if (known && sameKeys(known.key, key)) return known;
    return {
      key,
      view: memberViewOf(campaign, { row, sheet: readSheet(row), items: items.flat(), ...carried }, content),
    };
  });
  const view = partyViewWith(campaign, {
    members: members.map((member) => member.view),
    pool: lumpOf(campaign, reading.inPool()),
    stashes: readStashes(sql).map((row) => ({ row, lump: lumpOf(campaign, reading.inStash(row.id)) })),
  });
  memories.set(sql, {
    things: reading.used,
    members: new Map(members.map((member) => [member.view.id, member])),
  });
  return view;
}

const sameKeys = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index]);

/** The things of every place, parsed only where its text differs from the one before. */
class Reading {
  readonly used = new Map<string, KnownThings>();
  readonly #texts: BurdenTexts;
  readonly #known: ReadonlyMap<string, KnownThings>;

  constructor(texts: BurdenTexts, known: ReadonlyMap<string, KnownThings>) {
    this.#texts = texts;
    this.#known = known;
  }

  /** The texts of everything somebody has, packed or not, and the things by place. */
  heldBy(id: number) {
    return this.#tree(`holder ${id}`, this.#texts.held.get(id));
  }

  inStash(id: number): BorneItem[] {
    return this.#tree(`stash ${id}`, this.#texts.stashed.get(id)).items.flat();
  }

  inPool(): BorneItem[] {
    return this.#tree('pool', this.#texts.pool).items.flat();
  }

  #tree(place: string, outermost: string | undefined): { texts: string[]; items: (readonly BorneItem[])[] } {
    const texts: string[] = [];
    const items: (readonly BorneItem[])[] = [];
    const add = (each: string, text: string | undefined) => {
      if (text === undefined) return;
      const things = this.#itemsOf(each, text);
      texts.push(text);
      items.push(things);
    };
    add(place, outermost);
    // Grows while it is walked: what lies in a thing comes behind the things of its own place.
    for (const things of items)
      for (const { id } of things)
        if (this.#texts.packed.has(id)) add(`pack ${id}`, this.#texts.packed.get(id));
    return { texts, items };
  }

  #itemsOf(place: string, text: string): readonly BorneItem[] {
    const before = this.#known.get(place);
    const known = before?.text === text ? before : { text, items: burdenItems(text) };
    this.used.set(place, known);
    return known.items;
  }
}
