import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { Acts, Listed } from '../fight-types.ts';

/** An act of the bar: its short word, its command, the roles of the acts behind it. */
export interface BarAct {
  readonly word: string;
  readonly command: ViewCommand;
  /** Why it is of no use now. */
  readonly barred: string | undefined;
}

type Role = Listed['role'];

/** What is done again and again, in the order of the hand: own acts, the referee's word, the table's last. */
const wordOf: readonly (readonly [id: string, word: string, roles: readonly Role[]])[] = [
  ['attack', 'Attack', []],
  ['manoeuvres', 'Manoeuvre', ['move', 'defend', 'wait', 'recover', 'leave']],
  ['magic', 'Spell', ['magic']],
  ['declare', 'Declare', ['prepare']],
  ['hurt', 'Damage', []],
  ['heal', 'Heal', []],
  ['save', 'Save', []],
  ['condition', 'Condition', []],
  ['morale', 'Morale', []],
  ['add', 'Add', []],
  ['next', 'Next', []],
];

/** Why none of these roles is open to him, as the rules say it. */
function whyNone({ own }: Acts, roles: readonly Role[]): string | undefined {
  const of = own.filter(({ role }) => roles.includes(role));
  if (roles.length === 0 || of.some(({ barred }) => barred === null)) return undefined;
  const [first] = of;
  return first?.barred === null || first === undefined
    ? 'Nothing of the kind is open now.'
    : `${first.title}: ${first.barred}`;
}

export const barActs = (commands: readonly ViewCommand[], acts: Acts | null): BarAct[] =>
  wordOf.flatMap(([id, word, roles]) => {
    const command = commands.find((each) => each.id === `combat.${id}`);
    if (command === undefined) return [];
    return [
      { word, command, barred: command.disabled ?? (acts === null ? undefined : whyNone(acts, roles)) },
    ];
  });
