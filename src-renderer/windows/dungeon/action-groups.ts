import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';

/** What belongs together on the bar: `foremost` always has a button, `second` where there is room for it. */
const kinds: readonly { label: string; foremost: string | null; second: string | null; rest: string[] }[] = [
  {
    label: 'Time',
    foremost: 'dungeon.passTurn',
    second: 'dungeon.rest',
    rest: [
      'dungeon.passUntilDue',
      'dungeon.passTo',
      'dungeon.passSome',
      'dungeon.wait',
      'dungeon.chances',
      'dungeon.printSheet',
      'dungeon.leave',
    ],
  },
  {
    label: 'Deeds',
    foremost: 'dungeon.search',
    second: 'dungeon.deeds',
    rest: [
      'deed.move',
      'dungeon.listen',
      'dungeon.other',
      'dungeon.goTo',
      'dungeon.find',
      'dungeon.give',
      'dungeon.note',
    ],
  },
  { label: 'Light', foremost: null, second: null, rest: ['dungeon.light', 'dungeon.handleLight'] },
  {
    label: 'Meeting',
    foremost: 'dungeon.encounter',
    second: null,
    rest: ['dungeon.wound', 'dungeon.state', 'dungeon.carry'],
  },
];

/** The ground toggle stands in the head, beside the sentence it changes. */
const elsewhere = 'dungeon.familiar';

export interface ActionGroup {
  label: string;
  foremost: ViewCommand | undefined;
  second: ViewCommand | undefined;
  /** All of them. */
  list: ViewCommand[];
}

/** The commands by what they are about; one that no group names goes with the deeds. */
export function actionGroups(commands: readonly ViewCommand[]): ActionGroup[] {
  const idsOf = ({ foremost, second, rest }: (typeof kinds)[number]): (string | null)[] => [
    foremost,
    second,
    ...rest,
  ];
  const named = new Set([elsewhere, ...kinds.flatMap(idsOf)]);
  const find = (id: string | null): ViewCommand | undefined => commands.find((each) => each.id === id);
  const unnamed = commands.filter(({ id }) => !named.has(id));
  return kinds.map((kind) => ({
    label: kind.label,
    foremost: find(kind.foremost),
    second: find(kind.second),
    list: [...idsOf(kind).flatMap((id) => find(id) ?? []), ...(kind.label === 'Deeds' ? unnamed : [])],
  }));
}
