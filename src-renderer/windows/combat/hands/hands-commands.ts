import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import { status } from '../../../lib/status.svelte.ts';
import type { FightDesk } from '../fight-desk.svelte.ts';
import type { MenuKind } from './act-menu.svelte.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

interface Making {
  readonly desk: FightDesk;
  readonly none: string | undefined;
  readonly busy: string | undefined;
}

type Make = (keys: string, id: string, title: string, run: () => void) => ViewCommand;

const making =
  (group: string, disabled: string | undefined): Make =>
  (keys, id, title, run) => ({ id: `combat.${id}`, title, group, keys, disabled, run });

const pressing =
  (disabled: string | undefined): Make =>
  (keys, id, title, run) => ({
    id: `combat.${id}`,
    title,
    group: 'Select',
    keys,
    keyOnly: true,
    repeats: true,
    disabled,
    run,
  });

/** What the board's keys do beyond the act at hand. */
export function handsCommands({ desk, none, busy }: Making): ViewCommand[] {
  const { hands } = desk;
  const act = making('Acts', busy);
  const word = making('Referee', busy);
  const result = making('Referee', none);
  const select = making('Select', none);
  const press = pressing(none);
  const menu = (kind: MenuKind) => () => hands.openMenu(kind);
  return [
    act('M', 'manoeuvres', 'Manoeuvres: move, defend, wait, leave', menu('manoeuvre')),
    act('P', 'magic', 'Spell, power, turning', menu('magic')),
    act('D', 'declare', 'Declare, make ready', menu('declare')),
    result('H', 'hits', 'It hits, by your word', () => void desk.doing.byWord('hits')),
    result('Shift+H', 'misses', 'It misses, by your word', () => void desk.doing.byWord('misses')),
    act('S', 'standsThere', 'Stands there and strikes: then the letter of the target', () =>
      hands.openStanding(),
    ),
    act('.', 'again', 'The same again', () => hands.again()),
    act('Shift+N', 'rest', 'The rest pass', () => void desk.sending.stroke({ kind: 'rest' })),
    word('<', 'back5', '5 feet back', () => void hands.nudge(-5)),
    word('>', 'on5', '5 feet on', () => void hands.nudge(5)),
    word('Ctrl+G', 'group', 'Make a group of the marked, or name one', () => desk.open({ kind: 'group' })),
    select('/', 'find', 'Find by name or label', () => desk.open({ kind: 'find' })),
    select('X', 'mark', 'Mark, or no longer', () => hands.toggleMark()),
    select('*', 'markGroup', 'Mark the whole group', () => hands.markGroup()),
    press('Shift+J', 'spanDown', 'Mark on to the next', () => hands.span(1)),
    press('Shift+K', 'spanUp', 'Mark on to the one before', () => hands.span(-1)),
    press('ArrowDown', 'arrowDown', 'Select the next fighter', () => desk.step(1)),
    press('ArrowUp', 'arrowUp', 'Select the fighter before', () => desk.step(-1)),
    press('ArrowRight', 'unfold', 'Unfold the group', () => hands.fold(false)),
    press('ArrowLeft', 'fold', 'Fold the group', () => hands.fold(true)),
    press('=', 'sum', 'What equal dice come to together', () => desk.type('=')),
    ...(hands.menu === null ? [] : menuKeys(desk)),
    ...(hands.gang === null ? [] : gangKeys(desk)),
    ...(hands.aimable.length > 0 && hands.menu === null ? aimKeys(desk) : []),
  ];
}

function menuKeys({ hands }: FightDesk): ViewCommand[] {
  const press = pressing(undefined);
  const { menu } = hands;
  if (menu === null) return [];
  return [
    ...letters.map((letter) =>
      press(letter, `menu.${letter}`, `Acts with ${letter}`, () => menu.type(letter)),
    ),
    ...Array.from('0123456789').map((digit) =>
      press(digit, `menu.${digit}`, `Acts with ${digit}`, () => menu.type(digit)),
    ),
    press('Backspace', 'menu.rubOut', 'Rub out the last letter', () => menu.rubOut()),
    press('ArrowDown', 'menu.down', 'The next act', () => menu.step(1)),
    press('ArrowUp', 'menu.up', 'The act before', () => menu.step(-1)),
    press('Enter', 'menu.take', 'Choose it', () => {
      if (menu.chosen !== null) void hands.choose(menu.chosen);
    }),
  ];
}

function gangKeys({ hands }: FightDesk): ViewCommand[] {
  const press = pressing(undefined);
  return [
    press('ArrowRight', 'gang.aim', 'Another plan', () => hands.turnAim(1)),
    press('ArrowLeft', 'gang.aimBack', 'The plan before', () => hands.turnAim(-1)),
  ];
}

/** While a target is chosen, its label picks it, letter by letter. */
function aimKeys({ hands }: FightDesk): ViewCommand[] {
  const press = pressing(undefined);
  const typed = hands.aimed;
  const next = hands.aimable
    .filter(({ label }) => label.startsWith(typed) && label.length > typed.length)
    .map(({ label, name }) => ({ letter: label.charAt(typed.length), name }));
  return letters.flatMap((letter) => {
    const named = next.filter((each) => each.letter === letter);
    const [only] = named;
    // One thing at a time lies over the board: a letter nobody bears does nothing else meanwhile.
    if (only === undefined)
      return [
        press(letter, `aim.${letter}`, `Nobody to aim at goes by ${typed}${letter}`, () =>
          status.refuse(`Nobody to aim at goes by ${typed}${letter}. Escape leaves off aiming.`),
        ),
      ];
    const title = named.length === 1 ? `At ${only.name}` : `At one of ${named.length}, by label`;
    return [press(letter, `aim.${letter}`, title, () => hands.aimLetter(letter))];
  });
}
