import type { FigureValue } from '../../../shared/rules/characters/character.ts';
import type { Crossed, FightingCreature, FightingPerson } from '../../../shared/rules/fight/bridge/bridge.ts';
import type { Monster } from '../../content/creatures.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { isInUse, personOf } from '../../facts/party/gear.ts';
import { loadOf } from '../../facts/party/weighing/load.ts';
import type { Member } from '../../facts/party/read-party.ts';
import { readFacts } from '../../facts/party/sheet.ts';
import { asItIs } from '../../facts/party/truth.ts';
import type { FoeRow, ItemRow } from '../../db/tables.ts';
import { sheetFiguresOf } from '../character/sheet/figures.ts';
import { personsId } from '../../facts/fight/read-fight.ts';
import { hullOf } from './comers/hulls.ts';
import { weaponsOf } from './comers/persons-weapons.ts';
import { typedOf } from './comers/typed-foe.ts';
import { devicesIn } from './magic/devices.ts';

/** People of the party and creatures of the content, as a fight takes them. */

/** A person as the fight takes him: stats in the system's own terms. */
export const personsStats = (
  { system, settings }: CampaignRules,
  facts: FightingPerson,
  content: ClassesOf,
): Crossed<unknown> => system.bridge.person(facts, settings, content.classes);

const kinds: Readonly<Record<string, FightingPerson['kind']>> = {
  character: 'character',
  retainer: 'retainer',
  mercenary: 'mercenary',
};

/** What of people stands elsewhere than on their sheets. */
export interface Besides {
  readonly passingOf: (member: Member) => FightingPerson['passing'];
  /** Seconds, by the names of the spells of which they were said. */
  readonly castingTimes: ReadonlyMap<string, number>;
  /** Feet, by the names of the weapons of which they were said. */
  readonly farthest: ReadonlyMap<string, number>;
  /** How often powers that come back with the day were used, by who used them. */
  readonly spentBy: (id: string) => Readonly<Record<string, number>>;
}

/** A person of the party with the figures of the sheet, the referee's own among them; things go by what they are. */
export function fightingPerson(
  campaign: CampaignRules,
  seen: Member,
  content: ClassesOf,
  { passingOf, castingTimes, farthest, spentBy }: Besides,
): FightingPerson {
  const member = { ...seen, items: seen.items.map(asItIs) };
  const { row, sheet, items } = member;
  const { classId, className = '', raceId, level, abilities } = personOf(row);
  const shown = sheetFiguresOf(campaign, member, content);
  const figures: Record<string, FigureValue> = Object.fromEntries(
    shown.map(({ key, value }) => [key, value]),
  );
  const over = shown.filter(({ overruled }) => overruled);
  // What no rule of the sheet is called is a figure of fights, or nothing to them.
  const own = over.filter(({ key, title }) => key === title);
  const load = loadOf(campaign, member);
  const worn = items.filter(isInUse);
  const passing = passingOf(member);
  const devices = devicesIn(items);
  const spent = spentBy(personsId(row.id));
  const hull = hullOf(campaign, row, sheet.notes);
  if (hull !== undefined)
    return {
      ...cargoOnly,
      level,
      abilities,
      figures,
      roundFeet: load.encounterFeet,
      hull,
      ...typedOver(own),
    };
  return {
    kind: kinds[row.kind] ?? 'beast',
    classId,
    className,
    raceId,
    level,
    abilities,
    figures,
    ...(over.length > own.length && {
      byRule: Object.fromEntries(
        over.filter((each) => !own.includes(each)).map(({ key, byRule }) => [key, byRule]),
      ),
    }),
    ...typedOver(own),
    weapons: weaponsOf(items).map((weapon) => {
      const feet = weapon.shots === null ? undefined : farthest.get(weapon.name);
      return feet === undefined ? weapon : { ...weapon, farthest: feet };
    }),
    // A cursed shield may be worse than none; the armour class of the sheet has that in it.
    shieldBonus: Math.max(
      0,
      worn.filter(({ kind }) => kind === 'shield').reduce((sum, item) => sum + acBonusOf(item), 0),
    ),
    armour: armourOf(worn),
    armourBonus: Math.max(
      0,
      ...worn.filter(({ kind }) => kind === 'armour').map((item) => readFacts(item).acBonus ?? 0),
    ),
    turnFeet: load.baseFeet,
    roundFeet: load.encounterFeet,
    spells: memorised(member).map((spell) => {
      const castingTime = castingTimes.get(spell.name);
      return { ...spell, ...(castingTime !== undefined && { castingTime }) };
    }),
    ...(devices.length > 0 && { devices }),
    ...(Object.keys(spent).length > 0 && { spent }),
    morale: sheet.creature?.morale ?? sheet.loyalty,
    count: sheet.count,
    ...(passing !== undefined && { passing }),
  };
}

