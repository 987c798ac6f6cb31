import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { counted } from '../../../../shared/words/figures.ts';

type End = CommandInput<'combat.afflict'>['ends'];

/** A condition as it is typed in one field: `bl 3r`, `asleep 1d4+1 t`, `off balance act`. */
export interface ConditionLine {
  readonly name: string;
  readonly ends: End;
  readonly words: string;
}

const units = { r: 'rounds', s: 'seconds', t: 'turns', h: 'hours' } as const;
const timed = /^(.*?)\s+(\d+(?:d\d+)?(?:[+-]\d+)?)\s*(r|s|t|h)(?:ounds?|econds?|urns?|ours?)?$/i;
const ending = /^(.*?)\s+(act|a|fight|f)$/i;

const isUnit = (letter: string): letter is keyof typeof units => letter in units;

function endOf(text: string): { name: string; ends: End; words: string } {
  const [, name = '', amount = '', letter = ''] = timed.exec(text) ?? [];
  const unit = letter.toLowerCase();
  if (isUnit(unit)) {
    const words = /^\d+$/.test(amount)
      ? counted(Number(amount), units[unit].slice(0, -1))
      : `${amount} ${units[unit]}`;
    return { name, ends: { at: 'time', amount, unit: units[unit] }, words };
  }
  const [, other = '', at = ''] = ending.exec(text) ?? [];
  if (at.toLowerCase().startsWith('a'))
    return { name: other, ends: { at: 'act' }, words: 'until the next act' };
  if (at !== '') return { name: other, ends: { at: 'fight' }, words: 'until the fight ends' };
  return { name: text, ends: { at: 'said' }, words: 'until it is ended' };
}

/** The first word of the list that begins so; what begins none is the referee's own. */
function completed(name: string, known: readonly string[]): string {
  const small = name.toLowerCase();
  return known.find((word) => word === small) ?? known.find((word) => word.startsWith(small)) ?? name;
}

/** Null while nothing is named. */
export function readCondition(text: string, known: readonly string[]): ConditionLine | null {
  const { name, ends, words } = endOf(text.trim());
  const named = name.trim();
  return named === '' ? null : { name: completed(named, known), ends, words };
}
