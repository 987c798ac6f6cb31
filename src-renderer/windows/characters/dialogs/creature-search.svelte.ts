import { parseNumber } from '../../../components/fields/number-text.ts';
import { query } from '../../../lib/bridge.ts';
import { Step } from '../../../lib/step.svelte.ts';
import { characterKinds } from '../../../../shared/ipc/vocabulary.ts';
import type { Failure } from '../../../../shared/errors.ts';
import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { ContentCreature } from '../../../lib/party/party-types.ts';

type Found = QueryOutput<'content.creatures'>;

const shownAtMost = 40;

/** Looking for a beast, cart, ship, hireling or monster of the starter content, and taking one along. */
export class CreatureSearch {
  text = $state('');
  found = $state.raw<Found | null>(null);
  failure = $state.raw<Failure | null>(null);
  active = $state(0);
  /** What answers to the words is on its way. */
  coming = $state(false);
  chosen = $state.raw<ContentCreature | null>(null);
  name = $state('');
  kind = $state<string>('creature');
  hitPoints = $state('');
  readonly add = new Step('character.addFromContent');
  #asked = 0;

  async look(search: string): Promise<void> {
    const asked = ++this.#asked;
    this.coming = true;
    const reply = await query('content.creatures', { search: search.trim(), limit: shownAtMost });
    if (asked !== this.#asked) return;
    this.coming = false;
    this.active = 0;
    if (reply.ok) this.found = reply.value;
    this.failure = reply.ok ? null : reply.error;
  }

  step(by: 1 | -1): void {
    const length = this.found?.creatures.length ?? 0;
    if (length > 0) this.active = (this.active + by + length) % length;
  }

  choose(creature: ContentCreature | undefined): void {
    if (creature === undefined) return;
    this.chosen = creature;
    this.name = creature.name;
    this.kind = creature.kind;
    this.hitPoints = '';
    this.add.clear();
  }

  get problems(): Record<string, string> {
    const { problem } = parseNumber(this.hitPoints, { min: 1, max: 9999 });
    return {
      ...(this.name.trim() === '' ? { name: 'Give it a name.' } : {}),
      ...(problem === null ? {} : { hp: problem }),
    };
  }

  /** The id of who joined; null where something is missing or was refused. */
  async take(): Promise<number | null> {
    const { chosen } = this;
    if (chosen === null || Object.keys(this.problems).length > 0) return null;
    const sent = await this.add.take({
      list: chosen.list,
      id: chosen.id,
      kind: characterKinds.find((kind) => kind === this.kind) ?? chosen.kind,
      name: this.name,
      hp: parseNumber(this.hitPoints).value,
    });
    return sent?.value.id ?? null;
  }
}
