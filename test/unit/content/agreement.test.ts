import { describe, expect, test } from 'vitest';
import basicFantasyTables from '../../../shared/rules/basic-fantasy/tables.json' with { type: 'json' };
import oseTables from '../../../shared/rules/ose/tables.json' with { type: 'json' };
import swordsWizardryTables from '../../../shared/rules/swords-wizardry/tables.json' with { type: 'json' };
import { contentOf } from './starter-content.ts';

/** The content and the rules were typed from the same books by different hands. */

const scores = Array.from({ length: 16 }, (_, index) => index + 3);
const levels = Array.from({ length: 20 }, (_, index) => index + 1);

/** The row for a value, whichever way the table says where its rows end. */
function rowFor<Row>(rows: readonly Row[], value: number, highest: (row: Row) => number | null): Row {
  const row = rows.find((each) => value <= (highest(each) ?? Infinity));
  if (!row) throw new Error(`No row for ${value}.`);
  return row;
}

const five = (saves: object) =>
  ['death', 'wands', 'paralysis', 'breath', 'spells'].map((key) => (saves as Record<string, number>)[key]);

describe('ose', () => {
  const { classes, equipment, encounters } = contentOf('ose');
  const { outside } = oseTables;
  const { abilities } = classes;
  const said = <Row extends { max: number }>(rows: readonly Row[], pick: (row: Row) => unknown) =>
    scores.map((score) => pick(rowFor(rows, score, ({ max }) => max)));
  const ruled = (rows: readonly { to: number; value: number }[]) =>
    said(
      rows.map((row) => ({ ...row, max: row.to })),
      ({ value }) => value,
    );

  test('ability scores do the same', () => {
    expect(said(abilities.str, (row) => row.melee_attack_and_damage)).toEqual(ruled(outside.strMelee));
    expect(said(abilities.str, (row) => row.open_doors_in_6)).toEqual(ruled(outside.strOpenDoorsInSix));
    expect(said(abilities.dex, (row) => row.ac)).toEqual(ruled(outside.dexAcAndMissile));
    expect(said(abilities.dex, (row) => row.missile_attack)).toEqual(ruled(outside.dexAcAndMissile));
    expect(said(abilities.dex, (row) => row.initiative)).toEqual(ruled(outside.dexInitiativeAndChaReaction));
    expect(said(abilities.cha, (row) => row.npc_reactions)).toEqual(
      ruled(outside.dexInitiativeAndChaReaction),
    );
    expect(said(abilities.cha, (row) => row.retainer_loyalty)).toEqual(ruled(outside.chaLoyalty));
    expect(said(abilities.wis, (row) => row.magic_saves)).toEqual(ruled(outside.wisMagicSaves));
  });

  test('attacks and saves of monsters are the same', () => {
    expect(classes.attack_matrix.map((row) => [row.thac0, row.attack_bonus])).toEqual(
      oseTables.attackMatrix.rows.map((row) => [row.thac0, row.attackBonus]),
    );
    expect(
      classes.attack_matrix.map((row) =>
        oseTables.attackMatrix.columns.map((ac) => row.by_descending_ac?.[String(ac)]),
      ),
    ).toEqual(oseTables.attackMatrix.rows.map((row) => row.needed));
    expect(classes.monster_saves.map((row) => five(row.saves))).toEqual(
      oseTables.monsterSaves.rows.map(five),
    );
  });

  const abilityOf = (id: string) =>
    classes.classes.flatMap((each) => each.abilities).find((ability) => ability.id === id)?.figures;

  test('the back-stab does the same', () => {
    const { toHit, times } = outside.backStab;
    expect(abilityOf('back-stab')).toEqual({ attack_bonus: toHit, damage_multiplier: times });
  });

  test('the undead are turned by the same table', () => {
    const { dice, affected, columns, rows } = outside.turning;
    expect(classes.turning).toMatchObject({ roll: dice, turned_hd: affected, columns });
    expect(
      classes.turning?.rows.map(({ results }) => columns.map((column) => results[column] ?? 'No')),
    ).toEqual(rows);
  });

  test('loads weigh and slow the same', () => {
    const [basic, detailed] = equipment.encumbrance.options;
    const { unarmoured, light, heavy } = oseTables.basicEncumbrance;
    expect(basic?.rows.map((row) => [row.per_turn_ft, row.per_round_ft])).toEqual(
      [unarmoured, light, heavy]
        .flatMap((row) => [row.withoutTreasure, row.carryingTreasure])
        .map((rate) => [rate.baseFeet, rate.encounterFeet]),
    );
    expect(detailed?.rows.map((row) => [row.max_weight, row.per_turn_ft, row.per_round_ft])).toEqual(
      oseTables.detailedEncumbrance.bands.map((band) => [band.upToCoins, band.baseFeet, band.encounterFeet]),
    );
    expect(detailed?.gear_flat_weight).toBe(oseTables.miscGearCoins);
    expect(equipment.encumbrance.max_load).toBe(oseTables.maximumLoadCoins);
    const { $table, $unit, ...weights } = oseTables.treasureEncumbrance;
    expect([$table, $unit]).toEqual(['T1', 'coins']);
    expect(
      Object.fromEntries(equipment.encumbrance.treasure_weights.map(({ id, weight }) => [id, weight])),
    ).toEqual(weights);
  });

  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const named = equipment.weapons.map((weapon) => ({ ...weapon, plain: plain(weapon.name) }));
  const weapons = outside.weapons.flatMap((rule) => {
    const weapon = named.find((each) => each.plain === plain(rule.name));
    return weapon ? [{ rule, weapon }] : [];
  });

  test('nineteen weapons and all armour are known to both', () => {
    expect(weapons.length).toBeGreaterThanOrEqual(18);
    const { none, shield, ...suits } = outside.armour;
    expect(equipment.unarmoured_ac).toEqual({ descending: none.descending, ascending: none.ascending });
    expect(
      equipment.armour
        .filter(({ kind }) => kind === 'armour')
        .map((suit) => [suit.ac, suit.weight, suit.category]),
    ).toEqual(
      Object.values(suits).map(({ descending, ascending, coins, type }) => [
        { descending, ascending },
        coins,
        type,
      ]),
    );
    expect(equipment.armour.find(({ kind }) => kind === 'shield')).toMatchObject({
      ac_bonus: shield.bonus,
      weight: shield.coins,
    });
  });

  test.each(weapons.map(({ rule, weapon }) => [rule.name, rule, weapon] as const))(
    '%s',
    (_name, rule, weapon) => {
      const range =
        weapon.range_ft && 'short' in weapon.range_ft ? Object.values(weapon.range_ft) : undefined;
      expect([weapon.weight, weapon.damage, range]).toEqual([rule.coins, rule.damage, rule.range]);
      expect(weapon.qualities.includes('slow')).toBe(rule.slow ?? false);
      expect(weapon.qualities.includes('blunt')).toBe(rule.blunt ?? false);
      expect(weapon.hands).toBe(rule.twoHanded ? 2 : 1);
    },
  );

  test('winds, terrain and reactions are the same', () => {
    expect(equipment.travel.wind?.map(({ roll }) => [roll.min, roll.max])).toEqual(
      oseTables.windVariable.rows.map(({ from, to }) => [from, to]),
    );
    for (const [index, row] of oseTables.windVariable.rows.entries()) {
      const [over, under] = row.sail;
      expect(equipment.travel.wind?.[index]?.sail_factor).toBeCloseTo((over ?? 0) / (under ?? 1), 2);
    }
    expect(encounters.reaction?.rows).toEqual(
      oseTables.reaction.rows.map(({ from, to, result }) => ({ min: from, max: to, result })),
    );
    const speeds = new Map(
      Object.entries(oseTables.terrain).map(([kind, row]) => [
        kind,
        typeof row === 'object' && 'speed' in row ? row.speed : null,
      ]),
    );
    for (const { terrain, factor } of equipment.travel.terrain_speed)
      for (const kind of terrain.filter((each) => each !== 'road')) {
        const [over = 0, under = 1] = speeds.get(kind) ?? [];
        expect(over / under, kind).toBeCloseTo(factor, 2);
      }
  });

  test('torches and lanterns burn as long', () => {
    const [torch, lantern] = equipment.light_sources;
    expect([torch?.burn_turns, lantern?.burn_turns, torch?.radius_ft, lantern?.radius_ft]).toEqual([
      outside.light.torchTurns,
      outside.light.lanternTurnsPerFlask,
      outside.light.radiusFeet,
      outside.light.radiusFeet,
    ]);
  });
});

