import { bool, flag, given } from '../../common/input.ts';

const obstacles = [
  'notDeclared',
  'gagged',
  'bound',
  'magicalSilence',
  'moved',
  'otherAction',
  'targetNotVisible',
  'unstableSurface',
] as const;
export type CastingObstacle = (typeof obstacles)[number];

/** Everything that keeps a caster from casting this round. Throws `bad-input`. OSE-CBT-2, 10 to 12, OSE-OTH-14. */
export function spellCanCast(input: {
  declared: boolean;
  gagged?: boolean;
  bound?: boolean;
  magicalSilence?: boolean;
  moved?: boolean;
  otherAction?: boolean;
  targetNotVisible?: boolean;
  sightNotNeeded?: boolean;
  unstableSurface?: boolean;
}): { allowed: boolean; reasons: CastingObstacle[] } {
  const { declared, ...rest } = given(input);
  const unseen = flag(rest.targetNotVisible, 'targetNotVisible');
  const blindly = flag(rest.sightNotNeeded, 'sightNotNeeded');
  const stands: Record<CastingObstacle, boolean> = {
    notDeclared: !bool(declared, 'declared'),
    gagged: flag(rest.gagged, 'gagged'),
    bound: flag(rest.bound, 'bound'),
    magicalSilence: flag(rest.magicalSilence, 'magicalSilence'),
    moved: flag(rest.moved, 'moved'),
    otherAction: flag(rest.otherAction, 'otherAction'),
    targetNotVisible: unseen && !blindly,
    unstableSurface: flag(rest.unstableSurface, 'unstableSurface'),
  };
  const reasons = obstacles.filter((obstacle) => stands[obstacle]);
  return { allowed: reasons.length === 0, reasons };
}

/** Whether a spell being cast is spoilt, and so gone from memory. Throws `bad-input`. OSE-CBT-13. */
export function spellDisrupt(input: {
  lostInitiative: boolean;
  alreadyActed?: boolean;
  hit?: boolean;
  failedSave?: boolean;
}): { disrupted: boolean; lostFromMemory: boolean } {
  const lost = bool(given(input).lostInitiative, 'lostInitiative');
  const acted = flag(input.alreadyActed, 'alreadyActed');
  const hit = flag(input.hit, 'hit');
  const failedSave = flag(input.failedSave, 'failedSave');
  const disrupted = lost && !acted && (hit || failedSave);
  return { disrupted, lostFromMemory: disrupted };
}

export const spellOps = {
  'spell.canCast': spellCanCast,
  'spell.disrupt': spellDisrupt,
} as const;
