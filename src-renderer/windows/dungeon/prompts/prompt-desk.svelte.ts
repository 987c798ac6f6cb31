import type { Delve, Light, Prompt } from '../dungeon-types.ts';
import type { LightKind } from '../../../../shared/ipc/vocabulary.ts';
import { clockDialogs } from '../needs/clock-dialogs.svelte.ts';
import { QuickSteps } from '../quick-steps.svelte.ts';

/** What accepting a prompt does here; null where its own form answers it, or nothing can. */
export type Acceptance = { label: string; take: () => Promise<boolean> } | null;

/** The queue's answers. It never acts by itself: each step is one the referee asked for. */
export class PromptDesk {
  readonly steps = new QuickSteps();
  /** The prompt whose answer was refused, so that the refusal stands in its card. */
  refused = $state<string | null>(null);

  /** The prompt taken out of turn, by key; it holds the keys while it waits. */
  chosen = $state<string | null>(null);

  /** The prompt that has the keys: the chosen one while it is there, else the first. */
  first(prompts: readonly Prompt[]): Prompt | undefined {
    return prompts.find((prompt) => prompt.key === this.chosen) ?? prompts[0];
  }

  choose(prompt: Prompt): void {
    this.chosen = prompt.key;
  }

  async rollCheck(prompt: Prompt, faces: readonly number[], modifier: number): Promise<boolean> {
    return this.#answer(
      prompt,
      this.steps.take('dungeon.rollCheck', { turn: prompt.turn, modifier, die: faces[0] ?? null }),
    );
  }

  async put(prompt: Prompt, answer: 'delay' | 'dismiss'): Promise<boolean> {
    return this.#answer(prompt, this.steps.take('dungeon.answerPrompt', { key: prompt.key, answer }));
  }

  acceptance(prompt: Prompt, lights: readonly Light[]): Acceptance {
    if (!prompt.canAccept) return null;
    if (prompt.kind === 'rest') return { label: 'Rest this turn', take: () => this.#rest(prompt) };
    if (prompt.kind === 'effectEnded') return { label: 'Seen to', take: () => this.#seeTo(prompt) };
    if (prompt.kind === 'dayEnd') return { label: 'Settle it', take: () => this.#settleDay() };
    if (wantsForm(prompt)) return null;
    return this.#lightAgain(prompt, lights);
  }

  #seeTo(prompt: Prompt): Promise<boolean> {
    return this.#answer(prompt, this.steps.take('effect.end', { ids: prompt.effectIds }));
  }

  /** It takes some words; the dialog asks for them. */
  #settleDay(): Promise<boolean> {
    clockDialogs.show({ name: 'dayEnd' });
    return Promise.resolve(true);
  }

  #rest(prompt: Prompt): Promise<boolean> {
    return this.#answer(prompt, this.steps.take('dungeon.passTurn', { activity: 'rest' }));
  }

  #lightAgain(prompt: Prompt, lights: readonly Light[]): Acceptance {
    const { bearerId, lightId } = prompt;
    if (bearerId === null) return null;
    const inHand = prompt.kind === 'dark' ? lights.find((light) => light.id === lightId) : undefined;
    if (inHand) {
      const relight = () => this.steps.take('dungeon.relight', { lightId: inHand.id });
      return {
        label: `Light the ${inHand.title.toLowerCase()}`,
        take: () => this.#answer(prompt, relight()),
      };
    }
    const kind = prompt.lightKind ?? 'torch';
    const fresh = () => this.steps.take('dungeon.light', { characterId: bearerId, kind });
    return { label: freshWords[kind], take: () => this.#answer(prompt, fresh()) };
  }

  async #answer(prompt: Prompt, step: Promise<unknown>): Promise<boolean> {
    const done = (await step) !== null;
    this.refused = done ? null : prompt.key;
    return done;
  }
}

const freshWords: Record<LightKind, string> = {
  torch: 'Light a torch',
  candle: 'Light a candle',
  lantern: 'Fill and light the lantern',
  minersLantern: 'Fill and light the lantern',
  continual: 'Call up light',
};

/** Is the prompt answered by filling something in, and not by a mere yes? */
export const wantsForm = ({ kind }: Prompt): boolean => kind === 'encounterDue' || kind === 'wanderingCheck';

/** How pressing a prompt is: late ones say since when. */
export const isOverdue = (prompt: Prompt, delve: Pick<Delve, 'turn'> | null): boolean =>
  (delve !== null && prompt.turn <= delve.turn) || prompt.kind === 'dark' || prompt.key.endsWith(':overdue');
