import type { Hex } from '../../../../shared/hex/grid.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { MapDesk, MapDialog } from '../map-desk.svelte.ts';
import type { GroundView, LineView, MapSheetView, MapThings, RegionView } from '../map-types.ts';
import { barWords, inReadingOrder, knowledgeWords, saidText, siteWords } from '../map-words.ts';
import { lineWords } from '../paint/paint-words.ts';

export interface ThingRow {
  key: string;
  /** By which its buttons are called. */
  name: string;
  /** Under the heads of the table; the one that `named` points at heads the row. */
  cells: readonly string[];
  /** Where it is shown on the picture; null for what has no one place. */
  at: Hex | null;
  change: MapDialog;
  /** Null for what goes by being emptied. */
  remove: MapDialog | null;
}

export interface ThingTable {
  title: string;
  label: string;
  heads: readonly string[];
  named: number;
  rows: readonly ThingRow[];
  /** Said where there are none; null where an empty table is left out. */
  nothing: string | null;
  /** The players have none of it. */
  isReferees: boolean;
  /** Makes another. */
  add: { title: string; dialog: MapDialog } | null;
}

const lineName = ({ name, kind }: LineView): string => (name === '' ? lineWords[kind] : name);

const joinedWords = (...words: string[]): string => words.filter((word) => word !== '').join(', ');

const tableSays = ({ table }: Pick<RegionView, 'table'>): string =>
  table === null ? '' : `who comes by ${table.name}`;

const regionSays = ({ climate, checkInSix, checksPerDay, ...region }: RegionView): string =>
  joinedWords(
    climate,
    saidText({ checkInSix }),
    checksPerDay === null ? '' : `${counted(checksPerDay, 'check')} a day`,
    tableSays(region),
  );

const kindSays = ({ sightPercent, seenMiles, table, ...figures }: GroundView): string =>
  joinedWords(
    saidText(figures),
    sightPercent === null ? '' : `sight ${sightPercent} percent`,
    seenMiles === null ? '' : `seen from ${counted(seenMiles, 'mile')}`,
    tableSays({ table }),
  );

/** Everything on a map as tables, as a page is read; of the players' own only what they have. */
export const thingTables = (desk: MapDesk, map: MapSheetView, things: MapThings): ThingTable[] =>
  tablesOf(desk, map, things).filter(({ isReferees }) => !(isReferees && desk.isTheirs));

function tablesOf(desk: MapDesk, map: MapSheetView, things: MapThings): ThingTable[] {
  const { cursor } = desk.view;
  return [
    {
      title: 'Sites',
      isReferees: false,
      label: `Sites of ${map.name}`,
      heads: ['Hex', 'Name', 'Kind', 'The players'],
      named: 1,
      nothing: 'No sites yet: towns, ruins, springs and whatever else has a name of its own.',
      add: {
        title: `New site in ${desk.number(cursor)}`,
        dialog: { kind: 'site', site: null, hex: cursor },
      },
      rows: [...things.sites].sort(inReadingOrder).map((site) => ({
        key: `${site.id}`,
        name: site.name,
        cells: [
          desk.number(site),
          site.name,
          siteWords[site.kind],
          joinedWords(
            knowledgeWords[site.knowledge],
            site.bars === 'nobody' ? '' : `bars ${barWords[site.bars]}`,
          ),
        ],
        at: site,
        change: { kind: 'site', site, hex: site },
        remove: { kind: 'remove', what: 'site', id: site.id, title: site.name },
      })),
    },
    {
      title: 'Roads, rivers and borders',
      isReferees: false,
      label: `Lines of ${map.name}`,
      heads: ['Name', 'Kind', 'From', 'To', 'Length'],
      named: 0,
      nothing: 'No lines yet. Paint mode’s pen draws them: Ctrl+P, then W.',
      add: null,
      rows: things.lines.map((line) => {
        const [first, last] = [line.path[0], line.path.at(-1)];
        const length =
          line.along === 'centres'
            ? counted((line.path.length - 1) * map.hexMiles, 'mile')
            : counted(line.path.length, 'side');
        return {
          key: `${line.id}`,
          name: lineName(line),
          cells: [
            lineName(line),
            joinedWords(lineWords[line.kind], line.bars ? 'bars the way' : '', line.secret ? 'secret' : ''),
            first ? desk.number(first) : '',
            last ? desk.number(last) : '',
            length,
          ],
          at: first ?? null,
          change: { kind: 'line', line },
          remove: { kind: 'remove', what: 'line', id: line.id, title: lineName(line) },
        };
      }),
    },
    {
      title: 'Regions',
      isReferees: true,
      label: `Regions of ${map.name}`,
      heads: ['Name', 'What is said of it', 'Notes'],
      named: 0,
      nothing: 'No regions yet.',
      add: { title: 'New region', dialog: { kind: 'region', region: null } },
      rows: things.regions.map((region) => ({
        key: `${region.id}`,
        name: region.name,
        cells: [region.name, regionSays(region), region.notes],
        at: null,
        change: { kind: 'region', region },
        remove: { kind: 'remove', what: 'region', id: region.id, title: region.name },
      })),
    },
    {
      title: 'Grounds',
      isReferees: true,
      label: 'Grounds of the campaign',
      heads: ['Name', 'By the rules', 'What is said of it'],
      named: 0,
      nothing: null,
      add: { title: 'New ground', dialog: { kind: 'kind', ground: null } },
      rows: desk.grounds.map((ground) => ({
        key: `${ground.code}`,
        name: ground.name,
        cells: [ground.name, ground.ground, kindSays(ground)],
        at: null,
        change: { kind: 'kind', ground },
        remove: { kind: 'remove', what: 'ground', id: ground.code, title: ground.name },
      })),
    },
    {
      title: 'Words on the map',
      isReferees: false,
      label: `Words on ${map.name}`,
      heads: ['Hex', 'Words'],
      named: 1,
      nothing: null,
      add: null,
      rows: [...things.labels].sort(inReadingOrder).map((label) => ({
        key: `${label.id}`,
        name: label.words,
        cells: [desk.number(label), label.secret ? `${label.words}, secret` : label.words],
        at: label,
        change: { kind: 'label', label, hex: label },
        remove: { kind: 'remove', what: 'label', id: label.id, title: label.words },
      })),
    },
    {
      title: 'Notes of hexes',
      isReferees: true,
      label: `Notes on ${map.name}`,
      heads: ['Hex', 'What is said of its ground', 'Note'],
      named: 0,
      nothing: null,
      add: null,
      rows: [...things.notes].sort(inReadingOrder).map((note) => ({
        key: `${note.col} ${note.row}`,
        name: desk.number(note),
        cells: [desk.number(note), joinedWords(saidText(note), tableSays(note)), note.notes],
        at: note,
        change: { kind: 'hex', hex: { col: note.col, row: note.row } },
        remove: null,
      })),
    },
  ];
}
