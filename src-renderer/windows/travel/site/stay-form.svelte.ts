import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { stayLimits } from '../../../../shared/ipc/travel/stay-limits.ts';
import { parseNumber } from '../../../components/fields/number-text.ts';
import { copperOf, goldText, priceLimits } from '../../../lib/prices.ts';
import type { SiteHere } from '../travel-types.ts';
import { DockForm } from './dock-form.svelte.ts';

const daysInWeek = 7;

/** A stay as it is typed. */
export class StayForm {
  name = $state('');
  length = $state('1');
  unit = $state<'days' | 'weeks'>('days');
  lodging = $state('');
  stable = $state('');
  board = $state<'lodging' | 'packs'>('lodging');
  /** Whose coins, by id; empty for the pool, null while nobody has chosen. */
  purse = $state<string | null>(null);
  payWages = $state(false);
  readonly dock = new DockForm();
  /** What the dice of healing show, as typed. */
  faces = $state('');
  readonly #siteId: number | null;

  constructor(site: SiteHere | null) {
    this.#siteId = site?.id ?? null;
    this.lodging = goldText(site?.lodging ?? null);
    this.stable = goldText(site?.stable ?? null);
  }

  readonly lengthLimits = $derived.by(() => ({
    min: 1,
    max: this.unit === 'weeks' ? Math.floor(stayLimits.days / daysInWeek) : stayLimits.days,
  }));

  #faces = (): number[] =>
    this.faces
      .split(/[^0-9]+/u)
      .filter((word) => word !== '')
      .map(Number);

  /** The stay out of one purse; null while a figure cannot be read. Nothing typed costs nothing. */
  asked(purse: number | null): CommandInput<'town.stay'> | null {
    const length = parseNumber(this.length, this.lengthLimits).value;
    const lodging = parseNumber(this.lodging, priceLimits);
    const stable = parseNumber(this.stable, priceLimits);
    const dock = this.dock.asked;
    if (length === null || lodging.problem !== null || stable.problem !== null || dock === 'bad') return null;
    return {
      siteId: this.#siteId,
      name: this.name.trim(),
      days: length * (this.unit === 'weeks' ? daysInWeek : 1),
      lodging: copperOf(lodging.value ?? 0),
      stable: copperOf(stable.value ?? 0),
      board: this.board,
      purse,
      payWages: this.payWages,
      dock,
      faces: this.#faces(),
    };
  }
}
