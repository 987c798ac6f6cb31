import { catchLimits } from '../../../shared/ipc/travel/travel-words.ts';
import type { GaleWord, PassedDayKind } from '../../../shared/ipc/travel/travel-words.ts';
import { parseNumber } from '../../components/fields/number-text.ts';
import { QuickSteps } from '../../lib/step.svelte.ts';
import type { DayPreview, Road } from './travel-types.ts';

export type RoadDialog =
  | 'course'
  | 'orders'
  | 'watches'
  | 'ride'
  | 'meet'
  | 'ship'
  | 'shipLog'
  | 'plan'
  | 'weather';

const mostDays = 30;
/** In six. */
export const noiseLimits = { min: -6, max: 6 } as const;

/** The road at work: what the coming day is given to, the dice typed for it, and what is open. */
export class RoadDesk {
  readonly steps = new QuickSteps();
  dialog = $state<RoadDialog | null>(null);
  /** Chosen for the coming day; null as it goes by itself. */
  chosen = $state<PassedDayKind | null>(null);
  faces = $state.raw<number[]>([]);
  /** Carts go where the rules bar them, on the coming day. */
  anyway = $state(false);
  /** What the referee says of a gale on the coming day. */
  gale = $state<GaleWord | null>(null);
  /** Whether land is in sight, where the referee says it over the water. */
  sight = $state<boolean | null>(null);
  /** Her course lies against the wind, on the coming day. */
  tacking = $state(false);
  /** What noise or hiding adds to every check of the day, as typed. */
  noise = $state('');
  /** Portions that the hunt of the day brings home, as typed. */
  catch = $state('');
  /** What the day comes to with the dice typed so far; null until it is known. */
  preview = $state.raw<DayPreview | null>(null);

  /** The day is to go by as soon as it is known what it asks. */
  waits = $state(false);

  /** The day that went by last was passed here, and no other has been seen since. */
  #passedHere = false;
  readonly #road: () => Road | null;

  constructor(road: () => Road | null) {
    this.#road = road;
  }

  get road(): Road | null {
    return this.#road();
  }

  readonly modifier = $derived.by(() => parseNumber(this.noise, noiseLimits));

  readonly caught = $derived.by(() => parseNumber(this.catch, catchLimits));

  /** A day under way goes on as it is; where no way lies ahead they make camp. */
  readonly kind = $derived.by((): PassedDayKind => {
    const road = this.#road();
    if (this.chosen !== null) return this.chosen;
    const goes = road?.aboardId == null ? 'march' : 'sail';
    const day = road?.today?.kind ?? goes;
    const crosses = (day === 'march' && goes === 'sail') || (day === 'sail' && goes === 'march');
    // What is left of a march is sailed, and of a voyage marched; the night is the same.
    const kind = !crosses ? day : road?.today?.phase === 'camp' ? 'camp' : goes;
    const moves = kind === 'march' || kind === 'forced' || kind === 'sail';
    return road?.today?.phase === 'way' && moves && road.legs.length === 0 ? 'camp' : kind;
  });

  /** The day as it is to be passed, with the dice typed so far. */
  readonly asked = $derived.by(() => ({
    kind: this.kind,
    gale: this.gale,
    sight: this.sight,
    tacking: this.tacking && this.kind === 'sail',
    anyway: this.anyway,
    modifier: this.modifier.value ?? 0,
    brought: this.#road()?.today?.hunted === true ? (this.caught.value ?? 0) : 0,
    faces: this.faces,
  }));

  /** Nothing is left to throw and nothing to be said, or nobody wishes to be asked. */
  readonly goesAtOnce = $derived.by(
    () => this.preview?.gale == null && (this.#road()?.rollsItself === true || this.preview?.wanted === null),
  );

  choose(kind: PassedDayKind): void {
    this.waits = false;
    this.chosen = kind;
    this.faces = [];
  }

  type(face: number): void {
    this.faces = [...this.faces, face];
  }

  takeBackDie(): void {
    this.faces = this.faces.slice(0, -1);
  }

  /** The day with the dice typed; the program throws the others. */
  async passDay(): Promise<void> {
    if (this.modifier.problem !== null || this.caught.problem !== null) return;
    if ((await this.steps.take('travel.passDay', this.asked)) !== null) this.#dayOver();
  }

  async passDays(): Promise<void> {
    const moves = this.#road()?.aboardId == null ? 'march' : 'sail';
    const kind = this.kind === 'camp' ? moves : this.kind;
    if ((await this.steps.take('travel.passDays', { kind, days: mostDays })) !== null) this.#dayOver();
  }

  async letBe(): Promise<void> {
    const due = this.#road()?.due;
    if (due) await this.steps.take('travel.letBe', { checkId: due.id });
  }

  /** Whether they see the site that they come by. */
  async seeSite(sees: boolean): Promise<void> {
    const passing = this.#road()?.passing;
    if (passing) await this.steps.take('travel.seeSite', { siteId: passing.id, sees });
  }

  async tell(): Promise<void> {
    await this.steps.take('travel.tell', {});
  }

  async end(): Promise<void> {
    if ((await this.steps.take('travel.end', {})) !== null) this.#dayOver();
  }

  /** Another day stands: what was chosen for one that another window passed falls with it. */
  dayCame(): void {
    if (this.#passedHere) this.#passedHere = false;
    else this.#forget();
  }

  #dayOver(): void {
    this.#passedHere = true;
    this.#forget();
  }

  #forget(): void {
    this.waits = false;
    this.chosen = null;
    this.gale = null;
    this.sight = null;
    this.tacking = false;
    this.anyway = false;
    this.noise = '';
    this.catch = '';
    this.faces = [];
  }
}
