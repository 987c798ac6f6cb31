const golden = 0x9e3779b9;

/** Spreads a whole number of 32 bits over all of them. */
function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) | 0;
}

/** The seed of one fight of a rehearsal: it hangs on nothing but the rehearsal's seed and the fight's number. */
export const fightSeed = (seed: number, fight: number): number =>
  mixed(mixed(Math.imul(seed | 0, golden)) + Math.imul(fight + 1, golden));
