import { facesIn } from '../../../components/dice/typed-faces.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import { Step } from '../../../lib/step.svelte.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';
import type { Row } from '../fight-types.ts';

export type Weighed = NonNullable<QueryOutput<'combat.flight'>>;
export const distanceLimits = { min: 0, max: 10_000 };

/** Who runs out of the fight, and what is said of it. */
export class FleeDraft {
  readonly step = new Step('combat.flee');
  side = $state('');
  pursued = $state<'' | 'yes' | 'no'>('');
  gap = $state('');
  fleeingRate = $state('');
  pursuingRate = $state('');
  faces = $state('');
  /** Those of the side who stay. */
  stays = $state.raw<readonly string[]>([]);
  /** Those who let the pack fall. */
  packs = $state.raw<readonly string[]>([]);
  readonly #rows: () => readonly Row[];

  constructor(desk: FightDesk) {
    this.#rows = () => desk.rows;
    const subjects = desk.hands.subjects;
    const first = subjects[0];
    this.side = first?.side ?? desk.board?.sides[0]?.id ?? '';
    // Marked ones run, and the others stay; one alone speaks for his side.
    const marked = subjects.filter(({ id, side }) => desk.hands.marked.has(id) && side === this.side);
    if (marked.length > 0)
      this.stays = this.able.filter((each) => !marked.includes(each)).map(({ id }) => id);
  }

  /** Those of the side on their feet. */
  get able(): readonly Row[] {
    return this.#rows().filter(({ side, status }) => side === this.side && status === 'active');
  }

  get runners(): string[] {
    return this.able.filter(({ id }) => !this.stays.includes(id)).map(({ id }) => id);
  }

  choose(side: string): void {
    this.side = side;
    this.stays = [];
    this.packs = [];
  }

  dropPack(id: string, drops: boolean): void {
    const others = this.packs.filter((each) => each !== id);
    this.packs = drops ? [...others, id] : others;
  }

  run(id: string, runs: boolean): void {
    const others = this.stays.filter((each) => each !== id);
    this.stays = runs ? others : [...others, id];
  }

  /** The typed faces by the throw they belong to; null where one cannot be read or there are too many. */
  typed(weighed: Weighed | null): Record<string, (number | null)[]> | null {
    const faces = facesIn(this.faces);
    if (faces === null) return null;
    const left = [...faces];
    const dice = (weighed?.dice ?? []).filter(({ rolls }) => rolls && this.pursued !== 'no');
    const typed = dice.map(({ id, sides }) => [id, sides.map(() => left.shift() ?? null)] as const);
    return left.length > 0 ? null : Object.fromEntries(typed.filter(([, each]) => each.some(Boolean)));
  }

  async send(fight: { fightId: number; after: number }, weighed: Weighed | null): Promise<boolean> {
    const typed = this.typed(weighed);
    const read = (text: string) => parseNumber(text, distanceLimits);
    const figures = [read(this.gap), read(this.fleeingRate), read(this.pursuingRate)] as const;
    if (typed === null || figures.some(({ problem }) => problem !== null)) return false;
    const [gap, fleeingRate, pursuingRate] = figures;
    const taken = await this.step.take({
      ...fight,
      runners: this.runners,
      packs: this.packs.filter((id) => this.runners.includes(id)),
      pursued: this.pursued === '' ? null : this.pursued === 'yes',
      gap: gap.value,
      fleeingRate: fleeingRate.value,
      pursuingRate: pursuingRate.value,
      typed,
    });
    return taken !== null;
  }
}
