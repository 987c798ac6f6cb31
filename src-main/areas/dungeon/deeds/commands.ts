import type { CommandsOf } from '../../command-context.ts';
import { moveCommand } from './move.ts';
import { runCommand } from './run.ts';
import { tryCommand } from './try.ts';

export const deedCommands: Pick<CommandsOf<'dungeon'>, 'dungeon.try' | 'dungeon.move' | 'dungeon.run'> = {
  'dungeon.try': tryCommand,
  'dungeon.move': moveCommand,
  'dungeon.run': runCommand,
};
