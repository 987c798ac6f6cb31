import type { EncountersFile } from '../../../shared/content/schemas/encounters.ts';
import type { PrepFile } from '../../../shared/content/schemas/prep.ts';
import type { Check } from './checks.ts';
import { parseDice } from '../../../shared/dice/notation.ts';

interface Span {
  min: number | null;
  max: number | null;
}

/** What is wrong with rows that shall follow each other from the lowest to the highest; null is an open end. */
function gaps(what: string, rows: readonly Span[], lowest: number | null, highest: number | null): string[] {
  const found: string[] = [];
  let next = lowest;
  for (const { min, max } of rows) {
    if (min !== next) found.push(`${what}: ${min ?? 'open'} follows where ${next ?? 'open'} is wanted`);
    if (min !== null && max !== null && max < min) found.push(`${what}: ${min} to ${max}`);
    next = max === null ? null : max + 1;
  }
  const end = highest === null ? null : highest + 1;
  return next === end ? found : [...found, `${what}: ends before ${highest ?? 'its open end'}`];
}

/** The lowest and highest that the dice can show. */
function ends(dice: string): { lowest: number; highest: number } {
  const parts = parseDice(dice).terms.map((term) => {
    const [low, high] =
      term.kind === 'dice' ? [term.count, term.count * term.sides] : [term.value, term.value];
    return { lowest: low * term.times * term.sign, highest: high * term.times * term.sign };
  });
  return {
    lowest: parts.reduce((sum, { lowest }) => sum + lowest, 0),
    highest: parts.reduce((sum, { highest }) => sum + highest, 0),
  };
}

const overDice = (what: string, dice: string, rows: readonly Span[]): string[] =>
  gaps(what, rows, ends(dice).lowest, ends(dice).highest);

/** Every ability has a row for every score from 3 to 18. */
export const abilityScores: Check = ({ classes, equipment }) => [
  ...Object.entries(classes.abilities).flatMap(([ability, rows]) => gaps(ability, rows, 3, 18)),
  ...gaps(
    'prime requisites',
    classes.prime_requisite_xp.flatMap((row) => ('min' in row ? [row] : [])),
    3,
    classes.prime_requisite_xp.some((row) => 'min' in row) ? 18 : 2,
  ),
  ...gaps(
    'strength for loads',
    (equipment.encumbrance.capacity_by_strength ?? []).map((row) => ({ min: row.str_min, max: row.str_max })),
    3,
    equipment.encumbrance.capacity_by_strength ? 18 : 2,
  ),
];

/** Every face of the dice of a table of encounters has its row. */
export const encounterRolls: Check = ({ encounters }) => [
  ...encounters.tables.flatMap((table) => [
    ...overDice(table.id, table.dice, table.rows),
    ...table.rows.flatMap(({ name, size_roll: sizes }) =>
      sizes ? overDice(`size of ${name}`, sizes.dice, sizes.rows) : [],
    ),
  ]),
  ...encounters.terrain_index.flatMap(({ terrain, dice, rows }) =>
    dice === null ? [] : overDice(terrain.join(), dice, rows),
  ),
  ...(encounters.reaction ? gaps('reaction', encounters.reaction.rows, null, null) : []),
  ...(encounters.hiring_reaction ? gaps('hiring', encounters.hiring_reaction.rows, null, null) : []),
];

const rolled = (what: string, table: { dice: string; rows: readonly Span[] } | null | undefined): string[] =>
  table ? overDice(what, table.dice, table.rows) : [];

export const partyRolls: Check = ({ encounters: { npc_parties: parties, strongholds } }) => [
  ...rolled('alignment', parties?.alignment),
  ...rolled('class levels', parties?.class_levels),
  ...rolled(
    'strongholds',
    strongholds && {
      dice: strongholds.reaction.dice,
      rows: strongholds.reaction.rows.map(({ roll }) => ({ min: roll, max: roll })),
    },
  ),
];

export const treasureRolls: Check = ({ encounters: { treasure } }) => [
  ...rolled('gems', treasure.gems),
  ...rolled('values of gems', treasure.gems?.adjust),
  ...rolled('stocking', treasure.stocking),
  ...treasure.magic_items.flatMap(({ id, dice, basic_dice: basicDice, rows }) => [
    ...overDice(id, dice, rows),
    ...(basicDice === null
      ? []
      : overDice(
          `${id} (basic)`,
          basicDice,
          rows.flatMap(({ basic }) => basic ?? []),
        )),
  ]),
  ...unguarded(treasure.unguarded.map(({ level }) => level)),
];

/** What a referee throws on to prepare, and the figures that two files of a system both have. */
export const prepRolls: Check = ({ prep, encounters: { treasure } }) => [
  ...Object.entries(prep).flatMap(([key, part]: [string, unknown]) => tablesIn(key, part)),
  ...prep.spell_lists.flatMap(({ id, levels }) =>
    levels.flatMap(({ level, spells }) =>
      gaps(
        `${id} ${level}`,
        spells.map(({ roll }) => ({ min: roll, max: roll })),
        1,
        spells.length,
      ),
    ),
  ),
  ...(prep.dragon_hoard ? entriesOf(treasure, prep.dragon_hoard.type) : []).flatMap((entry) =>
    entry.chance_percent === prep.dragon_hoard?.percent[entry.kind]
      ? []
      : [`chance of ${entry.kind} in a dragon's hoard`],
  ),
  ...(prep.treasure_value ? worthOfHoards(prep.treasure_value, treasure.value_rule) : []),
];

const entriesOf = ({ types }: EncountersFile['treasure'], letter: string) =>
  types.find(({ type }) => type === letter)?.entries ?? [];

function worthOfHoards(
  value: NonNullable<PrepFile['treasure_value']>,
  rule: EncountersFile['treasure']['value_rule'],
): string[] {
  const { lowest, highest } = ends(value.gp_from_monster_xp);
  const { min, max } = rule?.gp_from_monster_xp_factor ?? {};
  const agreed = [value.min_factor, min].every((each) => each === lowest);
  return agreed && [value.max_factor, max].every((each) => each === highest) ? [] : ['worth of hoards'];
}

/** Every table with dice, at any depth; a list without any is not thrown on. */
function tablesIn(what: string, part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { dice, rows } = part as { dice?: string | null; rows?: readonly Span[] };
  const own = typeof dice === 'string' && rows ? overDice(what, dice, rows) : [];
  const within = Array.isArray(part) ? [] : Object.entries(part);
  return [...own, ...within.flatMap(([key, each]: [string, unknown]) => tablesIn(`${what} ${key}`, each))];
}

/** Unguarded treasure is told by levels from the first on; its last line may be open. */
const unguarded = (levels: readonly Span[]): string[] =>
  gaps('unguarded', levels, 1, levels.length === 0 ? 0 : (levels.at(-1)?.max ?? null));

const windDice = '2d6';

export const windRolls: Check = ({ equipment: { travel } }) =>
  travel.wind
    ? overDice(
        'wind',
        travel.wind_dice ?? windDice,
        travel.wind.map(({ roll }) => roll),
      )
    : [];
