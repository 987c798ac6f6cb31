import { CourseDraft } from './course/course-draft.svelte.ts';
import { OutcomeDraft } from './course/outcome-draft.svelte.ts';
import type { Meeting, Weighed } from './encounter-types.ts';
import { FightDraft } from './fight/fight-draft.svelte.ts';
import { FoesDraft } from './foes/foes-draft.svelte.ts';
import { PursuitDraft } from './pursuit/pursuit-draft.svelte.ts';
import { DropsDraft } from './steps/drops-draft.svelte.ts';
import { SettleDraft } from './steps/settle-draft.svelte.ts';
import { stepParts } from './steps/step-parts.ts';

/** One encounter's steps; what is typed in them stays until the encounter is over. */
export class EncounterDrafts {
  /** Of each step with dice of its own, by its id. */
  readonly steps: Readonly<Partial<Record<string, SettleDraft>>>;
  readonly morale: SettleDraft;
  readonly foes: FoesDraft;
  readonly drops: DropsDraft;
  readonly course = new CourseDraft();
  readonly pursuit: PursuitDraft;
  readonly fight: FightDraft;
  readonly outcome: OutcomeDraft;

  constructor(view: () => Meeting) {
    const drafts = view().steps.flatMap(({ id, weighed }): [string, SettleDraft][] => {
      if (weighed === null) return [];
      const base = (): Weighed => view().steps.find((step) => step.id === id)?.weighed ?? weighed;
      return [[id, new SettleDraft(base, stepParts[id]?.word?.(view) ?? null)]];
    });
    this.steps = Object.fromEntries(drafts);
    this.morale = new SettleDraft(() => view().morale.weighed);
    this.foes = new FoesDraft(view);
    this.drops = new DropsDraft(view);
    this.pursuit = new PursuitDraft(view);
    this.fight = new FightDraft(view);
    this.outcome = new OutcomeDraft(view);
  }
}
