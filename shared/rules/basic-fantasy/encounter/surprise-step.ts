import type { Dice } from '../../../dice/dice.ts';
import { Told, flagOption, peopleOption } from '../../meeting/answers.ts';
import type { Answers, MeetingOption } from '../../meeting/answers.ts';
import type { MeetingFacts, SurpriseRules, WantedDice } from '../../meeting/terms.ts';
import { because } from '../../common/reason.ts';
import { foeGroups, foeOptions } from './foes.ts';
import { surpriseCheck } from './surprise.ts';
import { tables } from '../tables.ts';

const { surprise: printed, senses } = tables;
const alertReduction = 1;
const alertPeople = ['elf'];

const has = (facts: MeetingFacts, is: (person: MeetingFacts['party'][number]) => boolean) =>
  facts.party.filter(is);

const named = (who: readonly { name: string }[], why: string, rule: string) =>
  who.map(({ name }) => because(name, why, rule));

const flag = (
  id: string,
  side: 'party' | 'monsters',
  label: string,
  help: string,
  rule: string,
): MeetingOption => flagOption({ id, side, label, help, rule, value: false, reasons: [] });

/** The circumstances of surprise: knowledge, ambush, alertness, deafness, blindness. BF-SURP-1 to 3, BF-SENSE-1, 2. */
function optionsOf(facts: MeetingFacts): MeetingOption[] {
  const { party } = facts;
  const alert = has(facts, ({ raceId }) => raceId !== null && alertPeople.includes(raceId));
  const deaf = has(facts, ({ deafened }) => deafened);
  const blind = has(facts, ({ blinded }) => blinded);
  const people = (id: string, label: string, help: string, rule: string, who: typeof party, why: string) =>
    peopleOption(
      {
        id,
        label,
        help,
        rule,
        side: 'party',
        value: who.map((each) => each.id),
        reasons: named(who, why, rule),
      },
      party,
    );
  const ambush = `Well hidden and prepared: surprised on 1 to ${printed.ambush}.`;
  const alertHelp = `Surprised on ${alertReduction} less, as elves are.`;
  const deafHelp = `Surprised on 1 to ${senses.deafened.surpriseRange}.`;
  const blindHelp = `Surprised on 1 to ${senses.blinded.surpriseRange}.`;
  const seen = 'Nobody can surprise those who know of him; a light seen from afar may be reason enough.';
  return [
    flag('partyAware', 'party', 'The party cannot be surprised', seen, 'BF-SURP-1'),
    flag('monstersAware', 'monsters', 'They cannot be surprised', seen, 'BF-SURP-1'),
    flag('partyAmbushed', 'party', 'They lie in ambush', ambush, 'BF-SURP-2'),
    flag('monstersAmbushed', 'monsters', 'The party lies in ambush', ambush, 'BF-SURP-2'),
    people('alert', 'Hard to surprise', alertHelp, 'BF-SURP-3', alert, `surprised on ${alertReduction} less`),
    people('deafened', 'Deafened', deafHelp, 'BF-SENSE-1', deaf, 'deafened'),
    people('blinded', 'Blinded', blindHelp, 'BF-SENSE-2', blind, 'blinded'),
    ...foeOptions(facts.foes, { alert: alertHelp, deafened: deafHelp, blinded: blindHelp }),
  ];
}

/** Those of a side who are alike; `id` is a person's, 0 for foes. */
interface Alike {
  id: number;
  name: string;
  count: number;
  surpriseReduction: number;
  deafened: boolean;
  blinded: boolean;
}

/** Each side's members by the range they are surprised on: people one by one, foes by what ails them. */
function alikeOf(facts: MeetingFacts, told: Told): Record<'party' | 'monsters', Alike[]> {
  const [alert, deafened, blinded] = ['alert', 'deafened', 'blinded'].map((id) => told.people(id));
  const able = facts.party.filter((person) => person.able);
  const party = (able.length > 0 ? able : facts.party).map(({ id, name }) => ({
    id,
    name,
    count: 1,
    surpriseReduction: alert?.has(id) ? alertReduction : 0,
    deafened: deafened?.has(id) ?? false,
    blinded: blinded?.has(id) ?? false,
  }));
  const monsters = foeGroups(facts.foes, told).map(({ alert: wary, ...group }) => ({
    ...group,
    id: 0,
    surpriseReduction: wary ? alertReduction : 0,
  }));
  return { party, monsters };
}

interface Weighing {
  side: 'party' | 'monsters';
  checks: boolean;
  ambush: boolean;
  ranges: { id: number; name: string; count: number; range: number }[];
}

const asMembers = (alike: readonly Alike[]) => alike.map((each, at) => ({ ...each, id: String(at) }));

