import type { PersonFacts, RuleFigure } from '../../characters/character.ts';
import type { ClassTable } from '../../characters/class-content.ts';
import { printed } from '../../characters/class-figures.ts';
import { CONTENT } from '../../common/reason.ts';
import { thiefSkillFigures } from '../../characters/thief-skills.ts';
import { openDoorsChance } from './abilities.ts';
import { readable } from './scores.ts';
import { tables } from '../tables.ts';

const { dungeon } = tables;

/** Chances in six that everybody has, and the ability of a class that betters them. */
const chances = [
  {
    key: 'hear',
    title: 'Listen at doors (in 6)',
    ability: 'listening-at-doors',
    usual: dungeon.listenInSix,
    rule: 'OSE-DOOR-8',
  },
  {
    key: 'secretDoors',
    title: 'Find secret doors (in 6)',
    ability: 'detect-secret-doors',
    usual: dungeon.secretDoorInSix,
    rule: 'OSE-DOOR-2',
  },
  {
    key: 'roomTraps',
    title: 'Find room traps (in 6)',
    ability: 'detect-room-traps',
    usual: dungeon.roomTrapInSix,
    rule: 'OSE-TRAP-5',
  },
  {
    key: 'construction',
    title: 'Find tricks of construction (in 6)',
    ability: 'detect-construction-tricks',
    usual: null,
    rule: CONTENT,
  },
] as const;

function figureOf(table: ClassTable | null, id: string, figure: string): number | null {
  const value = table?.abilities.find((ability) => ability.id === id)?.figures[figure];
  return typeof value === 'number' ? value : null;
}

function chanceFigures(table: ClassTable | null): RuleFigure[] {
  return chances.flatMap(({ key, title, ability, usual, rule }) => {
    const own = figureOf(table, ability, 'chance_in_six');
    if (table && own !== null)
      return [printed(`skill.${key}`, title, 'skills', own, table.name.toLowerCase())];
    return usual === null ? [] : [printed(`skill.${key}`, title, 'skills', usual, 'anybody', rule)];
  });
}

function hidingFigures(table: ClassTable | null): RuleFigure[] {
  const inside = figureOf(table, 'hiding', 'dungeon_chance_in_six');
  const woods = figureOf(table, 'hiding', 'woods_pct');
  if (!table || inside === null || woods === null) return [];
  const source = table.name.toLowerCase();
  return [
    printed('skill.hideDungeon', 'Hide in the dungeon (in 6)', 'skills', inside, source),
    printed('skill.hideWoods', 'Hide in the woods (%)', 'skills', woods, source),
  ];
}

/** What anybody, the class and the thief's training can do. */
export function oseSkills({ abilities, level }: PersonFacts, table: ClassTable | null): RuleFigure[] {
  const strength = readable(abilities.strength);
  const trained = table ? thiefSkillFigures(table, level, null) : [];
  const known = new Set(trained.map(({ key }) => key));
  return [
    ...trained,
    ...chanceFigures(table).filter(({ key }) => !known.has(key)),
    ...hidingFigures(table),
    ...(strength === null
      ? []
      : [
          printed(
            'openDoors',
            'Force doors (in 6)',
            'skills',
            openDoorsChance(strength),
            `strength ${String(abilities.strength)}`,
            'OSE-DOOR-3',
          ),
        ]),
  ];
}
