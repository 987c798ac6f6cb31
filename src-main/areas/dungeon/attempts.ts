import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import { usualChanceInSix } from '../exploration.ts';
import type { CommandContext, CommandsOf } from '../command-context.ts';
import { step } from '../command-context.ts';
import { readPerson } from '../party/read-party.ts';
import type { Deed } from './deeds/act.ts';
import { chanceAt, doerOf } from './deeds/doers.ts';
import { tryDeeds } from './deeds/try.ts';

/** One person's search or listening on six sides. */
export const attemptCommands: Pick<CommandsOf<'dungeon'>, 'dungeon.search' | 'dungeon.listen'> = {
  'dungeon.search': (context, { characterId, kind, place, present, chanceInSix, die }) => {
    const deed = inSix(context, kind, { characterId, place, present, chanceInSix, die });
    const { summary, outcome, results } = tryDeeds(context, [deed], true, () => sixthsPath);
    return { ...step(summary, outcome), value: { found: results[0]?.success === true } };
  },

  'dungeon.listen': (context, { characterId, place, soundPresent, silentMonsters, chanceInSix, die }) => {
    const present = soundPresent && !silentMonsters;
    const deed = inSix(context, 'listen', { characterId, place, present, chanceInSix, die });
    const { summary, outcome, results } = tryDeeds(context, [deed], false, () => sixthsPath);
    return { ...step(summary, outcome), value: { heard: results[0]?.success === true } };
  },
};

const sixthsPath = (field: string): string => (field === 'chance' ? 'chanceInSix' : field);

interface Sixths {
  characterId: number;
  place: string;
  present: boolean;
  chanceInSix: number | null;
  die: number | null;
}

/** The deed with the referee's chance in six, else the person's own, else anybody's where theirs is in percent. */
function inSix(
  context: CommandContext,
  kind: Extract<AttemptKind, keyof typeof usualChanceInSix>,
  { chanceInSix, ...rest }: Sixths,
): Deed {
  const row = readPerson(context.sql, rest.characterId);
  const own = row && chanceAt(context.campaign, kind, doerOf(context.campaign, row, context.content));
  const usual = own?.sides === 6 ? null : usualChanceInSix[kind];
  return {
    ...rest,
    kind,
    chance: chanceInSix ?? usual,
    sides: 6,
    roomId: null,
    featureId: null,
    what: '',
    sheer: false,
    equipment: false,
    heightFeet: 0,
    fallDice: [],
    roughWater: false,
  };
}