function weighing(facts: MeetingFacts, told: Told, side: 'party' | 'monsters'): Weighing {
  const ambush = told.flag(`${side}Ambushed`);
  const alike = alikeOf(facts, told)[side];
  const { results } = surpriseCheck({ ambush, natural: 1, members: asMembers(alike) });
  const ranges = alike.map(({ id, name, count }, at) => ({
    id,
    name,
    count,
    range: results[at]?.range ?? 0,
  }));
  return { side, checks: !told.flag(`${side}Aware`) && ranges.length > 0, ambush, ranges };
}

/** "1 to 2", "1 to 2, Morningstar on 1". */
function rangeWords({ ranges }: Weighing): string {
  const most = Math.max(0, ...ranges.map(({ range }) => range));
  const others = ranges.filter(({ range }) => range !== most);
  const words = (range: number) => (range === 0 ? 'nothing' : range === 1 ? '1' : `1 to ${range}`);
  return [words(most), ...others.map(({ name, range }) => `${name} on ${words(range)}`)].join(', ');
}

const rangeReasons = ({ ranges }: Weighing) =>
  ranges.map(({ name, count, range }) =>
    because(`${count > 1 ? `${count} × ` : ''}${name}: surprised up to`, range, 'BF-SURP-1'),
  );

function wantedOf(weighed: Weighing): WantedDice {
  const { side, checks } = weighed;
  return {
    id: side,
    title: side === 'party' ? 'The party' : 'The monsters',
    sides: [printed.die],
    rolls: checks,
    by: side === 'party' ? 'players' : 'referee',
    why: checks ? `Surprised on ${rangeWords(weighed)}.` : 'They cannot be surprised: no roll.',
    reasons: checks ? rangeReasons(weighed) : [because(side, 'cannot be surprised', 'BF-SURP-1')],
  };
}

/** One die for a side, compared with each one's own range. BF-SURP-1 to 8, BF-SENSE-1 to 3. */
export const surprise: SurpriseRules = {
  rule: 'BF-SURP-1',
  weigh: (facts, answers: Answers) => {
    const told = new Told(optionsOf(facts), answers);
    const dice = (['party', 'monsters'] as const).map((side) => wantedOf(weighing(facts, told, side)));
    return {
      text: 'One die for a side, compared with each one’s own range.',
      options: told.options(),
      dice,
      modifier: 0,
      reasons: dice.flatMap(({ reasons }) => reasons),
    };
  },
  settle: (facts, answers, dice: Dice) => {
    const told = new Told(optionsOf(facts), answers);
    const [party, monsters] = (['party', 'monsters'] as const).map((side) => thrown(facts, told, side, dice));
    return {
      party: { surprised: (party?.caught.length ?? 0) > 0, die: party?.die ?? null },
      monsters: { surprised: (monsters?.caught.length ?? 0) > 0, die: monsters?.die ?? null },
      surprisedIds: (party?.caught ?? []).map(({ id }) => id),
      surprisedFoes: splitOf(facts, monsters?.caught ?? []),
      reasons: [...(party?.reasons ?? []), ...(monsters?.reasons ?? [])],
    };
  },
  words: ({ party, monsters, names, foes }) => {
    const lose = 'Who is surprised loses a round: no move, no attack, but he still defends.';
    const whom = names === null || names.length === 0 ? 'the party' : listed(names);
    const whichOnes = foes === null ? 'the monsters' : `${foes.surprised} of the ${foes.of} monsters`;
    const verb = (names?.length ?? 0) > 1 ? 'are' : 'is';
    const theirs =
      foes?.surprised === 1 ? 'is surprised: a round is lost' : 'are surprised: they lose a round';
    if (party && monsters)
      return { text: `${whom} and ${whichOnes} are surprised: they lose a round`, effect: lose };
    if (party) return { text: `${whom} ${verb} surprised: a round is lost`, effect: lose };
    if (monsters) return { text: `${whichOnes} ${theirs}`, effect: lose };
    return { text: 'nobody is surprised', effect: '' };
  },
  overruled: () => null,
  drops: null,
};

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** How many foes are caught, where the die catches some and not others. */
function splitOf({ foes }: MeetingFacts, caught: readonly { count: number }[]): number | null {
  const surprised = caught.reduce((sum, { count }) => sum + count, 0);
  return foes === null || surprised === 0 || surprised >= foes ? null : surprised;
}

function thrown(facts: MeetingFacts, told: Told, side: 'party' | 'monsters', dice: Dice) {
  const weighed = weighing(facts, told, side);
  if (!weighed.checks)
    return { caught: [], die: null, reasons: [because(side, 'cannot be surprised', 'BF-SURP-1')] };
  const members = asMembers(alikeOf(facts, told)[side]);
  const { results, rolled } = surpriseCheck({ ambush: weighed.ambush, members }, dice);
  const caught = weighed.ranges.filter((_, at) => results[at]?.surprised === true);
  const die = rolled?.at(0)?.face ?? null;
  const source = side === 'party' ? 'the party’s die' : 'the monsters’ die';
  return { caught, die, reasons: [because(source, die ?? '', 'BF-SURP-4'), ...rangeReasons(weighed)] };
}
