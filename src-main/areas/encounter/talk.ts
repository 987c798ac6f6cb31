import { TurnkeeperError } from '../../../shared/errors.ts';
import type { Answers, MeetingFacts, ReactionResult } from '../../../shared/rules/meeting.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import { query } from '../../db/sql.ts';
import type { CommandContext, CommandHandler, ParsedInput } from '../command-context.ts';
import { step } from '../command-context.ts';
import { signed, unstopped } from '../dungeon/words.ts';
import { meetingFacts } from './facts.ts';
import { counted, known, needOpen, where } from './open.ts';
import { facesFor } from './typed-dice.ts';

export const distance: CommandHandler<'encounter.distance'> = ({ sql, campaign, dice }, input) => {
  const met = needOpen(sql, 'distance');
  const { delve, row } = met;
  const facts = meetingFacts(sql, campaign, met);
  const { distance: rules } = campaign.system.meeting;
  const wanted = rules.weigh(facts, input.answers).dice;
  const typed = { ...(input.dice && { distance: input.dice }), ...input.typed };
  const settled =
    input.feet === null ? rules.settle(facts, input.answers, dice(...facesFor(wanted, typed))) : null;
  const feet = settled?.feet ?? input.feet ?? 0;
  sql.run(
    query
      .updateTable('encounter')
      .set({ distance_feet: feet, settlings: row.settlings + 1 })
      .where('id', '=', row.id),
  );
  const again = row.distance_feet === null ? '' : ' again';
  return step(`Distance${again} to ${counted(row)}: ${feet}'.`, {
    encounter: { ...known(row), distanceFeet: feet },
    ...where(delve),
    ...(settled ? { reasons: settled.reasons } : { overruled: `The referee set the distance to ${feet}'.` }),
  });
};

/** How a result of the system's table is worded. */
export const reactionText = ({ meeting }: RuleSystem, result: string): string =>
  meeting.reaction.results.find((each) => each.result === result)?.text ?? result;

type Input = ParsedInput<'encounter.reaction'>;

export const reaction: CommandHandler<'encounter.reaction'> = (context, input) => {
  const { sql, campaign } = context;
  const met = needOpen(sql, 'reaction');
  const { delve, row } = met;
  const facts = meetingFacts(sql, campaign, met, input.speakerId);
  if (typeof input.speakerId === 'number' && !facts.speaker) throw mute(facts, input.speakerId);
  const { settled, overruled } = taken(context, facts, input);
  sql.run(
    query
      .updateTable('encounter')
      .set({ reaction_total: settled.total, reaction: settled.result, settlings: row.settlings + 1 })
      .where('id', '=', row.id),
  );
  const again = row.reaction === null ? '' : ' again';
  const figure = settled.total === null ? '' : `, ${settled.total}`;
  return step(
    `Reaction${again} of ${counted(row)}${figure}: ${reactionText(campaign.system, settled.result)}.`,
    {
      encounter: { ...known(row), reaction: { total: settled.total, result: settled.result } },
      reasons: settled.reasons,
      ...where(delve),
      ...(overruled !== null && { overruled }),
    },
  );
};

function mute({ party }: MeetingFacts, id: number): TurnkeeperError {
  const person = party.find((each) => each.id === id);
  const details = { speakerId: 'Choose somebody else.' };
  if (person) return new TurnkeeperError('refused', `${person.name} cannot speak just now.`, details);
  return new TurnkeeperError('not-found', 'That speaker is not in the party.', details);
}

/** By the referee's word, by a total of his, or by the dice. */
function taken(
  { campaign, dice }: CommandContext,
  facts: MeetingFacts,
  input: Input,
): { settled: ReactionResult; overruled: string | null } {
  const { reaction: rules } = campaign.system.meeting;
  if (input.result !== null) return said(campaign.system, input.result);
  if (input.total !== null) {
    const { reasons, ...result } = rules.byTotal(input.total);
    const settled = {
      ...result,
      reasons: [
        { source: 'the referee', value: input.total, rule: reasons[0]?.rule ?? 'referee' },
        ...reasons.slice(-1),
      ],
    };
    return { settled, overruled: `The referee set the reaction to ${input.total}.` };
  }
  const answers: Answers = { ...(input.modifier !== 0 && { modifier: input.modifier }), ...input.answers };
  const wanted = rules.weigh(facts, answers).dice;
  const typed = { ...(input.dice && { reaction: input.dice }), ...input.typed };
  const settled = rules.settle(facts, answers, dice(...facesFor(wanted, typed)));
  const modifier = answers['modifier'];
  const given = typeof modifier === 'number' && modifier !== 0;
  return { settled, overruled: given ? `The referee gave ${signed(modifier)}.` : null };
}

function said(system: RuleSystem, result: string): { settled: ReactionResult; overruled: string } {
  const row = system.meeting.reaction.results.find((each) => each.result === result);
  if (!row)
    throw new TurnkeeperError('bad-input', 'The table of reactions has no such word. Nothing was settled.', {
      result: 'Choose one of the table.',
    });
  return {
    settled: { total: null, result, reasons: [{ source: 'the referee', value: row.text, rule: row.rule }] },
    overruled: `The referee said they are ${row.text}.`,
  };
}

const courseWords = { talk: 'talks with', evade: 'would evade', fight: 'fights' } as const;

export const course: CommandHandler<'encounter.course'> = ({ sql }, { course: chosen, note }) => {
  const { delve, row } = needOpen(sql);
  sql.run(query.updateTable('encounter').set({ course: chosen }).where('id', '=', row.id));
  const more = note === '' ? '' : `: ${unstopped(note)}`;
  return step(`The party ${courseWords[chosen]} ${counted(row)}${more}.`, {
    encounter: known(row),
    ...where(delve),
  });
};
