import type { LightKind } from '../../../shared/ipc/vocabulary.ts';
import { facesIn } from '../../components/dice/typed-faces.ts';
import { QuickSteps } from '../../lib/step.svelte.ts';
import { clockDialogs } from '../delve/clock-dialogs.svelte.ts';
import type { Delve, Light, Prompt } from '../delve/delve-types.ts';

/** What accepting a prompt does here; null where its own form answers it, or it has to wait. */
export type Acceptance = {
  label: string;
  take: () => Promise<boolean>;
  /** It says no more than that it was read: to dismiss it would be the same. */
  dismisses?: true;
} | null;

type Answer = 'delay' | 'dismiss';
type Many = readonly [Prompt, ...Prompt[]];

/** The queue's answers. It never acts by itself: each step is one the referee asked for. */
export class PromptDesk {
  readonly steps = new QuickSteps();
  /** The prompt, or the kind of many, whose answer was refused, so that the refusal stands in its card. */
  refused = $state<string | null>(null);

  /** The prompt taken out of turn, by key; it holds the keys while it waits. */
  chosen = $state<string | null>(null);

  /** What real dice show for many checks, as typed, and what the referee changes of their chance. */
  faces = $state('');
  modifier = $state(0);
  /** What they show for the burning of many lights lit anew. */
  burnFaces = $state('');

  /** The prompt that has the keys: the chosen one while it is there, else the first. */
  first(prompts: readonly Prompt[]): Prompt | undefined {
    return prompts.find((prompt) => prompt.key === this.chosen) ?? prompts[0];
  }

  choose(prompt: Prompt): void {
    this.chosen = prompt.key;
  }

  /** Whoever was chosen and is answered, or gone, has the keys no more when it comes back. */
  letGo(prompts: readonly Prompt[]): void {
    if (!prompts.some((prompt) => prompt.key === this.chosen)) this.chosen = null;
  }