describe('basic-fantasy', () => {
  const { classes, equipment, encounters } = contentOf('basic-fantasy');
  const { outside, saves, attackBonus, turnUndead, reaction } = basicFantasyTables;
  const fourClasses = ['cleric', 'fighter', 'magic-user', 'thief'] as const;
  const classOf = (id: string) => classes.classes.find((each) => each.id === id);

  test.each(['str', 'int', 'wis', 'dex', 'con', 'cha'] as const)('%s has the same modifiers', (ability) => {
    const rows: readonly { max: number; modifier?: number }[] = classes.abilities[ability];
    expect(scores.map((score) => rowFor(rows, score, ({ max }) => max).modifier)).toEqual(
      scores.map((score) => rowFor(outside.abilityBonus, score, ({ upTo }) => upTo).bonus),
    );
  });

  test('lights show as far, and a candle burns as long an inch', () => {
    const { torch, lantern, candle } = outside.light;
    const inContent = (id: string) => equipment.light_sources.find((light) => light.id === id);
    const reach = (id: string) => ({
      brightFeet: inContent(id)?.radius_ft,
      dimFeet: inContent(id)?.dim_radius_ft,
    });
    expect({ torch, lantern, candle }).toMatchObject({
      torch: reach('torch'),
      lantern: reach('lantern'),
      candle: reach('candle'),
    });
    expect(inContent('candle')?.burn_note).toContain(`${candle.turnsPerInch} turns per inch`);
  });

  test.each(fourClasses)('a %s attacks and saves the same at every level', (id) => {
    expect(classOf(id)?.levels.map((level) => level.attack_bonus)).toEqual(attackBonus[id]);
    expect(classOf(id)?.levels.map((level) => five(level.saves))).toEqual(
      levels.map((level) => rowFor(saves[id], level, ({ upTo }) => upTo).targets),
    );
  });

  test('peoples save the same', () => {
    const bonuses = classes.races.map(({ id, save_bonuses: given }) => [
      id,
      five(given ?? {}).map((bonus) => bonus ?? 0),
    ]);
    expect(Object.fromEntries(bonuses)).toEqual(outside.raceSaveBonuses);
  });

  test('the sneak attack does the same', () => {
    const abilities = classes.classes.flatMap((each) => each.abilities);
    expect(abilities.find(({ id }) => id === 'sneak-attack')?.figures).toEqual({
      attack_bonus: outside.sneakAttack,
      damage_multiplier: outside.sneakTimes,
    });
  });

  test('normal men and the undead fare the same', () => {
    expect(five(classes.monster_saves[0]?.saves ?? {})).toEqual(saves['normal-man']);
    const columns = classes.turning?.columns ?? [];
    expect(
      classes.turning?.rows.map(({ results }) => columns.map((column) => results[column] ?? 'No')),
    ).toEqual(turnUndead.rows);
  });

  test('weapons reach as far', () => {
    const known = equipment.weapons.filter(({ id }) => id in outside.missileRangesFeet);
    expect(known.length).toBeGreaterThanOrEqual(9);
    for (const { id, range_ft: range } of known)
      expect(range).toEqual((outside.missileRangesFeet as Record<string, object>)[id]);
  });

  test('engines, carts and ships are as strong', () => {
    for (const engine of equipment.siege_weapons.filter(({ id }) => id in outside.siegeEngines)) {
      const rule = (
        outside.siegeEngines as Record<string, { rate: string; attack: number; ranges?: object }>
      )[engine.id];
      expect([engine.rate_of_fire, engine.attack_penalty, engine.range_ft ?? undefined]).toEqual([
        rule?.rate,
        rule?.attack,
        rule?.ranges,
      ]);
    }
    const ids: Record<string, string> = {
      'galley-small': 'small-galley',
      'galley-large': 'large-galley',
      'raft-barge': 'raft-or-barge',
    };
    const content = [
      ...equipment.land_vehicles.map(({ id, hardness, hull_points: hull }) => [
        id,
        { hardness, hp: Number(hull) },
      ]),
      ...equipment.water_vessels.map(({ id, hardness, hull_points: hull }) => [
        ids[id] ?? id,
        { hardness, hp: hull?.max },
      ]),
    ];
    expect(Object.fromEntries(content)).toEqual(outside.vehicles);
  });

  test('reactions end at the same rolls', () => {
    expect(encounters.reaction?.rows.map(({ max }) => max)).toEqual(reaction.rows.map(({ upTo }) => upTo));
  });
});

