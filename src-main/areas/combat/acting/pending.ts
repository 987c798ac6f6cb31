import type { DieAsk } from '../../../../shared/dice/asking.ts';
import type { CombatEvent } from '../../../../shared/rules/combat.ts';
import type { CommandOutput } from '../../../../shared/ipc/contract.ts';
import { deskFacts, noteRead } from '../../../db/observed.ts';
import type { Desk } from '../../../desk/desk.ts';
import type { OpenCampaign } from '../../../desk/open-campaign.ts';
import type { FallenDie, KeptAct } from '../../../facts/fight/read-fight.ts';
import type { Course } from '../strokes/course.ts';

export type Asked = CommandOutput<'combat.propose'>;
export type Act = KeptAct['action'];

/**
 * An act whose dice are being thrown. It lives here alone, one a fight, and every window shows it; nothing of it is
 * written before its last die. Dice the program threw stay as they fell while the rest is typed.
 */
export interface Pending {
  readonly after: number;
  /** Those that are known by now. */
  readonly acts: readonly Act[];
  readonly course: Course;
  readonly fallen: readonly FallenDie[];
  readonly wanted: DieAsk;
  readonly soFar: readonly CombatEvent[];
  /** It is the last act, played again. */
  readonly mending?: Mending | undefined;
}

/** A last act that is being played again: what is kept of its dice until something asks for them. */
export interface Mending {
  readonly to: number;
  readonly title: string;
  readonly overtaken: number;
  readonly changed: readonly { readonly face: number; readonly was: number }[];
  /** In the order in which they fell. */
  readonly kept: readonly { readonly purpose: string; readonly die: FallenDie }[];
}

const pendings = new WeakMap<OpenCampaign, Map<number, Pending>>();

/** The acts under way in a campaign, by their fight. */
export function pendingIn(campaign: OpenCampaign): Map<number, Pending> {
  const known = pendings.get(campaign) ?? new Map<number, Pending>();
  pendings.set(campaign, known);
  return known;
}

/** The act under way in a fight; null where none is, or where the fight has gone on without it. */
export function pendingOf({ campaign }: Desk, fightId: number, after: number): Pending | null {
  noteRead(deskFacts);
  const pending = pendingIn(campaign).get(fightId);
  return pending?.after === after ? pending : null;
}