  async rollCheck(prompt: Prompt, faces: readonly number[], modifier: number): Promise<boolean> {
    return this.#answer(
      prompt.key,
      this.steps.take('prompt.rollCheck', { turn: prompt.turn, modifier, die: faces[0] ?? null }),
    );
  }

  async put(prompt: Prompt, answer: Answer): Promise<boolean> {
    return this.#answer(prompt.key, this.steps.take('prompt.answer', { key: prompt.key, answer }));
  }

  async putAll(prompts: Many, answer: Answer): Promise<boolean> {
    const keys = prompts.map(({ key }) => key);
    return this.#answer(prompts[0].kind, this.steps.take('prompt.answerAll', { keys, answer }));
  }

  acceptance(prompt: Prompt, lights: readonly Light[]): Acceptance {
    if (prompt.waits !== null) return null;
    const noted = { label: 'Noted', take: () => this.put(prompt, 'dismiss'), dismisses: true } as const;
    if (!prompt.canAccept) return noted;
    if (prompt.kind === 'rest') return { label: 'Rest this turn', take: () => this.#rest(prompt) };
    if (prompt.kind === 'effectEnded') return { label: 'Seen to', take: () => this.#seeTo([prompt]) };
    if (prompt.kind === 'dayEnd') return { label: 'Settle it', take: () => this.#opens('dayEnd') };
    if (prompt.kind === 'wageDue') return { label: 'Pay or owe it', take: () => this.#opens('wages') };
    if (wantsForm(prompt)) return null;
    return this.#lightAgain(prompt, lights) ?? noted;
  }

  /** The one step that accepts all of a kind; null where each is a thing of its own. */
  acceptanceOfAll(prompts: Many): Acceptance {
    const [{ kind }] = prompts;
    const count = prompts.length.toLocaleString('en');
    if (prompts.some(({ waits }) => waits !== null)) return null;
    if (kind === 'wanderingCheck') return { label: this.#rollLabel(count), take: () => this.#rollAll() };
    if (kind === 'wageDue') return { label: 'Pay or owe them', take: () => this.#opens('wages') };
    if (kind === 'effectEnded') return { label: `See to all ${count}`, take: () => this.#seeTo(prompts) };
    const again = prompts.filter(({ canAccept }) => kind === 'lightOut' && canAccept);
    if (again.length > 0) return { label: `Light ${again.length} anew`, take: () => this.#lightAll(again) };
    if (prompts.every(({ canAccept }) => !canAccept))
      return { label: `All ${count} noted`, take: () => this.putAll(prompts, 'dismiss'), dismisses: true };
    return null;
  }

  /** Why the faces typed for many checks cannot be read. */
  readonly facesProblem = $derived.by(() =>
    facesIn(this.faces, 6) === null ? 'Faces from 1 to 6 with spaces between: 3 1 6.' : undefined,
  );
  readonly burnProblem = $derived.by(() =>
    facesIn(this.burnFaces) === null ? 'Faces with spaces between: 3 1 4.' : undefined,
  );

  #rollLabel(count: string): string {
    const typed = facesIn(this.faces)?.length ?? 0;
    return typed === 0 ? `Roll all ${count}` : `Take ${typed === 1 ? 'this die' : `these ${typed} dice`}`;
  }

  async #rollAll(): Promise<boolean> {
    const faces = facesIn(this.faces, 6);
    if (faces === null) return false;
    const step = this.steps.take('prompt.rollChecks', { modifier: this.modifier, faces });
    const done = await this.#answer('wanderingCheck', step);
    if (done) {
      this.faces = '';
      this.modifier = 0;
    }
    return done;
  }

  async #lightAll(prompts: readonly Prompt[]): Promise<boolean> {
    const faces = facesIn(this.burnFaces);
    if (faces === null) return false;
    const keys = prompts.map(({ key }) => key);
    const dice = prompts.some(asksBurnDie) ? { faces } : {};
    const done = await this.#answer('lightOut', this.steps.take('prompt.lightAgain', { keys, ...dice }));
    if (done) this.burnFaces = '';
    return done;
  }

  #seeTo(prompts: Many): Promise<boolean> {
    const [first] = prompts;
    const ids = prompts.flatMap(({ effectIds }) => effectIds);
    const about = prompts.length === 1 ? first.key : first.kind;
    return this.#answer(about, this.steps.take('effect.end', { ids }));
  }

  /** It takes some words; the dialog asks for them. */
  #opens(name: 'dayEnd' | 'wages'): Promise<boolean> {
    clockDialogs.show({ name });
    return Promise.resolve(true);
  }

  #rest(prompt: Prompt): Promise<boolean> {
    return this.#answer(prompt.key, this.steps.take('dungeon.passTurn', { activity: 'rest' }));
  }

  #lightAgain(prompt: Prompt, lights: readonly Light[]): Acceptance {
    const { bearerId, lightId } = prompt;
    if (bearerId === null) return null;
    const inHand = prompt.kind === 'dark' ? lights.find((light) => light.id === lightId) : undefined;
    if (inHand) {
      const relight = () => this.steps.take('light.relight', { lightId: inHand.id });
      return {
        label: `Light the ${inHand.title.toLowerCase()}`,
        take: () => this.#answer(prompt.key, relight()),
      };
    }
    return { label: this.freshLabel(prompt), take: () => this.lightFresh(prompt, bearerId) };
  }

  freshLabel = ({ lightKind }: Prompt): string => freshWords[lightKind ?? 'torch'];

  /** `burnDie` as it was typed; left out, the program throws where one is wanted. */
  lightFresh({ key, lightKind }: Prompt, characterId: number, burnDie?: number): Promise<boolean> {
    const kind = lightKind ?? 'torch';
    const die = burnDie === undefined ? {} : { burnDie };
    return this.#answer(key, this.steps.take('light.kindle', { characterId, kind, ...die }));
  }

  async #answer(about: string, step: Promise<unknown>): Promise<boolean> {
    const done = (await step) !== null;
    this.refused = done ? null : about;
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
export const wantsForm = (prompt: Prompt): boolean =>
  prompt.kind === 'encounterDue' || prompt.kind === 'wanderingCheck' || asksBurnDie(prompt);

/** A fresh light whose die says how long it burns. */
export const asksBurnDie = ({ burnDice, bearerId, canAccept }: Prompt): boolean =>
  burnDice !== null && bearerId !== null && canAccept;

/** How pressing a prompt is: late ones say since when. */
export const isOverdue = (prompt: Prompt, delve: Pick<Delve, 'turn'> | null): boolean =>
  (delve !== null && prompt.turn <= delve.turn) || prompt.kind === 'dark' || prompt.key.endsWith(':overdue');
