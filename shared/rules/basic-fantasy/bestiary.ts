import { awardByDice } from '../bestiary/awards.ts';
import type { BlockRules, WrittenSaves } from '../bestiary/rules.ts';
import { saverRead, type SaveAs as WrittenSaveAs, type Saver } from '../bestiary/savers.ts';
import type { FiveSaves } from '../bestiary/tables.ts';
import { attackBonus } from './attack/attack.ts';
import { saveTarget } from './characters/saves.ts';
import { tables } from './tables.ts';
import type { SaveAs, SaveCategory } from './terms.ts';

/** What this book makes of a creature's figures. BF-ATK-11, BF-HD-1 to 3, BF-SAVE-8, BF-NM-1, BF-MOR-1. */

/** Unarmoured in figures that count downwards. */
const unarmouredDown = 9;

const savers: Readonly<Record<string, Pick<Saver, 'kind' | 'race'>>> = {
  Fighter: { kind: 'creature', race: null },
  'Normal Man': { kind: 'normal', race: null },
  Cleric: { kind: 'cleric', race: null },
  'Magic-User': { kind: 'magic-user', race: null },
  Thief: { kind: 'thief', race: null },
};

const words: Record<Saver['kind'], string> = {
  creature: 'Fighter',
  normal: 'Normal Man',
  fighter: 'Fighter',
  cleric: 'Cleric',
  'magic-user': 'Magic-User',
  thief: 'Thief',
};

/** Creatures save as fighters; a people's bonuses stand beside the class. */
function rowOf({ kind, level }: Saver): SaveAs {
  if (kind === 'normal') return 'normal-man';
  return { class: kind === 'creature' ? 'fighter' : kind, level };
}

const categories: Record<keyof FiveSaves, SaveCategory> = {
  death: 'death-ray-poison',
  wands: 'magic-wands',
  paralysis: 'paralysis-petrify',
  breath: 'dragon-breath',
  spells: 'spells',
};

function savesOf(saver: Saver): WrittenSaves {
  const { kind, level, race, bonus } = saver;
  const by = { kind: 'monster', hitDice: '1', saveAs: rowOf(saver) } as const;
  const target = (key: keyof FiveSaves) => saveTarget({ saver: by, category: categories[key] });
  const [reason] = target('death').reasons;
  const as: WrittenSaveAs = {
    class: words[kind],
    level,
    ...(bonus !== 0 && { bonus }),
    ...(race !== null && { racial_bonuses: race }),
  };
  return {
    as,
    figures: {
      death: target('death').target,
      wands: target('wands').target,
      paralysis: target('paralysis').target,
      breath: target('breath').target,
      spells: target('spells').target,
    },
    source: reason?.source ?? words[kind],
    rule: reason?.rule ?? null,
  };
}

export const bestiary: BlockRules = {
  form: 'block',
  armourClass: { sum: tables.unarmouredClass + unarmouredDown, descending: false, rule: null },
  thac0Sum: null,
  attack: ({ dice }) => {
    const hitDice = dice === 0 ? '1/2' : String(dice);
    const { bonus, reasons } = attackBonus({ attacker: { kind: 'monster', hitDice } });
    return { bonus, rule: reasons[0]?.rule ?? 'BF-ATK-11' };
  },
  saver: (saveAs, dice) => saverRead(savers, saveAs, dice),
  saves: savesOf,
  morale: 'BF-MOR-1',
  movement: {
    written: (feet) => ({ per_turn_ft: feet * tables.carrying.turnFactor, per_round_ft: feet }),
    rule: null,
    how: 'three times as many feet a turn as a round',
  },
  alignment: false,
  numberAppearing: true,
  powers: (_dice, { asterisks }) => ({ count: asterisks, guessed: false }),
  award: (dice, powers, content) => {
    const { base_per_hd: perDie = 0, per_asterisk_per_hd: perAsterisk = 0 } =
      content?.xp_awards_over_25_hd ?? {};
    const award = content && awardByDice(content, dice, powers, { perDie, perAsterisk });
    return award && { ...award, level: null };
  },
  worth: null,
};
