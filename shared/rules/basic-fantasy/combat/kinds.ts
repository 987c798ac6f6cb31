import type { ActionRole, LegalAction } from '../../combat.ts';

interface Kind {
  role: ActionRole;
  title: string;
  rule: string;
}

/** Everything that can be done in a fight. */
export const kinds = {
  initiative: { role: 'table', title: 'Roll initiative', rule: 'BF-INIT-1' },
  'pass-surprise': { role: 'table', title: 'Let the round of surprise pass', rule: 'BF-SURP-8' },
  splash: { role: 'table', title: 'The flask splashes its target', rule: 'BF-OIL-7' },
  'no-splash': { role: 'table', title: 'The flask does not splash its target', rule: 'BF-GREN-5' },
  attack: { role: 'attack', title: 'Attack', rule: 'BF-MEL-1' },
  meet: { role: 'attack', title: 'Strike at the one who closes', rule: 'BF-INIT-8' },
  shoot: { role: 'attack', title: 'Shoot', rule: 'BF-MIS-1' },
  throw: { role: 'attack', title: 'Throw', rule: 'BF-MIS-1' },
  pour: { role: 'attack', title: 'Pour holy water', rule: 'BF-HOLY-5' },
  charge: { role: 'attack', title: 'Charge', rule: 'BF-CHG-1' },
  subdue: { role: 'attack', title: 'Strike with the flat of the blade', rule: 'BF-SUB-1' },
  brawl: { role: 'attack', title: 'Strike with fist or foot', rule: 'BF-BRAWL-1' },
  grab: { role: 'attack', title: 'Take hold', rule: 'BF-WRES-1' },
  squeeze: { role: 'attack', title: 'Hurt the held one', rule: 'BF-WRES-5' },
  'take-item': { role: 'attack', title: 'Take something from the held one', rule: 'BF-WRES-10' },
  silence: { role: 'attack', title: 'Keep the held one from speaking', rule: 'BF-WRES-6' },
  'move-held': { role: 'attack', title: 'Drag the held one away', rule: 'BF-WRES-9' },
  reverse: { role: 'defend', title: 'Turn the hold round', rule: 'BF-WRES-11' },
  'break-out': { role: 'defend', title: 'Get out of the hold', rule: 'BF-WRES-12' },
  'keep-still': { role: 'wait', title: 'Leave the hold as it is', rule: 'BF-WRES-11' },
  escape: { role: 'recover', title: 'Break free', rule: 'BF-WRES-17' },
  extinguish: { role: 'recover', title: 'Put the flames out', rule: 'BF-OIL-4' },
  'drag-holders': { role: 'move', title: 'Move, dragging the holders', rule: 'BF-WRES-16' },
  release: { role: 'prepare', title: 'Let go', rule: 'BF-WRES-7' },
  turn: { role: 'magic', title: 'Turn undead', rule: 'BF-TURN-1' },
  cast: { role: 'magic', title: 'Cast a spell', rule: 'BF-CMB-1' },
  move: { role: 'move', title: 'Walk up to', rule: 'BF-CMB-1' },
  run: { role: 'move', title: 'Run up to', rule: 'BF-RUN-2' },
  'fall-back': { role: 'move', title: 'Walk away', rule: 'BF-CMB-3' },
  withdraw: { role: 'move', title: 'Back away', rule: 'BF-DIS-6' },
  reload: { role: 'prepare', title: 'Reload', rule: 'BF-ROF-3' },
  rouse: { role: 'prepare', title: 'Try to wake', rule: 'BF-SUB-8' },
  set: { role: 'prepare', title: 'Set a weapon against a charge', rule: 'BF-CHG-8' },
  done: { role: 'wait', title: 'Nothing more', rule: 'BF-INIT-3' },
  decline: { role: 'wait', title: 'Let him close', rule: 'BF-INIT-8' },
  wait: { role: 'wait', title: 'Wait for a moment', rule: 'BF-INIT-6' },
  'wait-until': { role: 'wait', title: 'Wait until a number', rule: 'BF-INIT-6' },
  'wait-for': { role: 'wait', title: 'Wait for somebody', rule: 'BF-INIT-7' },
  'come-in': { role: 'prepare', title: 'Act now', rule: 'BF-INIT-6' },
  flee: { role: 'leave', title: 'Flee', rule: 'BF-DIS-2' },
  surrender: { role: 'leave', title: 'Surrender', rule: 'BF-MOR-8' },
} as const satisfies Record<string, Kind>;

export type KindOfAction = keyof typeof kinds;

export const isKind = (kind: string): kind is KindOfAction => Object.hasOwn(kinds, kind);

/** Collects what may be done. */
export type Listing = LegalAction[];

/** Adds an action; one aimed at nobody, or with no way to do it, is none. */
export function offer(
  listing: Listing,
  kind: KindOfAction,
  actor: string | null,
  targets?: readonly string[],
  ways?: readonly string[],
): void {
  if (targets?.length === 0 || ways?.length === 0) return;
  const { role, title, rule } = kinds[kind];
  if (targets === undefined) {
    if (ways === undefined) listing.push({ kind, role, actor, title, rule });
    else listing.push({ kind, role, actor, title, rule, ways });
  } else if (ways === undefined) listing.push({ kind, role, actor, title, rule, targets });
  else listing.push({ kind, role, actor, title, rule, targets, ways });
}
