import { signed } from '../../../shared/words/figures.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { firstTitle } from '../prompts/prompt-groups.ts';

type Delve = NonNullable<QueryOutput<'dungeon.delve'>['delve']>;
type ShellView = QueryOutput<'shell.view'>;

/** By the campaign's calendar where it has one; then the number of the day stands with the place. */
export const dayText = ({ now }: ShellView): string => now.date ?? `Day ${now.day}`;

/** The turn under way stands after those completed; there is none outside a delve. */
export const turnUnderWay = (completed: number): number => completed + 1;

/** Which of the hour's six turns is under way. */
export const turnOfHour = (completed: number): number => (completed % 6) + 1;

export function placeText({ delve, session, now }: ShellView): string {
  const day = now.date === null ? '' : `Day ${now.day}. `;
  if (delve !== null) return `${day}Turn ${turnUnderWay(delve.turn)}, ${delve.name}`;
  return `${day}${session === null ? 'No session open' : `Session ${session.number}`}`;
}

export interface NextDue {
  when: string;
  what: string;
  now: boolean;
}

/** The first thing that wants an answer, or the next that will come. */
export function nextDue(delve: Delve): NextDue | null {
  const waiting = firstTitle(delve.prompts);
  if (waiting !== undefined) return { when: 'now', what: waiting, now: true };
  const next = delve.next[0];
  if (next === undefined) return null;
  const now = next.inTurns <= 0;
  return { when: now ? 'now' : `in ${next.inTurns}`, what: next.what, now };
}

const burning = (left: Delve['lightTurnsLeft']): { kind: string; left: number }[] =>
  [
    { kind: 'torch', left: left.torch },
    { kind: 'lantern', left: left.lantern },
    { kind: 'miner’s lantern', left: left.minersLantern },
    { kind: 'candle', left: left.candle },
  ]
    .filter((each) => each.left > 0)
    .sort((a, b) => a.left - b.left);

/** "torch 3, lantern 23 turns", what goes out first said first; or that nothing burns. */
export function lightText(left: Delve['lightTurnsLeft']): string {
  const lit = burning(left);
  if (lit.length === 0) return left.endless ? 'A light without end' : 'No light burns';
  const last = lit.at(-1)?.left ?? 0;
  return `${lit.map((each) => `${each.kind} ${each.left}`).join(', ')} ${last === 1 ? 'turn' : 'turns'}`;
}

/** The same in one sign: the turns of what goes out first. */
export const shortLight = (left: Delve['lightTurnsLeft']): string =>
  String(burning(left)[0]?.left ?? (left.endless ? '∞' : 'none'));

export const restText = (inTurns: number): string => (inTurns <= 0 ? 'now' : `in ${inTurns}`);

/** "−2 to attack and damage, AC 2 worse", or null when nothing is lost. */
export function penaltyText({ attack, damage, armourClass }: Delve['penalties']): string | null {
  const rolls =
    attack === damage
      ? [{ value: attack, what: 'attack and damage' }]
      : [
          { value: attack, what: 'attack' },
          { value: damage, what: 'damage' },
        ];
  const parts = [
    ...rolls.filter(({ value }) => value !== 0).map(({ value, what }) => `${signed(value)} to ${what}`),
    ...(armourClass === 0 ? [] : [`AC ${Math.abs(armourClass)} worse`]),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}
