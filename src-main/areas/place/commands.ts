import type { CommandsOf } from '../command-context.ts';
import { bookDungeonCommands } from './dungeon-commands.ts';
import { featureCommands } from './feature-commands.ts';
import { goToCommands } from './go-to.ts';
import { levelCommands } from './level-commands.ts';
import { roomCommands } from './room-commands.ts';

export const placeCommands: CommandsOf<'place'> = {
  ...bookDungeonCommands,
  ...levelCommands,
  ...roomCommands,
  ...featureCommands,
  ...goToCommands,
};
