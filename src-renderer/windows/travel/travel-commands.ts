import type { PassedDayKind } from '../../../shared/ipc/travel/travel-words.ts';
import type { ViewCommand } from '../../lib/keys/shortcuts.svelte.ts';
import type { RoadDesk, RoadDialog } from './road-desk.svelte.ts';
import { kindKeys } from './travel-words.ts';

/** Where typed dice go; null while no die is asked for. */
type ToDice = () => void;

type RoadDeed =
  | RoadDialog
  | 'march'
  | 'passDays'
  | 'adrift'
  | 'forced'
  | 'rest'
  | 'hunt'
  | 'camp'
  | 'letBe'
  | 'sees'
  | 'passesBy'
  | 'tell'
  | 'end';
export type RoadCommandId = `travel.${RoadDeed}`;
export type RoadCommand = ViewCommand & { id: RoadCommandId };

/** Everything the road's keys do, in the order the bar shows it. */
export function travelCommands(
  desk: RoadDesk,
  shut: string | undefined,
  toDice: ToDice = () => undefined,
): RoadCommand[] {
  const { road } = desk;
  const due = road?.due ?? null;
  const meeting = road?.meets === true ? 'Conclude the encounter first.' : undefined;
  const passing = road?.passing == null ? meeting : 'Say first whether they see what they come by.';
  const met = due === null ? passing : 'Somebody came: meet them or let it be first.';
  const afloat = road !== null && road.aboardId !== null;
  const hasShip = road?.company.some(({ kind }) => kind === 'vessel') === true;
  const shipless = hasShip ? undefined : 'The party has no vessel. Add one among the characters.';
  const day = { group: 'Day', disabled: shut ?? met };
  const way = { group: 'Road', disabled: shut };
  const goes = (kind: PassedDayKind | null) => () => {
    if (kind !== null) desk.choose(kind);
    if (kind === null && desk.goesAtOnce) void desk.passDay();
    else if (kind === null && desk.preview === null) desk.waits = true;
    else toDice();
  };
  return [
    { ...day, id: 'travel.march', title: marchTitle(desk), keys: 'Space', run: goes(null) },
    {
      ...day,
      id: 'travel.passDays',
      title: 'Until something comes',
      keys: 'U',
      run: () => void desk.passDays(),
    },
    afloat
      ? { ...day, id: 'travel.adrift', title: 'Drift', keys: kindKeys.adrift, run: goes('adrift') }
      : { ...day, id: 'travel.forced', title: 'Forced march', keys: kindKeys.forced, run: goes('forced') },
    { ...day, id: 'travel.rest', title: 'Rest day', keys: kindKeys.rest, run: goes('rest') },
    ...(afloat
      ? []
      : [{ ...day, id: 'travel.hunt' as const, title: 'Hunt', keys: kindKeys.hunt, run: goes('hunt') }]),
    {
      ...day,
      id: 'travel.camp',
      title: afloat ? 'Lie still' : 'Make camp',
      keys: kindKeys.camp,
      run: goes('camp'),
    },
    { ...way, ...opens(desk, 'course', 'Course', 'G') },
    { group: 'Road', ...opens(desk, 'plan', 'Plan with odds', 'K') },
    { ...way, ...opens(desk, 'orders', 'Standing orders', 'A') },
    { ...way, ...opens(desk, 'watches', 'Camp and watches', 'Shift+A') },
    { ...way, ...opens(desk, 'ride', 'Who rides what', 'M') },
    { ...way, ...opens(desk, 'ship', 'The ship', 'W'), disabled: shut ?? shipless },
    { ...way, ...opens(desk, 'shipLog', 'Ship’s log', 'Shift+W'), disabled: shipless },
    { ...way, ...opens(desk, 'weather', 'The weather', 'Shift+F') },
    {
      ...way,
      ...opens(desk, 'meet', due === null ? 'Encounter' : 'Meet them', 'E'),
      disabled: shut ?? (meeting === undefined ? undefined : 'One encounter is open already.'),
    },
    {
      ...way,
      id: 'travel.letBe',
      title: 'Let nobody come',
      keys: 'Shift+X',
      disabled: shut ?? (due === null ? 'No check brought anybody.' : undefined),
      run: () => void desk.letBe(),
    },
    ...(road?.passing == null
      ? []
      : [
          {
            ...way,
            id: 'travel.sees' as const,
            title: 'They see it',
            keys: 'D',
            run: () => void desk.seeSite(true),
          },
          {
            ...way,
            id: 'travel.passesBy' as const,
            title: 'They pass it by',
            keys: 'X',
            run: () => void desk.seeSite(false),
          },
        ]),
    {
      ...way,
      id: 'travel.tell',
      title: 'They know that they are lost',
      keys: 'T',
      disabled: shut ?? (road?.astray === true ? undefined : 'They are on their course.'),
      run: () => void desk.tell(),
    },
    { ...way, id: 'travel.end', title: 'End the journey', keys: 'Q', run: () => void desk.end() },
  ];
}

function marchTitle({ road, kind }: RoadDesk): string {
  if (road?.today?.phase === 'camp') return 'Pass the night';
  const afloat = road !== null && road.aboardId !== null;
  if (kind === 'camp') return afloat ? 'Lie still here' : 'Camp';
  if (road?.today) return 'Go on';
  return afloat ? 'Day’s sail' : 'Day’s march';
}

const opens = (
  desk: RoadDesk,
  dialog: RoadDialog,
  title: string,
  keys: string,
): Pick<RoadCommand, 'id' | 'title' | 'keys' | 'run'> => ({
  id: `travel.${dialog}`,
  title,
  keys,
  run: () => (desk.dialog = dialog),
});
