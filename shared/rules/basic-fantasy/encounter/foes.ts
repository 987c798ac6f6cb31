import { countOption, flagOption } from '../../meeting/answers.ts';
import type { MeetingOption, Told } from '../../meeting/answers.ts';

/** Foes who differ in what surprises them: each compares the one die of the side with a range of his own. BF-SURP-4. */

const ailments = ['alert', 'deafened', 'blinded'] as const;
type Ailment = (typeof ailments)[number];

const texts: Record<Ailment, { all: string; some: string; group: string; rule: string }> = {
  alert: {
    all: 'They are hard to surprise',
    some: 'Of them hard to surprise',
    group: 'hard to surprise',
    rule: 'BF-SURP-3',
  },
  deafened: { all: 'They are deafened', some: 'Of them deafened', group: 'deafened', rule: 'BF-SENSE-1' },
  blinded: { all: 'They are blinded', some: 'Of them blinded', group: 'blinded', rule: 'BF-SENSE-2' },
};

const idOf = (ailment: Ailment) => `monsters${ailment.charAt(0).toUpperCase()}${ailment.slice(1)}`;
const countIdOf = (ailment: Ailment) => `${idOf(ailment)}Count`;

/** What may be true of all the foes, or of so many of them. */
export function foeOptions(foes: number | null, help: Record<Ailment, string>): MeetingOption[] {
  const common = { side: 'monsters' as const, reasons: [] };
  const whole = ailments.map((ailment) => {
    const { all: label, rule } = texts[ailment];
    return flagOption({ ...common, id: idOf(ailment), label, help: help[ailment], rule, value: false });
  });
  if (foes === null || foes < 2) return whole;
  const some = ailments.map((ailment) => {
    const { some: label, rule } = texts[ailment];
    const words = `How many of the ${foes}, where not all. ${help[ailment]}`;
    return countOption({
      ...common,
      id: countIdOf(ailment),
      label,
      help: words,
      rule,
      value: 0,
      min: 0,
      max: foes,
    });
  });
  return [...whole, ...some];
}

export interface FoeGroup {
  name: string;
  count: number;
  alert: boolean;
  deafened: boolean;
  blinded: boolean;
}

/**
 * The foes by what is true of them, most alike first. Where several things are true of so many each, they are true of
 * different foes as long as there are enough.
 */
export function foeGroups(foes: number | null, told: Told): FoeGroup[] {
  const all = foes ?? 1;
  const spans: { ailment: Ailment; from: number; count: number }[] = [];
  let from = 0;
  for (const ailment of ailments) {
    const count = told.flag(idOf(ailment)) ? all : Math.min(all, told.count(countIdOf(ailment)));
    spans.push({ ailment, from, count });
    if (count < all) from = (from + count) % all;
  }
  const groups: FoeGroup[] = [];
  for (const { start, count } of cuts(all, spans)) {
    const holds = (wanted: Ailment) =>
      spans.some((span) => span.ailment === wanted && (start - span.from + all) % all < span.count);
    const [alert, deafened, blinded] = ailments.map(holds);
    put(groups, { alert: alert ?? false, deafened: deafened ?? false, blinded: blinded ?? false }, count);
  }
  return groups;
}

/** The stretches of foes in which nothing changes. */
function cuts(all: number, spans: readonly { from: number; count: number }[]) {
  const edges = spans.flatMap((span) => [span.from, (span.from + span.count) % all]);
  const starts = [...new Set([0, ...edges])].toSorted((a, b) => a - b);
  return starts.map((start, at) => ({ start, count: (starts[at + 1] ?? all) - start }));
}

function put(groups: FoeGroup[], kind: Record<Ailment, boolean>, count: number): void {
  const same = groups.find((group) => ailments.every((ailment) => group[ailment] === kind[ailment]));
  if (same) {
    same.count += count;
    return;
  }
  const words = ailments.filter((ailment) => kind[ailment]).map((ailment) => texts[ailment].group);
  groups.push({ ...kind, count, name: words.length === 0 ? 'the monsters' : `the ${words.join(' and ')}` });
}
