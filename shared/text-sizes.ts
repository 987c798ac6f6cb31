/** The sizes of text the keys step through, in per cent of the usual one. */
const textSizes = [80, 90, 100, 110, 125, 150, 175, 200] as const;

export const textSteps = ['larger', 'smaller'] as const;
export type TextStep = (typeof textSteps)[number];

/** The next text size from the one in use, in per cent; the same at either end. */
export function textSizeAfter(scale: number, step: TextStep): number {
  const next =
    step === 'larger' ? textSizes.find((size) => size > scale) : textSizes.findLast((size) => size < scale);
  return next ?? scale;
}
