import {
  nothingSpecial,
  prevailing,
  type Circumstance,
  type Circumstances,
} from '../../fight/circumstances.ts';
import { lightZones, type LightZone } from '../terms.ts';
import type { HackmasterFighter } from './state.ts';

const zones = [
  { value: 'bright', title: 'Bright' },
  { value: 'dim', title: 'Dim' },
  { value: 'dark', title: 'Dark' },
];

const mostAttackers = 20;

/** What the table may know of a blow, over what the fight keeps of those it concerns. */
export const circumstances: readonly Circumstance[] = [
  {
    key: 'attackers',
    title: 'Attackers at front and sides',
    rule: 'HM-DEF-4',
    whose: 'target',
    kind: 'steps',
    min: 1,
    max: mostAttackers,
  },
  { key: 'rear', title: 'From the rear', rule: 'HM-DEF-5', whose: 'target', kind: 'flag' },
  { key: 'surprised', title: 'Surprised', rule: 'HM-INIT-3', whose: 'target', kind: 'flag' },
  { key: 'moving', title: 'Moving', rule: 'HM-RNG-3', whose: 'target', kind: 'flag' },
  { key: 'inMelee', title: 'In melee', rule: 'HM-RNG-7', whose: 'target', kind: 'flag' },
  { key: 'crouching', title: 'Crouching', rule: 'HM-SHD-7', whose: 'target', kind: 'flag' },
  { key: 'quickAim', title: 'Quick aim', rule: 'HM-RNG-4', whose: 'actor', kind: 'flag' },
  { key: 'light', title: 'Light', rule: 'HM-LGT-2', whose: 'actor', kind: 'choice', choices: zones },
  {
    key: 'targetLight',
    title: 'Light on the target',
    rule: 'HM-LGT-2',
    whose: 'target',
    kind: 'choice',
    choices: zones,
  },
  { key: 'toHit', title: 'To hit', rule: 'HM-ATK-3', whose: 'actor', kind: 'steps', min: -20, max: 20 },
  { key: 'defence', title: 'Defence', rule: 'HM-ATK-3', whose: 'target', kind: 'steps', min: -20, max: 20 },
  { key: 'damage', title: 'Damage', rule: 'HM-DMG-1', whose: 'actor', kind: 'steps', min: -50, max: 50 },
];

const ofShots = ['moving', 'inMelee', 'crouching', 'quickAim'];
const ofBlows = ['attackers', 'rear', 'surprised', 'targetLight', 'defence'];

/** What a blow asks for, and what a shot asks for. */
export const blowCircumstances = circumstances.map(({ key }) => key).filter((key) => !ofShots.includes(key));
export const shotCircumstances = circumstances.map(({ key }) => key).filter((key) => !ofBlows.includes(key));

/** What is said of a blow; null where the fight itself knows. */
export interface Situation {
  readonly attackers: number | null;
  readonly rear: boolean | null;
  readonly surprised: boolean | null;
  readonly moving: boolean | null;
  readonly inMelee: boolean | null;
  readonly crouching: boolean | null;
  readonly quickAim: boolean | null;
  readonly light: LightZone | null;
  readonly targetLight: LightZone | null;
  readonly toHit: number;
  readonly defence: number;
  readonly damage: number;
}

const nothingSaid: Situation = {
  attackers: null,
  rear: null,
  surprised: null,
  moving: null,
  inMelee: null,
  crouching: null,
  quickAim: null,
  light: null,
  targetLight: null,
  toHit: 0,
  defence: 0,
  damage: 0,
};

type Said = Circumstances[string] | undefined;

const yes = (value: Said): boolean | null => (typeof value === 'boolean' ? value : null);
const figure = (value: Said): number | null => (typeof value === 'number' ? value : null);
const zone = (value: Said): LightZone | null => lightZones.find((one) => one === value) ?? null;

/** By word, else by what is kept of the two. */
export function situationOf(
  named: Circumstances,
  attacker: HackmasterFighter,
  target: HackmasterFighter,
): Situation {
  const held = prevailing(circumstances, named, attacker, target);
  if (held === nothingSpecial) return nothingSaid;
  return {
    attackers: figure(held['attackers']),
    rear: yes(held['rear']),
    surprised: yes(held['surprised']),
    moving: yes(held['moving']),
    inMelee: yes(held['inMelee']),
    crouching: yes(held['crouching']),
    quickAim: yes(held['quickAim']),
    light: zone(held['light']),
    targetLight: zone(held['targetLight']),
    toHit: figure(held['toHit']) ?? 0,
    defence: figure(held['defence']) ?? 0,
    damage: figure(held['damage']) ?? 0,
  };
}
