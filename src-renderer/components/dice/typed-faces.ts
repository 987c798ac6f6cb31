/** Faces as typed, "3 5" or "3, 5"; null where something is no face of a die with so many sides. */
export function facesIn(text: string, sides = Number.MAX_SAFE_INTEGER): number[] | null {
  const parts = text.split(/[\s,;]+/u).filter((part) => part !== '');
  const faces = parts.map(Number);
  return faces.every((face) => Number.isSafeInteger(face) && face >= 1 && face <= sides) ? faces : null;
}
