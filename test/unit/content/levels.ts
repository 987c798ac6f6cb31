import type { Check } from './checks.ts';

const rising = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));

/** Levels follow each other from 1 to the last, and each asks more XP than the one before. */
export const levelsInOrder: Check = ({ classes }) =>
  classes.classes.flatMap(({ id, levels, max_level: last }) => [
    ...(levels.every(({ level }, index) => level === index + 1) ? [] : [`${id}: levels out of order`]),
    ...(levels[0]?.xp === 0 && rising(levels.map(({ xp }) => xp)) ? [] : [`${id}: XP does not rise from 0`]),
    ...(last === null || last === levels.length ? [] : [`${id}: ${levels.length} levels, not ${last}`]),
  ]);

/** Nobody gets worse by a level: attack, hit dice, saves and slots. */
export const levelsGetBetter: Check = ({ classes }) =>
  classes.classes.flatMap(({ id, levels }) =>
    levels.slice(1).flatMap((level, index) => {
      const before = levels[index];
      if (!before) return [];
      const worse = [
        (level.attack_bonus ?? Infinity) < (before.attack_bonus ?? -Infinity) && 'attack',
        level.hd.dice < before.hd.dice && 'hit dice',
        saveTotal(level.saves) > saveTotal(before.saves) && 'saves',
        slots(level.spells) < slots(before.spells) && 'spells',
      ].filter((what) => what !== false);
      return worse.map((what) => `${id} ${level.level}: ${what} worse than before`);
    }),
  );

const saveTotal = (saves: object): number =>
  Object.values(saves).reduce<number>((sum, value) => sum + Number(value), 0);
const slots = (spells: readonly number[] | null): number =>
  (spells ?? []).reduce((sum, count) => sum + count, 0);

/** Where both are given, THAC0 and attack bonus make 19. */
export const attackSums: Check = ({ classes, monsters }) => {
  const rows = [
    ...classes.classes.flatMap(({ id, levels }) =>
      levels.map((level) => ({ id: `${id} ${level.level}`, ...level })),
    ),
    ...classes.attack_matrix.map((row) => ({ id: row.hd, ...row })),
    ...monsters.entries,
  ];
  return rows.flatMap(({ id, thac0, attack_bonus: bonus }) =>
    thac0 === null || bonus === null || thac0 + bonus === 19 ? [] : [`${id}: THAC0 ${thac0} with ${bonus}`],
  );
};

/** A slot for every column in every row, and none beside them. */
export const turningColumns: Check = ({ classes: { turning } }) =>
  (turning?.rows ?? []).flatMap(({ level, results }) =>
    Object.keys(results).sort().join() === [...(turning?.columns ?? [])].sort().join()
      ? []
      : [`turning at ${level}: columns ${Object.keys(results).join()}`],
  );
