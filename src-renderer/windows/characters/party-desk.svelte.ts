import { command } from '../../lib/bridge.ts';
import { status } from '../../lib/status.svelte.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { Item, Member, PartyView } from './party-types.ts';

type DirectCommand = 'party.moveCharacter' | 'party.removeCharacter' | 'party.removeItem';

/** Which dialog is open, and for what. */
export type PartyDialog =
  | { kind: 'none' }
  | { kind: 'character'; member: Member | null }
  | { kind: 'item'; holderId: number | null; item: Item | null }
  | { kind: 'give'; from: number | null; itemIds: number[] };

/** The Characters window: who is selected, what is open, and the steps that need no form. */
export class PartyDesk {
  dialog = $state.raw<PartyDialog>({ kind: 'none' });
  #selectedId = $state<number | null>(null);
  readonly #party: () => PartyView | null;

  constructor(party: () => PartyView | null) {
    this.#party = party;
  }

  get members(): readonly Member[] {
    return this.#party()?.characters ?? [];
  }

  get pool(): readonly Item[] {
    return this.#party()?.pool ?? [];
  }

  /** The one chosen, or the first of the party. */
  get selected(): Member | null {
    return this.members.find(({ id }) => id === this.#selectedId) ?? this.members[0] ?? null;
  }

  select(id: number): void {
    this.#selectedId = id;
  }

  /** Goes down (1) or up (-1) the list, stopping at its ends. */
  step(by: 1 | -1): void {
    const index = this.members.findIndex(({ id }) => id === this.selected?.id);
    const next = this.members[Math.max(0, Math.min(this.members.length - 1, index + by))];
    if (next !== undefined) this.select(next.id);
  }

  open(dialog: PartyDialog): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = { kind: 'none' };
  }

  nameOf(holderId: number | null): string {
    return this.members.find(({ id }) => id === holderId)?.name ?? 'the pool';
  }

  itemsOf(holderId: number | null): readonly Item[] {
    if (holderId === null) return this.pool;
    return this.members.find(({ id }) => id === holderId)?.items ?? [];
  }

  async move(member: Member, by: 1 | -1): Promise<void> {
    const place = this.members.findIndex(({ id }) => id === member.id) + by;
    if (place < 0 || place >= this.members.length) {
      status.refuse(`${member.name} is already ${by === 1 ? 'last' : 'first'}.`);
      return;
    }
    await this.#send(
      'party.moveCharacter',
      { id: member.id, by },
      `${member.name} is now number ${place + 1}.`,
    );
  }

  async remove(member: Member): Promise<void> {
    await this.#send(
      'party.removeCharacter',
      { id: member.id },
      `${member.name} left the party. Ctrl+Z takes it back.`,
    );
  }

  async removeItem(item: Item): Promise<void> {
    await this.#send('party.removeItem', { id: item.id }, `${item.name} struck off. Ctrl+Z takes it back.`);
  }

  async #send<Name extends DirectCommand>(
    name: Name,
    input: CommandInput<Name>,
    said: string,
  ): Promise<void> {
    const reply = await command(name, input);
    if (reply.ok) status.say(said);
    else status.refuse(reply.error.message);
  }
}
