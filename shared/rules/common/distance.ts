/** How far apart two are so far along and so far in height: the longer way and half the shorter. Feet. */
export function slantFeet(along: number, height: number): number {
  const [far, high] = [Math.abs(along), Math.abs(height)];
  return high === 0 ? far : Math.max(far, high) + Math.min(far, high) / 2;
}
