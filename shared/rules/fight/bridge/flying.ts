/** Attacks of creatures that fly once the referee has said how far: no entry says which of them do. */

const shootsWords = /bow|sling/i;

/** It sends something else on its way, and stays in the hand. */
export const sendsMissiles = (weapon: string): boolean => shootsWords.test(weapon);

/** One of what leaves the hand, unless more are counted; undefined for what nobody counts. */
export const usualMissiles = (weapon: string): number | undefined => (sendsMissiles(weapon) ? undefined : 1);
