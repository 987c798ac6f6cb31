import {
  diceFigure,
  titles,
  wholeFigure,
  withChanged,
  wordFigure,
  type FighterFigure,
} from '../../../fight/bridge/figures.ts';
import { usualMissiles } from '../../../fight/bridge/flying.ts';
import { damageTypes, rangedWeapons, shields, sizes, weaponSizes } from '../../terms.ts';
import { hands, weaponKinds, type HackmasterStats, type SpellStats, type WeaponStats } from '../stats.ts';

/** The figures of fighters counted in seconds, as they may be typed over. HM-ATK-1, HM-DEF-1, HM-TIME-2. */

type Figure = FighterFigure<HackmasterStats>;

const signed = { min: -100, max: 100 };

/** 2d8p, d6p+d8p+1. HM-DMG-1. */
const isDamage = (text: string): boolean =>
  /^\d{0,2}d\d{1,3}p?(?:[+-](?:\d{0,2}d\d{1,3}p?|\d{1,3}))*$/.test(text);

function weapon(weapons: readonly WeaponStats[], one: WeaponStats): Figure[] {
  const { id, damage, speed, reachFt, attack = 0, damageModifier = 0, jabSpeed } = one;
  const { damageType = 'hacking', size = 'medium', kind = 'other', shortBlade = false } = one;
  const changed = (change: Partial<WeaponStats>) => ({ weapons: withChanged(weapons, id, change) });
  return [
    diceFigure(titles.damage(id), damage, (dice) => changed({ damage: dice }), { takes: isDamage }),
    wholeFigure(titles.speed(id), speed, (value) => changed({ speed: value }), { min: 1, max: 60 }),
    ...(jabSpeed === undefined
      ? []
      : [
          wholeFigure<HackmasterStats>(
            `Speed of ${id}, jabbing`,
            jabSpeed,
            (value) => changed({ jabSpeed: value }),
            { min: 1, max: 60 },
          ),
        ]),
    ...(reachFt === undefined
      ? []
      : [
          wholeFigure<HackmasterStats>(titles.reach(id), reachFt, (value) => changed({ reachFt: value }), {
            max: 60,
          }),
        ]),
    wholeFigure(titles.toHit(id), attack, (value) => changed({ attack: value }), signed),
    wholeFigure(
      `Added to damage of ${id}`,
      damageModifier,
      (value) => changed({ damageModifier: value }),
      signed,
    ),
    wordFigure(`How ${id} wounds`, damageType, damageTypes, (word) => changed({ damageType: word })),
    wordFigure(`Size of ${id}`, size, weaponSizes, (word) => changed({ size: word })),
    wordFigure(`Spear or polearm: ${id}`, kind, weaponKinds, (word) => changed({ kind: word })),
    wordFigure(`Dirk, dagger or knife: ${id}`, shortBlade ? 'yes' : 'no', ['yes', 'no'], (word) =>
      changed({ shortBlade: word === 'yes' }),
    ),
  ];
}

const spell = (spells: readonly SpellStats[], { id, castingTime }: SpellStats): Figure =>
  wholeFigure(
    titles.castingTime(id),
    castingTime,
    (value) => ({ spells: withChanged(spells, id, { castingTime: value }) }),
    { min: 1, max: 100_000 },
  );

/** Every figure of a fighter that may be typed over. */
export function figuresOf(stats: HackmasterStats): readonly Figure[] {
  const { weapons = [], spells = [], level, con, shield, size } = stats;
  return [
    wholeFigure('Attack', stats.attack ?? 0, (attack) => ({ attack }), signed),
    wholeFigure('Defence', stats.defence ?? 0, (defence) => ({ defence }), signed),
    wholeFigure(
      'Dexterity in the defence',
      stats.dexterityDefence,
      (dexterityDefence) => ({ dexterityDefence }),
      signed,
    ),
    wholeFigure('Damage reduction', stats.armourDr ?? 0, (armourDr) => ({ armourDr }), { max: 100 }),
    wholeFigure(titles.initiative, stats.initiative ?? 0, (initiative) => ({ initiative }), signed),
    wholeFigure(
      'Strength to damage',
      stats.strengthDamage ?? 0,
      (strengthDamage) => ({ strengthDamage }),
      signed,
    ),
    wordFigure('Size', size ?? 'M', sizes, (word) => ({ size: word })),
    wordFigure('Hand', stats.hand ?? 'right', hands, (hand) => ({ hand })),
    wordFigure('Shield', shield ?? 'none', ['none', ...shields], (word) => ({
      shield: word === 'none' ? null : word,
    })),
    wholeFigure('Level', level, (value) => ({ level: value }), { max: 100 }),
    wholeFigure('Constitution', con, (value) => ({ con: value }), { min: 1, max: 40 }),
    ...weapons.flatMap((one) => weapon(weapons, one)),
    ...spells.map((one) => spell(spells, one)),
  ];
}

const nothing = 'nothing';
const spaced = (kind: string): string => kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const flown = new Map(rangedWeapons.map((kind) => [spaced(kind), kind]));

/** What a creature strikes with, shot or thrown as one of the kinds the book has ranges for. HM-RNG-1. */
export const flyingOf = ({ weapons = [] }: HackmasterStats): readonly Figure[] =>
  weapons.flatMap(({ ranged, ...weapon }): Figure[] => {
    const { id, ammo } = weapon;
    const as = (other: WeaponStats) => ({ weapons: weapons.map((one) => (one.id === id ? other : one)) });
    const stands = ranged === undefined ? nothing : spaced(ranged);
    return [
      wordFigure(titles.flies(id), stands, [nothing, ...flown.keys()], (word) => {
        const kind = flown.get(word);
        const one = usualMissiles(word);
        if (kind === ranged) return {};
        return as(
          kind === undefined
            ? weapon
            : { ...weapon, ranged: kind, ...(one !== undefined && ammo === undefined && { ammo: one }) },
        );
      }),
      ...(ranged === undefined
        ? []
        : [
            wholeFigure<HackmasterStats>(titles.missiles(id), ammo, (value) =>
              as({ ...weapon, ranged, ammo: value }),
            ),
          ]),
    ];
  });