describe('swords-wizardry', () => {
  const { classes, equipment } = contentOf('swords-wizardry');
  const { outside, quickMethod, armourClass } = swordsWizardryTables;
  const said = <Row extends { max: number }>(rows: readonly Row[], pick: (row: Row) => unknown) =>
    scores.map((score) => pick(rowFor(rows, score, ({ max }) => max)));
  const ruled = (rows: readonly { to: number | null; modifier: number }[]) =>
    scores.map((score) => rowFor(rows, score, ({ to }) => to).modifier);

  test('ability scores do the same', () => {
    expect(said(classes.abilities.str, (row) => row.to_hit)).toEqual(ruled(outside.strengthToHit));
    expect(said(classes.abilities.str, (row) => row.damage)).toEqual(ruled(outside.strengthDamage));
    expect(said(classes.abilities.dex, (row) => row.missile_attack)).toEqual(ruled(outside.dexterityMissile));
  });

  test.each(['cleric', 'fighter', 'magic-user', 'thief'] as const)(
    'a %s attacks the same as far as the content goes',
    (id) => {
      const known =
        classes.classes.find((each) => each.id === id)?.levels.flatMap((level) => level.attack_bonus ?? []) ??
        [];
      expect(known.length).toBeGreaterThanOrEqual(3);
      expect(known).toEqual(quickMethod[id].slice(0, known.length));
    },
  );

  test('monsters attack by their hit dice up to the same bonus, and a shield is worth the same', () => {
    expect(classes.attack_matrix.map((row) => row.attack_bonus)).toEqual(
      Array.from({ length: outside.monsterAttack.mostBonus + 1 }, (_, bonus) => bonus),
    );
    expect(equipment.armour.find(({ kind }) => kind === 'shield')?.ac_bonus).toBe(
      swordsWizardryTables.shieldArmourClass,
    );
    expect(equipment.unarmoured_ac).toEqual({
      descending: armourClass.worstColumn,
      ascending: armourClass.sum - armourClass.worstColumn,
    });
  });

  test.each(['thief', 'assassin'])('the backstab of a %s multiplies the same', (id) => {
    const { abilities } = classes.classes.find((each) => each.id === id) ?? { abilities: [] };
    const steps = abilities.find((ability) => ability.id === 'backstab')?.figures.damage_multiplier;
    expect(steps).toEqual(
      outside.backstab.map(({ multiplier }, index) => ({
        from_level: (outside.backstab[index - 1]?.to ?? 0) + 1,
        x: multiplier,
      })),
    );
  });

  test('a ranger starts with as many hit dice', () => {
    expect(classes.classes.find(({ id }) => id === 'ranger')?.levels[0]?.hd.dice).toBe(
      outside.rangerFirstDice,
    );
  });
});
