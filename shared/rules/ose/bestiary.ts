import { awardByDice } from '../bestiary/awards.ts';
import type { CountedDice } from '../bestiary/hit-dice.ts';
import type { BlockRules, WrittenSaves } from '../bestiary/rules.ts';
import { saverRead, type SaveAs, type Saver } from '../bestiary/savers.ts';
import type { BookTables } from '../bestiary/tables.ts';
import { attackThac0 } from './attack/attack.ts';
import { saveTarget } from './characters/saves.ts';
import { tables } from './tables.ts';
import { saveCategories, type HitDice, type SaveValues } from './terms.ts';

/** What this book makes of a creature's figures. OSE-ATK-8, OSE-TBL-1 to 3, OSE-SAVE-4, OSE-SAVE-5, OSE-MOVE-4. */

const { outside, running } = tables;

const rowOf = ({ dice, modifier }: CountedDice): HitDice =>
  dice === 0 ? { dice: 0.5 } : { dice, ...(modifier > 0 && { modifier }) };

/** The words of its blocks. */
const savers: Readonly<Record<string, Pick<Saver, 'kind' | 'race'>>> = {
  Monster: { kind: 'creature', race: null },
  'Normal Human': { kind: 'normal', race: null },
  Cleric: { kind: 'cleric', race: null },
  Fighter: { kind: 'fighter', race: null },
  'Magic-User': { kind: 'magic-user', race: null },
  Thief: { kind: 'thief', race: null },
  Dwarf: { kind: 'fighter', race: 'dwarf' },
  Elf: { kind: 'fighter', race: 'elf' },
  Halfling: { kind: 'fighter', race: 'halfling' },
};

/** A people is a class here. */
function wordsOf({ kind, level, race, bonus }: Saver): SaveAs {
  const entry = Object.entries(savers).find(([, saver]) =>
    race === null ? saver.kind === kind && saver.race === null : saver.race === race,
  );
  return { class: entry?.[0] ?? kind, level, ...(bonus !== 0 && { bonus }) };
}

const allOf = (target: (category: keyof SaveValues) => number): SaveValues =>
  Object.fromEntries(saveCategories.map((category) => [category, target(category)])) as SaveValues;

function creatureSaves(saver: Saver): WrittenSaves {
  const who = saver.kind === 'normal' ? ({ normalHuman: true } as const) : { hd: { dice: saver.level } };
  const [reason] = saveTarget({ category: 'death', who }).reasons;
  return {
    as: wordsOf(saver),
    figures: allOf((category) => saveTarget({ category, who }).target),
    source: reason?.source ?? saver.kind,
    rule: reason?.rule ?? null,
  };
}

/** Classes end; who is past the last level saves by it. */
function classSaves(saver: Saver, content: BookTables | null): WrittenSaves | null {
  const as = wordsOf(saver);
  const levels = content?.classes.find(({ id }) => id === as.class.toLowerCase())?.levels;
  const row = levels?.findLast(({ level }) => level <= saver.level);
  if (!row) return null;
  return { as, figures: row.saves, source: `${as.class} of level ${row.level}`, rule: 'OSE-SAVE-4' };
}

export const bestiary: BlockRules = {
  form: 'block',
  armourClass: { sum: outside.acSum, descending: true, rule: 'OSE-ATK-8' },
  thac0Sum: outside.acSum,
  attack: (dice) => {
    const { attackBonus, reasons } = attackThac0({ hd: rowOf(dice) });
    return { bonus: attackBonus, rule: reasons[0]?.rule ?? 'OSE-TBL-3' };
  },
  saver: (saveAs, dice) => saverRead(savers, saveAs, dice),
  saves: (saver, _dice, content) =>
    saver.race === null && (saver.kind === 'creature' || saver.kind === 'normal')
      ? creatureSaves(saver)
      : classSaves(saver, content),
  morale: 'OSE-MOR-2',
  movement: {
    written: (feet) => ({ per_turn_ft: feet * running.encounterRateDivisor, per_round_ft: feet }),
    rule: 'OSE-MOVE-4',
    how: 'three times as many feet a turn as a round',
  },
  alignment: true,
  numberAppearing: true,
  powers: (_dice, { asterisks }) => ({ count: asterisks, guessed: false }),
  award: (dice, powers, content) => {
    const { perHitDie: perDie, perAsterisk } = outside.experienceOverLastRow;
    const award = content && awardByDice(content, dice, powers, { perDie, perAsterisk });
    return award && { ...award, level: null };
  },
  worth: null,
};