const typedOver = (
  own: readonly { readonly key: string; readonly value: FigureValue }[],
): Pick<FightingPerson, 'typed'> =>
  own.length === 0 ? {} : { typed: Object.fromEntries(own.map(({ key, value }) => [key, String(value)])) };

/** Of what lies in a cart it uses nothing. */
const cargoOnly = {
  kind: 'beast',
  classId: null,
  className: '',
  raceId: null,
  weapons: [],
  shieldBonus: 0,
  armour: 'none',
  armourBonus: 0,
  turnFeet: null,
  spells: [],
  morale: null,
  count: null,
} as const satisfies Partial<FightingPerson>;

function acBonusOf(item: ItemRow): number {
  const { acBonus = 0, magicBonus = 0 } = readFacts(item);
  return acBonus + magicBonus;
}

function armourOf(worn: readonly ItemRow[]): FightingPerson['armour'] {
  const types = worn.filter(({ kind }) => kind === 'armour').map((item) => readFacts(item).armourType);
  if (types.length === 0) return 'none';
  return types.includes('light') ? 'light' : 'heavy';
}

/** Each spell as often as it is memorised; the same named twice on a sheet is one spell. */
function memorised({ sheet }: Member): FightingPerson['spells'] {
  const byName = new Map<string, { name: string; level: number; copies: number }>();
  for (const { name, level, memorised: copies } of sheet.spells) {
    const known = byName.get(name);
    if (copies > 0) byName.set(name, { name, level, copies: copies + (known?.copies ?? 0) });
  }
  return [...byName.values()];
}

/** A creature of the starter content. */
export const creaturesStats = ({ system, settings }: CampaignRules, monster: Monster): Crossed<unknown> =>
  system.bridge.creature(fightingCreature(monster), settings);

/** A foe with what the referee typed of it, in place of what the content says. */
export function foesStats(
  { system, settings }: CampaignRules,
  monster: Monster | null,
  foe: Pick<FoeRow, 'name' | 'stats'>,
  { said, spent }: Pick<FightingCreature, 'said' | 'spent'> = {},
): Crossed<unknown> {
  const { facts, figures } = typedOf(foe);
  const own = monster === null ? stranger(foe.name) : fightingCreature(monster);
  return system.bridge.creature(
    {
      ...own,
      ...facts,
      ...(figures && { typed: figures }),
      ...(said && { said }),
      ...(spent && { spent }),
    },
    settings,
  );
}

function fightingCreature(monster: Monster): FightingCreature {
  const way = monster.movement.find(({ mode }) => mode === 'walk') ?? monster.movement[0];
  const wings = monster.movement.find(({ mode }) => mode === 'fly');
  const turning = (wings ?? way)?.turn_distance_ft;
  const { name, categories, ac, hd, attacks } = monster;
  return {
    name,
    categories,
    ac: { descending: ac.descending, ascending: ac.ascending },
    hitDice: { dice: hd.dice, die: hd.die, modifier: hd.modifier, text: hd.text },
    thac0: monster.thac0,
    attackBonus: monster.attack_bonus,
    attacks,
    walkFeetATurn: way?.per_turn_ft ?? null,
    walkFeetARound: way?.per_round_ft ?? null,
    ...(wings !== undefined && { flyFeetARound: wings.per_round_ft }),
    ...(turning !== undefined && { turningFeet: turning }),
    morale: monster.morale,
    saves: monster.saves,
    saveAs: monster.save_as,
    special: monster.special,
    hitOnlyBy: ac.hit_only_by ?? null,
  };
}

/** One of whom nobody knows more than the name. */
const stranger = (name: string): FightingCreature => ({
  name,
  categories: [],
  ac: null,
  hitDice: null,
  thac0: null,
  attackBonus: null,
  attacks: [{ name: 'attack', count: 1, damage: null, effect: null, option: 1 }],
  walkFeetATurn: null,
  walkFeetARound: null,
  morale: null,
  saves: null,
  saveAs: null,
  hitOnlyBy: null,
});

/** The usual figures, each named as wanting. */
export const strangersStats = ({ system, settings }: CampaignRules, name: string): Crossed<unknown> =>
  system.bridge.creature(stranger(name), settings);
