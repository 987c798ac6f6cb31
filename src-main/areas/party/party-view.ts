import type { z } from 'zod';
import type { partyView } from '../../../shared/ipc/party-views.ts';
import type { StashRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { exploration } from '../exploration.ts';
import type { ClassesOf } from './armour-class.ts';
import { plainWeight } from './burden.ts';
import { inUnits } from './measures.ts';
import type { MemberView } from './member-view.ts';
import { memberViewOf } from './member-view.ts';
import type { BorneItem, Party } from './read-party.ts';

export type PartyView = z.output<typeof partyView>;
type Lump = PartyView['pool'];

/** The whole party as a window shows it, computed from its facts on every read. */
export const derivePartyView = (campaign: Campaign, party: Party, content: ClassesOf): PartyView =>
  partyViewWith(campaign, {
    members: party.members.map((member) => memberViewOf(campaign, member, content)),
    pool: lumpOf(campaign, party.pool),
    stashes: party.stashes.map(({ row, items }) => ({ row, lump: lumpOf(campaign, items) })),
  });

export interface PartyParts {
  members: MemberView[];
  pool: Lump;
  stashes: { row: StashRow; lump: Lump }[];
}

export function partyViewWith(campaign: Campaign, { members, pool, stashes }: PartyParts): PartyView {
  const { value: id, title, text, rule } = campaign.encumbrance;
  return {
    unit: campaign.system.weights.unit,
    method: { id, title, text, rule },
    members,
    pool,
    stashes: stashes.map(({ row, lump }) => ({ id: row.id, kind: row.kind, name: row.name, ...lump })),
    rate: partyRate(members),
  };
}

/** What lies together weighs by itself, whatever a bearer would make of it. */
export const lumpOf = ({ system }: Campaign, items: readonly BorneItem[]): Lump => ({
  weight: inUnits(
    system.weights,
    items.reduce((sum, item) => sum + plainWeight(item), 0),
  ),
  things: items.length,
});

type Walker = Pick<MemberView, 'kind' | 'name' | 'rate'>;

/**
 * The rate of a party that stays together, and who sets it; null for nobody. Carts and ships are drawn and steered by
 * others, so that they hold nobody up. (OSE-MOVE-3)
 */
export function partyRate(members: readonly Walker[]): PartyView['rate'] {
  const walkers = members.filter(({ kind }) => kind !== 'vehicle' && kind !== 'vessel');
  if (walkers.length === 0) return null;
  const { baseFeet } = exploration['party.movementRate']({
    baseRatesFeet: walkers.map(({ rate }) => rate.baseFeet),
  });
  const slow = walkers.filter(({ rate }) => rate.baseFeet === baseFeet);
  return {
    baseFeet,
    encounterFeet: Math.min(...walkers.map(({ rate }) => rate.encounterFeet)),
    slowest: slow.length === walkers.length && slow.length > 1 ? [] : slow.map(({ name }) => name),
    reasons: walkers.map(({ name, rate }) => ({
      source: name,
      value: `${rate.baseFeet}'`,
      rule: 'OSE-MOVE-3',
    })),
  };
}
