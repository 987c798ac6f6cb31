import type {
  Crossed,
  FightingCreature,
  FightingPerson,
  FightingThing,
  Gaps,
} from '../../../fight/bridge/bridge.ts';
import { titles } from '../../../fight/bridge/figures.ts';
import { siegeEngines } from '../../attack/modifiers.ts';
import { vehicleOps } from '../../exploration/vehicles.ts';
import { tables } from '../../tables.ts';
import { usual } from '../crossing/usual.ts';
import type { Stats, Weapon } from '../stats.ts';
import { amountsToStop } from './sides.ts';

/** Engines and vehicles as fighters, each by its listed figures. BF-OUT-4, BF-OUT-9, BF-VEH-1, 2. */

type Engine = (typeof siegeEngines)[number];

const { siegeEngines: engines, landVehicles } = tables.outside;
const { ac, listed: vehicles } = vehicleOps['vehicle.armorClass']({});

const called = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Wood, as most that is listed: taken where nothing is known. */
const usualHardness = Math.min(
  ...vehicles.filter(({ id }) => landVehicles.includes(id)).map(({ hardness }) => hardness),
);

interface Listed extends FightingThing {
  readonly engine?: Engine;
  readonly hull?: NonNullable<Stats['hull']>;
}

const ofEngine = (engine: Engine): Listed => ({
  name: called(engine),
  crewed: true,
  hp: null,
  times: 1,
  engine,
});

/** Two that are listed as one bear a name each. */
const ofVehicle = ({ id, hardness, hp }: (typeof vehicles)[number]): Listed[] =>
  id.split('-or-').map((name) => ({
    name: called(name),
    crewed: false,
    hp: hp * amountsToStop,
    times: amountsToStop,
    hull: { kind: landVehicles.includes(id) ? 'land' : 'ship', hardness },
  }));

export const listedThings: readonly Listed[] = [
  ...siegeEngines.map(ofEngine),
  ...vehicles.flatMap(ofVehicle),
];

/** What is called so and is no creature: nobody wrote Hit Dice of it. */
export function listedOf({ name, hitDice }: FightingCreature): Listed | null {
  if (hitDice !== null) return null;
  const kind = name.replace(/ \d+$/, '').toLowerCase();
  return listedThings.find((each) => each.name.toLowerCase() === kind) ?? null;
}

function engineWeapon(engine: Engine): Weapon {
  const { damage } = engines[engine];
  const id = called(engine).toLowerCase();
  if (engine === 'battering-ram') return { id, damage, engine };
  return { id, damage, engine, ranged: { delivery: 'other', ranges: engines[engine].ranges } };
}

/** An engine shoots from where it stands; a ram goes with those who bear it. */
const feetOf = (engine: Engine, gaps: Gaps): number =>
  engine === 'battering-ram' ? gaps.number(null, titles.roundFeet, usual.feetARound) : 0;

const bodyOfHull = { constitution: null, humanoid: false, size: 'large' as const, weapons: [] };

/** A cart or ship of the party: what its sheet says, else what is listed of one so called. BF-VEH-1, 2. */
export function crossedHull(
  gaps: Gaps,
  { figures, roundFeet }: Pick<FightingPerson, 'figures' | 'roundFeet'>,
  { afloat, called: name, hardness }: NonNullable<FightingPerson['hull']>,
): Crossed<Stats> {
  const known = listedThings.find((each) => each.name === name)?.hull?.hardness ?? null;
  const armourClass = figures['acAscending'];
  const stats: Stats = {
    creature: { kind: 'monster', hitDice: usual.hitDice },
    group: name,
    ...bodyOfHull,
    armourClass: typeof armourClass === 'number' ? armourClass : ac.ascending,
    movementFeet: gaps.number(roundFeet, titles.roundFeet, 0),
    hull: {
      kind: afloat ? 'ship' : 'land',
      hardness: gaps.number(hardness ?? known, titles.hardness, usualHardness),
    },
  };
  return { stats, wanting: gaps.wanting };
}

/** Its stats; `armourClass` and `blows` are what somebody typed of it. */
export function crossedThing(
  { name, engine, hull }: Listed,
  gaps: Gaps,
  typed: { readonly armourClass: number | null; readonly blows: readonly Weapon[] },
): Crossed<Stats> {
  const armourClass = typed.armourClass ?? ac.ascending;
  const common = { creature: { kind: 'monster' as const, hitDice: usual.hitDice }, group: name };
  if (engine === undefined) {
    const movementFeet = gaps.number(null, titles.roundFeet, 0);
    return {
      stats: { ...common, ...bodyOfHull, armourClass, movementFeet, ...(hull && { hull }) },
      wanting: gaps.wanting,
    };
  }
  if (typed.armourClass === null) gaps.or(null, titles.armourClass, ac.ascending);
  gaps.or(null, titles.hitDice, usual.hitDice);
  gaps.or(null, titles.morale, usual.morale);
  const stats: Stats = {
    ...common,
    armourClass,
    movementFeet: feetOf(engine, gaps),
    constitution: null,
    weapons: [engineWeapon(engine), ...typed.blows],
    crew: gaps.number(null, titles.crew, 1),
  };
  return { stats, wanting: gaps.wanting };
}
