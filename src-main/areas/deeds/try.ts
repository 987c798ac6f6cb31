import { TurnkeeperError } from '../../../shared/errors.ts';
import type { StepOutcome } from '../../../shared/ipc/outcome.ts';
import type { AttemptKind, TurnActivity } from '../../../shared/ipc/vocabulary.ts';
import type { StepContext, StepOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { passTurns } from '../../time/pass.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { needDelve, needQuietDelve } from '../../facts/delve/read-delve.ts';
import { withEvents } from '../../facts/words.ts';
import type { Act, Deed, Path } from './act.ts';
import { actOf } from './act.ts';
import { perform } from './perform.ts';
import { toldOf } from './sentences.ts';

const activities: Record<AttemptKind, TurnActivity> = {
  secretDoor: 'search',
  roomTrap: 'search',
  treasureTrap: 'search',
  listen: 'listen',
  force: 'force',
  pick: 'pick',
  disarm: 'disarm',
  climb: 'climb',
  spike: 'spike',
  swim: 'swim',
  other: 'other',
};

interface Tried {
  summary: string;
  outcome: StepOutcome;
  results: ReturnType<typeof perform>[];
  turns: number;
}

/** Everybody's deeds of one turn, in one step: each with a die of its own, the turn passed once. */
export function tryDeeds(
  context: StepContext<'classes'>,
  deeds: readonly Deed[],
  passTurn: boolean | null,
  pathOf: (at: number) => Path,
): Tried {
  const delve = needDelve(context.sql);
  refuseTwice(deeds, pathOf);
  const acts = deeds.map((deed, at) => actOf(context, delve, deed, pathOf(at)));
  const takes = passTurn ?? acts.some(({ rule }) => rule.takesTurn);
  if (takes) needQuietDelve(context.sql);
  const results = acts.map((act, at) => perform(context, delve, act, pathOf(at)));
  const told = toldOf(
    acts.map(({ row, deed, spot }, at) => ({
      name: row.name,
      kind: deed.kind,
      place: spot.place,
      success: results[at]?.success ?? null,
      text: results[at]?.text ?? '',
    })),
  );
  const passed = takes ? passTurns(context, delve, 1, spentOn(acts)) : standing(delve);
  const outcome = {
    ...passed,
    hidden: passed.hidden === true || acts.some(({ rule }) => rule.hidden),
    reasons: reasonsOf(acts),
    ...overruledIn(acts),
  };
  const summary = takes ? withEvents(`Turn ${delve.row.turn + 1}: ${told}`, outcome.events) : told;
  return { summary, outcome, results, turns: takes ? 1 : 0 };
}

const standing = ({ row: { name, turn } }: Delve): StepOutcome => ({ delve: { name, turn } });

/** A turn is written down as what took it. */
function spentOn(acts: readonly Act[]): { activity: TurnActivity; detail: string } {
  const main = acts.find(({ rule }) => rule.takesTurn) ?? acts[0];
  const detail = acts.map(({ row, spot }) => `${row.name}: ${spot.place}`).join('; ');
  return { activity: main ? activities[main.deed.kind] : 'other', detail: shortened(detail) };
}

const longest = 200;
const shortened = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest - 1)}…`);

function reasonsOf(acts: readonly Act[]): NonNullable<StepOutcome['reasons']> {
  return acts.flatMap(({ row, reasons }) =>
    reasons.map((reason) =>
      acts.length === 1 ? reason : { ...reason, source: `${row.name}, ${reason.source}` },
    ),
  );
}

function overruledIn(acts: readonly Act[]): Pick<StepOutcome, 'overruled'> {
  const set = acts.filter(({ overruled }) => overruled);
  if (set.length === 0) return {};
  const what = set
    .map(({ row, odds }) => `${row.name}: ${odds?.chance ?? 0} on d${odds?.sides ?? 0}`)
    .join(', ');
  return { overruled: `The referee set the chance. ${what}.` };
}

/** Nobody does two things in one turn. */
function refuseTwice(deeds: readonly Deed[], pathOf: (at: number) => Path): void {
  const seen = new Set<number>();
  deeds.forEach(({ characterId }, at) => {
    if (seen.has(characterId))
      throw new TurnkeeperError('bad-input', 'Nobody does two things in one turn. Nothing was changed.', {
        [pathOf(at)('characterId')]: 'Stands here twice.',
      });
    seen.add(characterId);
  });
}

export const tryCommand: StepOf<'deed.try'> = (context, { deeds, passTurn }) => {
  const paths = (at: number) => (field: string) => `deeds.${at}.${field}`;
  const { summary, outcome, results, turns } = tryDeeds(context, deeds, passTurn, paths);
  return { ...step(summary, outcome), value: { results, turns } };
};
