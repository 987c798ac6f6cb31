import { TurnkeeperError } from '../../errors.ts';
import { because } from '../common/reason.ts';
import type { Answers, MeetingOption, MeetingSide } from './answers.ts';
import { sayCount, sayFlag, sayPeople, Told } from './answers.ts';
import type { Asked, Kept, MeetingStep, Settled, StepFacts } from './step.ts';
import { keptObject } from './step.ts';
import type { MeetingFacts, SurpriseResult, SurpriseRules, SurpriseWords } from './terms.ts';

const mostFoes = 10_000;

const sayings = (rule: string, { party }: MeetingFacts): MeetingOption[] => [
  sayFlag({ id: 'party', label: 'The party is surprised', rule, side: 'party' }),
  sayFlag({ id: 'monsters', label: 'The monsters are surprised', rule, side: 'monsters' }),
  sayPeople({ id: 'people', label: 'Surprised of the party', rule, side: 'party' }, party),
  sayCount({ id: 'foes', label: 'How many of the monsters', rule, side: 'monsters' }, 1, mostFoes),
];

/** The referee's word for a side, or both; null where the dice decide. */
interface Word {
  party: boolean | null;
  monsters: boolean | null;
  people: readonly number[] | null;
  foes: number | null;
}

/** Throws `bad-input`, `not-found`. */
function wordOf(rules: SurpriseRules, facts: MeetingFacts, { said }: Asked): Word {
  refuseStrangers(facts, said);
  const told = new Told(sayings(rules.rule, facts), said, 'said');
  const people = told.ids('people');
  const foes = told.figure('foes');
  const word = { party: told.verdict('party'), monsters: told.verdict('monsters'), people, foes };
  refuseContradiction(facts, word);
  return { ...word, party: word.party ?? (people === null ? null : people.length > 0) };
}

function refuseStrangers({ party }: MeetingFacts, { people }: Answers): void {
  if (typeof people !== 'object' || people === null) return;
  if (people.some((id) => !party.some((person) => person.id === id)))
    throw new TurnkeeperError('not-found', 'Some of those named are not in the party. Nothing was settled.', {
      'said.people': 'Choose people of the party.',
    });
}

function refuseContradiction({ foes: all }: MeetingFacts, { party, people, foes }: Word): void {
  if (party === false && (people?.length ?? 0) > 0)
    throw new TurnkeeperError('bad-input', 'The party is said not to be surprised, yet people are named.', {
      'said.people': 'Name nobody, or say that the party is surprised.',
    });
  if (party === true && people?.length === 0)
    throw new TurnkeeperError('bad-input', 'The party is said to be surprised, yet nobody is named.', {
      'said.people': 'Name at least one, or say that the party is not surprised.',
    });
  if (foes !== null && foes > (all ?? 0))
    throw new TurnkeeperError(
      'bad-input',
      `There are ${all ?? 'not yet any'} of them. Nothing was settled.`,
      {
        'said.foes': `At most ${all ?? 0}.`,
      },
    );
}

/** A side the referee speaks for throws nothing: it is answered for as if it knew of the others. */
const answersOf = ({ answers }: Asked, { party, monsters }: Word): Answers => ({
  ...answers,
  ...(party !== null && { partyAware: true }),
  ...(monsters !== null && { monstersAware: true }),
});

const refereeSays = (side: string, surprised: boolean) =>
  because(`${side}, as the referee says`, surprised ? 'surprised' : 'not surprised', 'referee');

/** What the dice say, with the referee's word before them. */
function withWord(facts: MeetingFacts, result: SurpriseResult, word: Word): SurpriseResult {
  const { party, monsters } = word;
  const side = (id: MeetingSide) => {
    const said = word[id];
    return said === null ? result[id] : { surprised: said, die: null };
  };
  const isSaid = (source: string) =>
    (source === 'party' && party !== null) || (source === 'monsters' && monsters !== null);
  return {
    party: side('party'),
    monsters: side('monsters'),
    surprisedIds: party === null ? result.surprisedIds : word.people && [...word.people],
    surprisedFoes: monsters === null ? result.surprisedFoes : someFoes(facts, word),
    reasons: [
      ...result.reasons.filter(({ source }) => !isSaid(source)),
      ...(party === null ? [] : [refereeSays('the party', party)]),
      ...(monsters === null ? [] : [refereeSays('the monsters', monsters)]),
    ],
  };
}

