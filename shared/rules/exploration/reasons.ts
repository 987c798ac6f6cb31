import { because, CONTENT } from '../common/reason.ts';
import type { Reason } from '../common/reason.ts';

/** Reasons by the rules of exploration, which serve every system: one that answers by them cites them from here. */

export const litBy = (brightFeet: number, distanceFeet: number): Reason =>
  because(`within ${brightFeet}' of a light, at`, `${distanceFeet}'`, 'OSE-DARK-1');

export const dimlyLitBy = (dimFeet: number, distanceFeet: number): Reason =>
  because(`dim light within ${dimFeet}', at`, `${distanceFeet}'`, CONTENT);

export const unlit = (): Reason => because('no light within its radius', 'dark', 'OSE-DARK-1');

export const roundMovement = (feet: number): Reason => because('movement of a round', feet, 'OSE-MOVE-4');

export const runningTimes = (times: number): Reason => because('running', `×${times}`, 'OSE-RUN-1');

export const unpursued = (): Reason => because('nobody pursues', 'they get away', 'OSE-EVA-3');

export const lightShown = (): Reason =>
  because('a light carried in the dark', 'the other side does not check', 'OSE-SURP-2');

/** The rule of morale, where a system has none of its own. */
export const moraleRule = 'OSE-MOR-1';
