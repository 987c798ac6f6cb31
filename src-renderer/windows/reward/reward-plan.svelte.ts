import { parseNumber } from '../../components/fields/number-text.ts';
import { Step } from '../../lib/step.svelte.ts';
import { ViewStore } from '../../lib/view-store.svelte.ts';
import type { CommandInput, QueryInput } from '../../../shared/ipc/contract.ts';
import type { Member } from '../../lib/party/party-types.ts';
import { hasHalf, sharesXp } from '../../lib/party/xp-shares.ts';
import { AccountLines, type AccountLine } from './account-lines.svelte.ts';
import { PickOrder } from './pick-order.svelte.ts';
import { xpLimits } from './xp-limits.ts';

interface Sharer {
  member: Member;
  coins: boolean;
  xp: boolean;
  half: boolean;
}

/** Beasts, carts and ships carry shares, but have none. */
const shareless = new Set<Member['kind']>(['mount', 'vehicle', 'vessel']);

/** What a person gets if nobody says otherwise: the living who are there share, retainers have half of the experience. */
const presetOf = (member: Member): Sharer => ({
  member,
  coins: member.kind === 'character' && member.standing.shares,
  xp: sharesXp(member),
  half: hasHalf(member),
});

/** A reward being thought out: who shares the coins, who the experience, and who takes which thing. */
export class RewardPlan {
  xp = $state('');
  reason = $state('');
  /** The taker of each thing, by the thing's id; what is not here stays in the pool. */
  picks = $state.raw<Readonly<Record<number, number>>>({});
  sharers = $state.raw<readonly Sharer[]>([]);
  readonly account = new AccountLines();
  readonly order: PickOrder;
  readonly step = new Step('reward.award');
  readonly ahead: ViewStore<'reward.preview'>;

  constructor(members: readonly Member[], account: readonly AccountLine[]) {
    this.account.lines = account;
    this.sharers = members.filter(({ kind }) => !shareless.has(kind)).map(presetOf);
    this.order = new PickOrder(() => this.takers.map(({ id }) => id));
    this.ahead = new ViewStore('reward.preview', this.#shares());
  }

  get takers(): Member[] {
    return this.sharers.filter(({ coins, xp }) => coins || xp).map(({ member }) => member);
  }

  get coinSharers(): number {
    return this.sharers.filter(({ coins }) => coins).length;
  }

  set(id: number, change: Partial<Omit<Sharer, 'member'>>): void {
    this.sharers = this.sharers.map((one) => (one.member.id === id ? { ...one, ...change } : one));
    this.look();
  }

  /** Everybody shares the coins, or nobody; the same for the experience. */
  setAll(key: 'coins' | 'xp', on: boolean): void {
    this.sharers = this.sharers.map((one) => ({ ...one, [key]: on }));
    this.look();
  }

  pick(itemId: number, characterId: number | null): void {
    const others = Object.entries(this.picks).filter(([id]) => Number(id) !== itemId);
    this.picks = Object.fromEntries(characterId === null ? others : [...others, [itemId, characterId]]);
    this.look();
  }

  look(): void {
    this.ahead.setInput(this.#shares());
  }

  /** All that is shared out. */
  get xpTotal(): number {
    const besides = parseNumber(this.xp, xpLimits).value ?? 0;
    return this.account.sum('find') + this.account.sum('encounter') + besides;
  }

  get xpProblem(): string | null {
    return parseNumber(this.xp, xpLimits).problem;
  }

  /** Why it cannot be handed out as it stands. */
  get wait(): string | undefined {
    if (this.xpProblem !== null || this.account.unread) return 'The experience is no number.';
    const { coins = [] } = this.ahead.value ?? {};
    const shares = this.coinSharers > 0 && coins.some(({ each }) => each > 0);
    const { xp, xpSharers } = this.#shares();
    const sharers = (xpSharers ?? []).length > 0;
    if (!sharers && this.xpTotal > 0) return 'Nobody shares the experience.';
    const earns = (xp ?? 0) > 0 && sharers;
    if (this.account.said.length > 0) return undefined;
    if (shares || earns || Object.keys(this.picks).length > 0) return undefined;
    return 'There is nothing to hand out yet.';
  }

  #shares(): QueryInput<'reward.preview'> {
    return {
      coinSharerIds: this.sharers.filter(({ coins }) => coins).map(({ member }) => member.id),
      xp: parseNumber(this.xp, xpLimits).value ?? 0,
      lines: this.account.said,
      xpSharers: this.sharers
        .filter(({ xp }) => xp)
        .map(({ member, half }) => ({ characterId: member.id, half })),
      picks: Object.entries(this.picks).map(([itemId, characterId]) => ({
        itemId: Number(itemId),
        characterId,
      })),
    };
  }

  async send(): Promise<boolean> {
    if (this.wait !== undefined) return false;
    const input: CommandInput<'reward.award'> = {
      ...this.#shares(),
      reason: this.reason,
      pickRolls: this.order.entries,
    };
    return (await this.step.take(input)) !== null;
  }

  dispose(): void {
    this.ahead.dispose();
  }
}
