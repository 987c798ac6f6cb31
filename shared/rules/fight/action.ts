import type { ActionRole, LegalAction } from '../combat.ts';
import type { Draft } from './draft.ts';

/** At whom and how something may be done; absent where there is nothing to name. */
export interface Offer {
  readonly targets?: readonly string[];
  readonly ways?: readonly string[];
  /** Where the action's own title says too little. */
  readonly title?: string;
  readonly aims?: LegalAction['aims'];
}

/** An action as the driver needs it. `by` and `at` are places in the list of fighters, -1 for nobody. */
export interface Deed<D extends Draft> {
  readonly kind: string;
  readonly role: ActionRole;
  readonly title: string;
  readonly rule: string;
  /** Keys of the circumstances it asks for. */
  readonly circumstances?: readonly string[];
  readonly aims?: 'note' | 'many';
  /** A spell or power takes effect by it: at once, or when its time has come. */
  readonly works?: 'now' | 'later';
  /** Ways of it that are no name of a thing, as they are said. */
  readonly wayWords?: Readonly<Record<string, string>>;
  act(draft: D, by: number, at: number, way: string): void;
}

/** A kind of action: when it is open to a fighter or the table, and what it does. Offered apart, it is listed apart. */
export interface Action<D extends Draft, Look> extends Deed<D> {
  offer(look: Look): Offer | readonly Offer[] | null;
  /** Of its circumstances, those that have a meaning now; all of them if left out. */
  asks?(look: Look): readonly string[];
}

export const plainly: Offer = {};

/** Open or not, aimed at nobody and done in one way. */
export const plain = (open: boolean): Offer | null => (open ? plainly : null);

export const atTargets = (targets: readonly string[]): Offer | null =>
  targets.length > 0 ? { targets } : null;

export const inWays = (ways: readonly string[]): Offer | null => (ways.length > 0 ? { ways } : null);

type Entry = { -readonly [Key in keyof LegalAction]: LegalAction[Key] };

/** Written out shape by shape: lists are made of them by the ten thousand. */
function entryOf(
  { kind, role, title: own, rule }: Deed<never>,
  actor: string | null,
  { targets, ways, title = own }: Offer,
): Entry {
  if (targets && ways) return { kind, role, actor, title, rule, targets, ways };
  if (targets) return { kind, role, actor, title, rule, targets };
  return ways ? { kind, role, actor, title, rule, ways } : { kind, role, actor, title, rule };
}

/** An offer as it is listed. */
export function listed(
  action: Deed<never>,
  actor: string | null,
  offer: Offer,
  asked: readonly string[] | undefined = action.circumstances,
): LegalAction {
  const entry = entryOf(action, actor, offer);
  if (asked) entry.circumstances = asked;
  const aims = offer.aims ?? action.aims;
  if (aims) entry.aims = aims;
  return entry;
}

/** Adds what an action offers one to his list. */
export function addListed<D extends Draft, Look>(
  list: LegalAction[],
  action: Action<D, Look>,
  actor: string | null,
  look: Look,
): void {
  const offer = action.offer(look);
  if (offer === null) return;
  const asked = action.asks?.(look);
  if (isSeveral(offer)) for (const each of offer) list.push(listed(action, actor, each, asked));
  else list.push(listed(action, actor, offer, asked));
}

const isSeveral = (offer: Offer | readonly Offer[]): offer is readonly Offer[] => Array.isArray(offer);
