import type { DiceChip } from '../../components/dice/dice-chip.ts';
import type { Reason } from '../../components/messages/reason.ts';
import type { LogLine } from './log-types.ts';

/** What a line shows beyond its sentence. */
export interface LineFacts {
  status: 'done' | 'undone' | 'hidden' | 'note';
  dice: DiceChip[];
  reasons: Reason[];
  /** What the sentence says in short. */
  actByAct: string[];
  /** What the referee overruled; the sentence itself tells what became due. */
  aside: string | undefined;
}

type Fields = Partial<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const reasonOf = (value: unknown): Reason => {
  const { source, value: amount, rule } = fieldsOf(value);
  return {
    source: isText(source) ? source : '',
    value: typeof amount === 'number' || typeof amount === 'string' ? amount : '',
    rule: isText(rule) ? rule : '',
  };
};

const statusOf = (line: LogLine, outcome: Fields): LineFacts['status'] => {
  if (line.status !== 'done') return 'undone';
  if (outcome['hidden'] === true) return 'hidden';
  return line.kind === 'log.addNote' ? 'note' : 'done';
};

/** Reads a line's outcome, which may be anything, as far as it can be read. */
export function factsOf(line: LogLine): LineFacts {
  const outcome = fieldsOf(line.outcome);
  const overruled = outcome['overruled'];
  return {
    status: statusOf(line, outcome),
    dice: line.rolls.map(({ sides, face, source }) => ({
      dice: `d${sides}`,
      shown: String(face),
      typed: source === 'typed',
    })),
    reasons: listOf(outcome['reasons']).map(reasonOf),
    actByAct: listOf(outcome['actByAct']).filter(isText),
    aside: isText(overruled) ? `Overruled: ${overruled}` : undefined,
  };
}
