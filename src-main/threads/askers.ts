/** Questions that are counted on threads, by who asked: what lets go of each. */
const underWay = new Map<string, () => void>();

/** A question takes the place of the one under way for the same asker. */
export function takePlace(by: string, letGo: () => void): void {
  dropQuestion(by);
  underWay.set(by, letGo);
}

/** It is under way no longer, whatever came of it. */
export function isOver(by: string, letGo: () => void): void {
  if (underWay.get(by) === letGo) underWay.delete(by);
}

/** Whoever asked waits for it no more. */
export function dropQuestion(by: string): void {
  underWay.get(by)?.();
}
