import { command, query } from '../../lib/bridge.ts';
import { status } from '../../lib/status.svelte.ts';
import { CreationDraft } from './create/creation-draft.svelte.ts';
import type { EditSection } from './dialogs/edit-draft.svelte.ts';
import type { Member, PartyView, Sheet } from './party-types.ts';
import { inRosterOrder } from './roster/roster-groups.ts';

/** Which dialog is open, and for whom. */
export type PartyDialog =
  | { kind: 'none' }
  | { kind: 'create'; draft: CreationDraft }
  | { kind: 'quick' }
  | { kind: 'creatures' | 'reward' | 'import' }
  | { kind: 'edit'; member: Member; section: EditSection }
  | { kind: 'count'; member: Member }
  | { kind: 'xp' | 'level' | 'remove'; member: Member }
  | { kind: 'export'; member: Member | null };

/** The Characters window: who is selected, what is open, and the steps that need no form. */
export class PartyDesk {
  dialog = $state.raw<PartyDialog>({ kind: 'none' });
  shows = $state<'sheets' | 'march'>('sheets');
  #selectedId = $state<number | null>(null);
  /** They go up when the keyboard asks to type hit points or a condition, which the sheet then lets it do. */
  hitPointsAsked = $state(0);
  conditionAsked = $state(0);
  readonly #party: () => PartyView | null;
  readonly #sheet: () => Sheet | null;
  /** A creation that was shut half-way goes on where it stood. */
  #begun: CreationDraft | null = null;

  constructor(party: () => PartyView | null, sheet: () => Sheet | null = () => null) {
    this.#party = party;
    this.#sheet = sheet;
  }

  /** The sheet of the one selected, once it is here. */
  get sheet(): Sheet | null {
    const sheet = this.#sheet();
    return sheet?.id === this.selected?.id ? sheet : null;
  }

  /** Everybody as the roster shows them: by kind, each kind in the party's order. */
  get members(): readonly Member[] {
    return inRosterOrder(this.#party()?.members ?? []);
  }

  /** The one chosen, or the first of the roster. */
  get selected(): Member | null {
    const { members } = this;
    return members.find(({ id }) => id === this.#selectedId) ?? members[0] ?? null;
  }

  select(id: number): void {
    this.#selectedId = id;
  }

  /** Goes down (1) or up (-1) the list, stopping at its ends. */
  step(by: 1 | -1): void {
    const { members } = this;
    const index = members.findIndex(({ id }) => id === this.selected?.id);
    const next = members[Math.max(0, Math.min(members.length - 1, index + by))];
    if (next !== undefined) this.select(next.id);
  }

  open(dialog: PartyDialog): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = { kind: 'none' };
  }

  /** To the marching order and back. */
  turn(): void {
    this.shows = this.shows === 'march' ? 'sheets' : 'march';
  }

  askHitPoints(): void {
    this.hitPointsAsked += 1;
  }

  askCondition(): void {
    this.conditionAsked += 1;
  }

  /** The guided creation where the system has starter content, else the short form. */
  async openNew(): Promise<void> {
    if (this.#begun !== null) {
      this.open({ kind: 'create', draft: this.#begun });
      return;
    }
    const reply = await query('character.options', {});
    if (!reply.ok) status.refuse(reply.error.message);
    else if (!reply.value.guided) this.open({ kind: 'quick' });
    else this.#begin(new CreationDraft(reply.value));
  }

  /** Forgets what was begun; the next creation starts with nothing. */
  forgetNew(): void {
    this.#begun = null;
  }

  /** Among its own kind; the others keep their places. */
  async move(member: Member, by: 1 | -1): Promise<void> {
    const everybody = this.#party()?.members ?? [];
    const alike = everybody.filter(({ kind }) => kind === member.kind);
    const place = alike.findIndex(({ id }) => id === member.id) + by;
    const other = alike[place];
    if (other === undefined) {
      status.refuse(`${member.name} is already ${by === 1 ? 'last' : 'first'}.`);
      return;
    }
    const from = everybody.findIndex(({ id }) => id === member.id);
    const to = everybody.findIndex(({ id }) => id === other.id);
    const reply = await command('party.moveCharacter', { id: member.id, by: to - from });
    if (reply.ok) status.say(`${member.name} is now number ${place + 1}.`);
    else status.refuse(reply.error.message);
  }

  #begin(draft: CreationDraft): void {
    this.#begun = draft;
    this.open({ kind: 'create', draft });
  }
}