/** How many of the foes the referee named, where it is not all of them. */
const someFoes = ({ foes: all }: MeetingFacts, { monsters, foes }: Word): number | null =>
  monsters !== true || foes === all ? null : foes;

/** Who is surprised, as it is kept. */
export interface KeptSurprise {
  party: { surprised: boolean; die: number | null };
  monsters: { surprised: boolean; die: number | null };
  /** Ids of those of the party; empty where the side stands together. */
  people: readonly number[];
  /** How many of the foes, where not all of them are; null where they stand together. */
  foes: number | null;
}

const figureOf = (value: Kept | undefined): number | null => (typeof value === 'number' ? value : null);

function keptSide(value: Kept | undefined): KeptSurprise['party'] {
  const { surprised, die } = keptObject(value ?? null);
  return { surprised: surprised === true, die: figureOf(die) };
}

export function surpriseOf({ result }: { result: Kept }): KeptSurprise {
  const { party, monsters, people, foes } = keptObject(result);
  return {
    party: keptSide(party),
    monsters: keptSide(monsters),
    people: Array.isArray(people) ? people.filter((id): id is number => typeof id === 'number') : [],
    foes: figureOf(foes),
  };
}

/** What a surprise comes to, in the system's words; by name where it asks each. */
export function surpriseWords(
  { words }: SurpriseRules,
  { party, foes: all }: Pick<StepFacts, 'party' | 'foes'>,
  settled: { result: Kept },
): SurpriseWords {
  const kept = surpriseOf(settled);
  const { people, foes } = kept;
  const named = party.filter(({ id }) => people.includes(id)).map(({ name }) => name);
  return words({
    party: kept.party.surprised,
    monsters: kept.monsters.surprised,
    names: named.length === 0 || named.length === party.length ? null : named,
    foes: foes === null || all === null || foes >= all ? null : { surprised: foes, of: all },
  });
}

/** "party 2, monsters 5". */
function diceFigure(settled: Settled): string {
  const { party, monsters } = surpriseOf(settled);
  const said = [
    party.die === null ? '' : `party ${party.die}`,
    monsters.die === null ? '' : `monsters ${monsters.die}`,
  ];
  return said.filter((part) => part !== '').join(', ');
}

/** Who is surprised: by the system's dice, or by the referee's word for one side or both. */
export const surpriseStep = (rules: SurpriseRules): MeetingStep => ({
  id: 'surprise',
  title: 'Surprise',
  rule: rules.rule,
  called: 'surprise',
  after: [],
  walked: true,
  untilCourse: false,
  hidden: false,
  lapsed: '',
  skipped: () => null,
  weigh: (facts, asked) => {
    const word = wordOf(rules, facts, asked);
    return {
      ...rules.weigh(facts, answersOf(asked, word)),
      sayings: new Told(sayings(rules.rule, facts), asked.said, 'said').options(),
    };
  },
  settle: (facts, asked, dice) => {
    const word = wordOf(rules, facts, asked);
    const thrown = rules.settle(facts, answersOf(asked, word), dice);
    const { reasons, surprisedIds, surprisedFoes, ...sides } = withWord(facts, thrown, word);
    const said = word.party !== null || word.monsters !== null;
    return {
      figure: null,
      result: { ...sides, people: surprisedIds ?? [], foes: surprisedFoes },
      reasons,
      overruled: said ? 'The referee said who is surprised.' : rules.overruled(facts, asked.answers),
    };
  },
  told: (facts, settled) => ({
    figure: diceFigure(settled),
    text: surpriseWords(rules, facts, settled).text,
  }),
  sentence: (facts, settled, again) =>
    `Surprise${again ? ' again' : ''}, ${facts.counted}: ${surpriseWords(rules, facts, settled).text}.`,
});
