import { query } from '../../lib/bridge.ts';
import { comingForm } from '../../lib/keys/coming-form.svelte.ts';
import { status } from '../../lib/status.svelte.ts';
import { takeAloud } from '../../lib/step.svelte.ts';
import { CreationDraft } from './create/creation-draft.svelte.ts';
import type { EditSection } from './dialogs/edit/edit-draft.svelte.ts';
import { freshDesk, type KeptDesk } from './kept-desks.ts';
import type { Member, PartyView, Sheet } from '../../lib/party/party-types.ts';
import { inRosterOrder } from './roster/roster-groups.ts';

/** Which dialog is open, and for whom. */
export type PartyDialog =
  | { kind: 'none' }
  | { kind: 'create'; draft: CreationDraft }
  /** The retainer that somebody of the notebook becomes. */
  | { kind: 'quick'; retainer?: string | undefined }
  | { kind: 'creatures' | 'reward' | 'import' }
  | { kind: 'edit'; member: Member; section: EditSection }
  | { kind: 'count'; member: Member }
  | { kind: 'xp' | 'level' | 'remove' | 'wound' | 'state'; member: Member }
  | { kind: 'export'; member: Member | null };

/** What the desk asks of what is around it. */
interface Surroundings {
  /** The sheet that is on screen. */
  sheet: () => Sheet | null;
  /** Why nothing can be changed. */
  shut: () => string | undefined;
  kept: () => KeptDesk;
}

function nothingElse(): Surroundings {
  const kept = freshDesk();
  return { sheet: () => null, shut: () => undefined, kept: () => kept };
}

/** The Characters window: who is selected, what is open, and the steps that need no form. */
export class PartyDesk {
  dialog = $state.raw<PartyDialog>({ kind: 'none' });
  shows = $state<'sheets' | 'march'>('sheets');
  #selectedId = $state<number | null>(null);
  /** They go up when the keyboard asks to type hit points or a condition, which the sheet then lets it do. */
  hitPointsAsked = $state(0);
  conditionAsked = $state(0);
  /** Everybody as the roster shows them: by kind, each kind in the party's order. */
  readonly members: readonly Member[] = $derived.by(() => inRosterOrder(this.#party()?.members ?? []));
  /** The one chosen, or the first of the roster. */
  readonly selected: Member | null = $derived.by(() => {
    const selectedId = this.#selectedId ?? this.#kept.selectedId;
    return this.members.find(({ id }) => id === selectedId) ?? this.members[0] ?? null;
  });
  readonly #party: () => PartyView | null;
  readonly #surroundings: Surroundings;

  constructor(party: () => PartyView | null, surroundings: Partial<Surroundings> = {}) {
    this.#party = party;
    this.#surroundings = { ...nothingElse(), ...surroundings };
  }

  /** Why nothing can be changed; undefined where it can. */
  get shut(): string | undefined {
    return this.#surroundings.shut();
  }

  /** The sheet of the one selected, once it is here. */
  get sheet(): Sheet | null {
    const sheet = this.#surroundings.sheet();
    return sheet?.id === this.selected?.id ? sheet : null;
  }

  select(id: number): void {
    this.#selectedId = id;
    this.#kept.selectedId = id;
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
    const { begun } = this.#kept;
    if (begun !== null) {
      this.open({ kind: 'create', draft: begun });
      return;
    }
    await comingForm.whileOpening(async () => {
      const reply = await query('character.options', {});
      if (!reply.ok) status.refuse(reply.error.message);
      else if (!reply.value.guided) this.open({ kind: 'quick' });
      else this.#begin(new CreationDraft(reply.value));
    });
  }

  /** Forgets what was begun; the next creation starts with nothing. */
  forgetNew(): void {
    this.#kept.begun = null;
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
    const now = `${member.name} is now number ${place + 1}.`;
    await takeAloud('party.moveCharacter', { id: member.id, by: to - from }, () => now);
  }

  get #kept(): KeptDesk {
    return this.#surroundings.kept();
  }

  #begin(draft: CreationDraft): void {
    this.#kept.begun = draft;
    this.open({ kind: 'create', draft });
  }
}
