import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import type { PursuitOutcome } from '../../../../shared/ipc/vocabulary.ts';
import { faceOf } from '../../../components/dice/dice-input.svelte.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { Meeting } from '../encounter-types.ts';
import { FleeDraft } from './flee-draft.svelte.ts';

type Round = CommandInput<'encounter.pursuitRound'>;
type Bait = 'treasure' | 'food';

const gapLimits = { min: 0, max: 10_000 };
export const roundsLimits = { min: 1, max: 100 };
export const targetLimits = { min: -10, max: 40 };
const quantityLimits = { min: 1, max: 1_000_000 };

const faceIn = (text: string | undefined, sides: number): number | null => faceOf(text ?? '', sides);

/** A flight round by round: what happens in the coming one. */
export class PursuitDraft {
  readonly flee: FleeDraft;
  readonly round = new Step('encounter.pursuitRound');
  readonly end = new Step('encounter.endPursuit');
  outOfSight = $state(false);
  hindered = $state(false);
  /** How many are run at once; empty for one. */
  rounds = $state('');
  gap = $state('');
  note = $state('');

  dropping = $state(false);
  #bait = $state<Bait | null>(null);
  #intelligent = $state<boolean | null>(null);
  dropDie = $state('');
  /** How many of each thing are left behind, by its id. */
  things = $state<Record<number, string>>({});

  blocked = $state(false);
  obstacle = $state('');
  saves = $state<Record<number, string>>({});
  /** Who is spared the save. */
  spared = $state<Record<number, boolean>>({});
  monstersTarget = $state('');
  monstersDie = $state('');
  modifier = $state('');
  wait = $state(true);

  /** Who is otherwise than in the round before: out of the flight, or in it again. */
  #left = $state<Record<number, boolean>>({});
  /** How many of the foes are out of it; empty for as many as before. */
  leftFoes = $state('');

  readonly #view: () => Meeting;

  constructor(view: () => Meeting) {
    this.#view = view;
    this.flee = new FleeDraft(view);
  }

  readonly gapProblem = $derived.by(
    () => parseNumber(this.gap, gapLimits).problem ?? this.round.problem('gap') ?? undefined,
  );

  /** Treasure for pursuers known to be clever, food else, unless something was chosen. */
  readonly bait = $derived.by(
    (): Bait => this.#bait ?? (this.#view().pursuit?.drop?.intelligent === true ? 'treasure' : 'food'),
  );

  choose(bait: Bait): void {
    this.#bait = bait;
  }

  /** What suits the pursuers: the things of the chosen kind that somebody carries. */
  readonly baits = $derived.by(() => {
    const things = this.#view().pursuit?.drop?.things ?? [];
    return things.filter(({ what }) => what === this.bait);
  });

  /** As was said in this encounter or the content lets one tell; else what the bait would suit. */
  readonly intelligent = $derived.by(
    () => this.#intelligent ?? this.#view().pursuit?.drop?.intelligent ?? this.bait === 'treasure',
  );

  sayIntelligent(intelligent: boolean): void {
    this.#intelligent = intelligent;
  }

  isLeft(id: number): boolean {
    const before = this.#view().pursuit?.people.find((person) => person.id === id)?.left ?? false;
    return this.#left[id] ?? before;
  }

  setLeft(id: number, left: boolean): void {
    this.#left[id] = left;
  }

  readonly foesLimits = $derived.by(() => ({
    min: 0,
    max: Math.max(0, (this.#view().pursuit?.foes.toRun ?? 1) - 1),
  }));

  async run(): Promise<boolean> {
    const gap = parseNumber(this.gap, gapLimits);
    const leftFoes = parseNumber(this.leftFoes, this.foesLimits);
    const rounds = parseNumber(this.rounds, roundsLimits);
    if ([gap, leftFoes, rounds].some(({ problem }) => problem !== null)) return false;
    const people = this.#view().pursuit?.people ?? [];
    const sent = await this.round.take({
      ...(rounds.value !== null && { rounds: rounds.value }),
      outOfSight: this.outOfSight,
      hindered: this.hindered,
      gap: gap.value,
      drop: this.#drop(),
      obstacle: this.#obstacle(),
      note: this.note.trim(),
      left:
        Object.keys(this.#left).length === 0
          ? null
          : people.filter(({ id }) => this.isLeft(id)).map(({ id }) => id),
      leftFoes: leftFoes.value,
    });
    if (sent !== null) this.#nextRound();
    return sent !== null;
  }

  async finish(outcome: PursuitOutcome): Promise<boolean> {
    return (await this.end.take({ outcome })) !== null;
  }

  #drop(): Round['drop'] {
    const drop = this.#view().pursuit?.drop ?? null;
    if (!this.dropping || drop === null) return null;
    const things = this.baits
      .map(({ itemId }) => ({
        itemId,
        quantity: parseNumber(this.things[itemId] ?? '', quantityLimits).value ?? 0,
      }))
      .filter(({ quantity }) => quantity > 0);
    const die = faceIn(this.dropDie, drop.sides[0] ?? 6);
    return { what: this.bait, intelligent: this.intelligent, die, things };
  }

  #obstacle(): Round['obstacle'] {
    const obstacle = this.#view().pursuit?.obstacle ?? null;
    if (!this.blocked || obstacle === null) return null;
    const sides = obstacle.sides[0] ?? 20;
    const target = parseNumber(this.monstersTarget, targetLimits).value;
    return {
      what: this.obstacle.trim(),
      people: obstacle.people
        .filter(({ characterId }) => this.spared[characterId] !== true)
        .map(({ characterId }) => ({ characterId, die: faceIn(this.saves[characterId], sides) })),
      monsters: target === null ? null : { target, die: faceIn(this.monstersDie, sides) },
      modifier: parseNumber(this.modifier).value ?? 0,
      wait: this.wait,
    };
  }

  /** What happened in one round does not happen in the next by itself. */
  #nextRound(): void {
    this.hindered = false;
    this.rounds = '';
    this.gap = '';
    this.note = '';
    this.dropping = false;
    this.dropDie = '';
    this.things = {};
    this.blocked = false;
    this.saves = {};
    this.monstersDie = '';
    this.#bait = null;
    this.#intelligent = null;
    this.#left = {};
    this.leftFoes = '';
  }
}
