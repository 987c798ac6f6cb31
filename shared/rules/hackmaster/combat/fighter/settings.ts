import type { CombatSetup } from '../../../combat.ts';
import { bool, given, oneOf, whole } from '../../../common/input.ts';
import { settings as offered } from '../../settings.ts';
import { lightZones, situations, type LightZone, type Situation } from '../../terms.ts';

/** The campaign's settings as a fight uses them. */
export interface FightSettings {
  initiativeSituation: Situation;
  sameSecond: 'together' | 'inTurn';
  atZero: 'unconscious' | 'dead';
  ambientLight: LightZone;
  fatigueWhenSurprised: boolean;
  woundSpoilsSpell: boolean;
  woundSpoilsAim: boolean;
  freeAttackChains: boolean;
  knockbackFalls: boolean;
  giveGroundToCharge: boolean;
  chargeWithoutDexterity: boolean;
  monsterCon: number;
  secondDoubling: number;
}

/** Their keys. */
export const settingKeys = Object.keys({
  initiativeSituation: 0,
  sameSecond: 0,
  atZero: 0,
  ambientLight: 0,
  fatigueWhenSurprised: 0,
  woundSpoilsSpell: 0,
  woundSpoilsAim: 0,
  freeAttackChains: 0,
  knockbackFalls: 0,
  giveGroundToCharge: 0,
  chargeWithoutDexterity: 0,
  monsterCon: 0,
  secondDoubling: 0,
} satisfies Record<keyof FightSettings, 0>);

/** The settings given, the missing ones at their defaults. Throws `bad-input`. */
export function fightSettings(chosen: CombatSetup['settings']): FightSettings {
  const raw = given(chosen, 'settings');
  const value = (key: keyof FightSettings): unknown =>
    Object.hasOwn(raw, key) ? raw[key] : offered.find((one) => one.key === key)?.default;
  const yes = (key: keyof FightSettings): boolean => bool(value(key), `settings.${key}`);
  const word = <const T extends string>(key: keyof FightSettings, words: readonly T[]): T =>
    oneOf(value(key), `settings.${key}`, words);
  const figure = (key: keyof FightSettings): number => whole(value(key), `settings.${key}`);
  return {
    initiativeSituation: word('initiativeSituation', situations),
    sameSecond: word('sameSecond', ['together', 'inTurn']),
    atZero: word('atZero', ['unconscious', 'dead']),
    ambientLight: word('ambientLight', lightZones),
    fatigueWhenSurprised: yes('fatigueWhenSurprised'),
    woundSpoilsSpell: yes('woundSpoilsSpell'),
    woundSpoilsAim: yes('woundSpoilsAim'),
    freeAttackChains: yes('freeAttackChains'),
    knockbackFalls: yes('knockbackFalls'),
    giveGroundToCharge: yes('giveGroundToCharge'),
    chargeWithoutDexterity: yes('chargeWithoutDexterity'),
    monsterCon: figure('monsterCon'),
    secondDoubling: figure('secondDoubling'),
  };
}
