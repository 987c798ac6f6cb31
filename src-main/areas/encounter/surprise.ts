import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Answers, MeetingFacts, SurpriseResult } from '../../../shared/rules/meeting.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import { query } from '../../db/sql.ts';
import type { CommandContext, CommandHandler, ParsedInput } from '../command-context.ts';
import { step } from '../command-context.ts';
import { withEvents } from '../dungeon/words.ts';
import { meetingFacts } from './facts.ts';
import { counted, known, needOpen, where } from './open.ts';
import { surprisedText, surpriseWords } from './surprised.ts';
import { facesFor } from './typed-dice.ts';
import type { Typed } from './typed-dice.ts';

type Input = ParsedInput<'encounter.surprise'>;

/** Who is surprised: by the system's dice, or by the referee's word for one side or both. */
export const surprise: CommandHandler<'encounter.surprise'> = (context, input) => {
  const { sql, campaign } = context;
  const met = needOpen(sql);
  const { delve, row } = met;
  const facts = meetingFacts(sql, campaign, met);
  refuseStrangers(facts, input);
  const settled = settle(context, facts, input);
  const overruled = overruledWords(facts, input);
  const now = {
    party_surprised: settled.party.surprised ? 1 : 0,
    monsters_surprised: settled.monsters.surprised ? 1 : 0,
    party_surprise_die: settled.party.die,
    monsters_surprise_die: settled.monsters.die,
    surprised_ids: surprisedText({ people: settled.surprisedIds ?? [], foes: settled.surprisedFoes }),
    surprise_overruled: overruled === null ? 0 : 1,
  } as const;
  const unasked = dropsReaction(campaign.system, facts, now);
  sql.run(
    query
      .updateTable('encounter')
      .set({
        ...now,
        settlings: row.settlings + 1,
        ...(unasked && { reaction: null, reaction_total: null }),
      })
      .where('id', '=', row.id),
  );
  const { text } = surpriseWords(campaign.system, facts.party, { ...row, ...now });
  const again = row.party_surprised === null ? '' : ' again';
  const events = unasked && row.reaction !== null ? ['Their reaction no longer stands.'] : [];
  return step(withEvents(`Surprise${again}, ${counted(row)}: ${text}.`, events), {
    encounter: { ...known(row), surprise: text },
    reasons: settled.reasons,
    ...where(delve),
    ...(overruled !== null && { overruled }),
  });
};

/** Whether the rules asked for a reaction before, and with this surprise ask for none: what was thrown falls away. */
function dropsReaction(
  { meeting }: RuleSystem,
  facts: MeetingFacts,
  now: { party_surprised: 0 | 1; monsters_surprised: 0 | 1 },
): boolean {
  const after = {
    ...facts,
    partySurprised: now.party_surprised === 1,
    monstersSurprised: now.monsters_surprised === 1,
  };
  return meeting.reaction.skipped(facts) === null && meeting.reaction.skipped(after) !== null;
}

function settle({ campaign, dice }: CommandContext, facts: MeetingFacts, input: Input): SurpriseResult {
  const { surprise: rules } = campaign.system.meeting;
  const said = { party: partyWord(input), monsters: input.monstersSurprised };
  const answers = answersOf(campaign.system, facts, input, said);
  const { dice: wanted } = rules.weigh(facts, answers);
  const typed: Typed = {
    ...(input.partyDie !== null && { party: [input.partyDie] }),
    ...(input.monstersDie !== null && { monsters: [input.monstersDie] }),
    ...input.typed,
  };
  const result = rules.settle(facts, answers, dice(...facesFor(wanted, typed)));
  const word = (side: 'party' | 'monsters') =>
    said[side] === null ? result[side] : { surprised: said[side], die: null };
  return {
    party: word('party'),
    monsters: word('monsters'),
    surprisedIds: said.party === null ? result.surprisedIds : input.surprisedIds,
    surprisedFoes: said.monsters === null ? result.surprisedFoes : someFoes(facts, input),
    reasons: [
      ...result.reasons.filter(({ source }) =>
        source === 'party' || source === 'monsters' ? said[source] === null : true,
      ),
      ...(said.party === null ? [] : [refereeSays('the party', said.party)]),
      ...(said.monsters === null ? [] : [refereeSays('the monsters', said.monsters)]),
    ],
  };
}

/** How many of the foes the referee named, where it is not all of them. */
const someFoes = ({ foes }: MeetingFacts, { surprisedFoes, monstersSurprised }: Input): number | null =>
  monstersSurprised !== true || surprisedFoes === foes ? null : surprisedFoes;

const refereeSays = (side: string, surprised: boolean) => ({
  source: `${side}, as the referee says`,
  value: surprised ? 'surprised' : 'not surprised',
  rule: 'referee',
});

const partyWord = ({ partySurprised, surprisedIds }: Input): boolean | null =>
  partySurprised ?? (surprisedIds === null ? null : surprisedIds.length > 0);

/** What was answered, with the shorter ways of saying the same; a side the referee speaks for throws nothing. */
function answersOf(
  { meeting }: RuleSystem,
  facts: MeetingFacts,
  input: Input,
  said: { party: boolean | null; monsters: boolean | null },
): Answers {
  const offered = new Set(meeting.surprise.weigh(facts, {}).options.map(({ id }) => id));
  const short = {
    ...((input.partyAware || said.party !== null) && { partyAware: true }),
    ...((input.monstersAware || said.monsters !== null) && { monstersAware: true }),
    ...(input.overruleLight && offered.has('overruleLight') && { overruleLight: true }),
  };
  return { ...input.answers, ...short };
}

function overruledWords(facts: MeetingFacts, input: Input): string | null {
  if (partyWord(input) !== null || input.monstersSurprised !== null)
    return 'The referee said who is surprised.';
  const light = input.overruleLight || input.answers['overruleLight'] === true;
  return light && facts.partyLight
    ? 'The party carries a light, yet the monsters checked for surprise.'
    : null;
}

function refuseStrangers(facts: MeetingFacts, { surprisedIds, partySurprised, surprisedFoes }: Input): void {
  if (surprisedIds?.some((id) => !facts.party.some((person) => person.id === id)))
    throw new TurnkeeperError('not-found', 'Some of those named are not in the party. Nothing was settled.', {
      surprisedIds: 'Choose people of the party.',
    });
  if (partySurprised === false && (surprisedIds?.length ?? 0) > 0)
    throw new TurnkeeperError('bad-input', 'The party is said not to be surprised, yet people are named.', {
      surprisedIds: 'Name nobody, or say that the party is surprised.',
    });
  if (partySurprised === true && surprisedIds?.length === 0)
    throw new TurnkeeperError('bad-input', 'The party is said to be surprised, yet nobody is named.', {
      surprisedIds: 'Name at least one, or say that the party is not surprised.',
    });
  if (surprisedFoes !== null && surprisedFoes > (facts.foes ?? 0))
    throw new TurnkeeperError(
      'bad-input',
      `There are ${facts.foes ?? 'not yet any'} of them. Nothing was settled.`,
      {
        surprisedFoes: `At most ${facts.foes ?? 0}.`,
      },
    );
}
