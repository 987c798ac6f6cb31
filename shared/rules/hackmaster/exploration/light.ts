import { checkedFace } from '../../common/dice-tray.ts';
import { amount, flag, given, list, oneOf } from '../../common/input.ts';
import { because, parts, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import { lightSources, lightZones, type LightSource, type LightZone } from '../terms.ts';

const { light, secretDoor } = tables;

/** How far a source lights, in feet: bright, and the outer edge of dim. Throws `bad-input`. HM-LGT-1. */
function lightRadius(input: { source: LightSource }): { brightFt: number; dimFt: number } {
  const { brightFeet, dimFeet } = light.sources[oneOf(given(input).source, 'source', lightSources)];
  return { brightFt: brightFeet, dimFt: dimFeet };
}

function zoneOf(source: LightSource, distanceFt: number): LightZone {
  const { brightFeet, dimFeet } = light.sources[source];
  if (distanceFt <= brightFeet) return 'bright';
  return distanceFt <= dimFeet ? 'dim' : 'dark';
}

const brighter = (a: LightZone, b: LightZone): LightZone =>
  lightZones.indexOf(a) <= lightZones.indexOf(b) ? a : b;

/** What a zone of light costs one who is so many feet from the nearest source. HM-LGT-2, 3. */
export function penaltiesIn(
  zone: LightZone,
  nearestFeet: number,
  lowLightVision: boolean,
): { attack: number; defence: number } {
  if (!lowLightVision || zone === 'bright') return light.penalties[zone];
  if (zone === 'dim') return light.penalties.bright;
  return nearestFeet <= light.lowLight.feet ? light.lowLight : light.penalties.dark;
}

/**
 * The light a combatant stands in (the best of the lit sources, not below the ambient light) and its penalties.
 * Low-light vision forgives dimness, and part of the dark within 120 ft of a source. Throws `bad-input`.
 * HM-LGT-1 to 4.
 */
export function lightPenalty(input: {
  sources: { source: LightSource; distanceFt: number }[];
  lowLightVision?: boolean;
  ambient?: LightZone;
}): { zone: LightZone; attack: number; defense: number } & Reasoned {
  const { sources, lowLightVision, ambient = 'dark' } = given(input);
  const sees = flag(lowLightVision, 'lowLightVision');
  let zone = oneOf(ambient, 'ambient', lightZones);
  let nearest = Infinity;
  for (const one of list(sources, 'sources')) {
    const source = oneOf(given(one, 'sources').source, 'sources.source', lightSources);
    const distance = amount(one.distanceFt, 'sources.distanceFt');
    zone = brighter(zone, zoneOf(source, distance));
    nearest = Math.min(nearest, distance);
  }
  const { attack, defence } = penaltiesIn(zone, nearest, sees);
  const source = sees && zone !== 'bright' ? `${zone}, with low-light vision` : zone;
  return {
    zone,
    attack,
    defense: defence,
    reasons: parts(
      because(`${source} (attack)`, attack, 'HM-LGT-2'),
      because(`${source} (defence)`, defence, 'HM-LGT-2'),
    ),
  };
}

/** The minutes a source burns in all, those left, and whether it is out. Throws `bad-input`. HM-LGT-1, 5. */
export function lightBurn(input: { source: LightSource; burnedMinutes: number; elapsedMinutes: number }): {
  lifetimeMinutes: number;
  remainingMinutes: number;
  out: boolean;
} & Reasoned {
  const { burnMinutes } = light.sources[oneOf(given(input).source, 'source', lightSources)];
  const burned = amount(input.burnedMinutes, 'burnedMinutes');
  const elapsed = amount(input.elapsedMinutes, 'elapsedMinutes');
  const remainingMinutes = Math.max(0, burnMinutes - (burned + elapsed));
  return {
    lifetimeMinutes: burnMinutes,
    remainingMinutes,
    out: remainingMinutes === 0,
    reasons: [
      because('burns', burnMinutes, 'HM-LGT-1'),
      ...parts(because('burned before', -burned, 'HM-LGT-5'), because('now', -elapsed, 'HM-LGT-5')),
    ],
  };
}

/** Whether a plain d6 finds a secret door: on 1, a thief's on 1 or 2. Throws `bad-die`, `bad-input`. HM-DOOR-1, HM-DICE-5. */
function secretDoorFind(input: { roll: number; thief?: boolean }): { needed: number; found: boolean } {
  const face = checkedFace(given(input).roll, secretDoor.die, 'roll');
  const needed = flag(input.thief, 'thief') ? secretDoor.thief : secretDoor.anyone;
  return { needed, found: face <= needed };
}

export const lightOps = {
  'light.radius': lightRadius,
  'light.penalty': lightPenalty,
  'light.burn': lightBurn,
  'secretDoor.find': secretDoorFind,
} as const;
