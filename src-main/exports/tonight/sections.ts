import { linksInWords } from '../../../shared/pages/links.ts';
import { percentText } from '../../../shared/odds/play/table-odds.ts';
import { counted, figure, thrownNumber } from '../../../shared/words/figures.ts';
import type { Block, Figured, Section } from '../pages/block.ts';
import type { Kept } from './cuts.ts';

type Room = Kept['near'][number];
type Table = Kept['tables'][number];
type CreatureBlock = Kept['blocks'][number];
type Leaf = Kept['people'][number];

/** More individuals than this are counted on paper of one's own. */
const mostRows = 8;
const mostBoxes = 30;

/** The sheet for tonight in sections, as they follow each other. */
export const tonightSections = (kept: Kept): Section[] => [
  { title: 'Now', blocks: [now(kept)] },
  {
    title: nearTitle(kept),
    blocks: [
      figures(
        'Room',
        kept.near.map((room) => roomOf(room, kept)),
      ),
    ],
    isLong: true,
  },
  { title: 'May come', blocks: comingBlocks(kept), isLong: true },
  {
    title: 'Blocks',
    blocks: [
      figures(
        'Creature',
        kept.blocks.flatMap((block) => blockOf(block, kept)),
      ),
    ],
    isLong: true,
  },
  {
    title: 'Musters',
    blocks: [facts(kept.musters.map(({ name, lines }) => [name, lines.split('\n').join('; ')]))],
  },
  { title: 'Within a day', blocks: [facts(kept.sites.map(({ name, about }) => [name, about]))] },
  { title: 'People', blocks: [leaves(kept.people, kept)] },
  { title: 'Pages', blocks: [leaves(kept.pages, kept)] },
  { title: 'Tables', blocks: [leaves(kept.ownTables, kept)] },
  { title: 'Rumours they have not heard', blocks: [leaves(kept.rumours, kept)] },
  {
    title: 'Loose ends',
    blocks: [{ is: 'lines', lines: kept.loose.map(({ text, where }) => linksInWords(`${text} (${where})`)) }],
  },
  {
    title: 'Names nobody bears',
    blocks: [facts(kept.names.map(({ of, names }) => [of, names.join(', ')]))],
  },
];

const facts = (entries: (readonly [string, string])[]): Block => ({ is: 'facts', facts: entries });
const leaves = (pages: readonly Leaf[], { notes }: Kept): Block =>
  facts(pages.map(({ title, text }) => [title, notes ? text : '']));
const figures = (head: string, entries: Figured[]): Block => ({
  is: 'figures',
  heads: [head, '', 'About'],
  figures: entries,
});

const now = ({ moment, standing }: Kept): Block =>
  facts([['Time', moment], ...standing.map(({ label, lines }) => [label, lines.join('; ')] as const)]);

const nearTitle = ({ doors, dungeon }: Kept): string =>
  dungeon === null ? 'Near' : `${counted(doors, 'door')} from ${dungeon.from}`;

function roomOf(room: Room, { notes, near }: Kept): Figured {
  const { title, level, doors, hidden, visited, ways, traps, foes, hoards } = room;
  const parts = [
    ['Foes', foes],
    ['Traps', traps],
    ['Treasure', hoards],
    ['Ways', ways],
  ] as const;
  const lines = parts.flatMap(([label, each]) => (each.length === 0 ? [] : [`${label}: ${each.join('; ')}`]));
  const elsewhere = level === near[0]?.level ? '' : level;
  const known = [elsewhere, hidden ? 'secret way' : '', visited && doors !== 0 ? 'seen' : '']
    .filter((part) => part !== '')
    .join(', ');
  return {
    name: title,
    value: doors === null ? 'further off' : doors === 0 ? 'here' : counted(doors, 'door'),
    more: [known, notes ? room.notes : '', ...lines]
      .filter((part) => part !== '')
      .map(ended)
      .join('\n'),
    depth: 0,
    boxes: 0,
  };
}

const ended = (part: string): string => (/[.!?…]$/u.test(part) ? part : `${part}.`);

function comingBlocks({ coming, wild, tables, boxes, dungeon }: Kept): Block[] {
  const outside =
    wild === null
      ? []
      : checkedBlocks(
          `In the wild (${wild.ground}): in`,
          wild.coming,
          wild.table === null ? [] : [wild.table],
          boxes,
        );
  return dungeon === null
    ? outside
    : [...outside, ...checkedBlocks(wild === null ? 'In' : 'In the dungeon: in', coming, tables, boxes)];
}

function checkedBlocks(
  opening: string,
  { hours, checks, inSix, somebody }: Kept['coming'],
  tables: readonly Table[],
  boxes: boolean,
): Block[] {
  const said = `${opening} ${hours} hours, by ${counted(checks, 'check')} of ${inSix} in 6: somebody ${percentText(somebody)}`;
  return [{ is: 'lines', lines: [said] }, ...tables.flatMap((table) => tableBlocks(table, { hours, boxes }))];
}

function tableBlocks(table: Table, { hours, boxes }: { hours: number; boxes: boolean }): Block[] {
  const { name, levels, problem, rows, thrown } = table;
  const likeliest = rows.toSorted((one, other) => other.within - one.within);
  const lines =
    thrown && boxes ? [`${thrown.dice}, thrown beforehand: ${thrown.totals.map(figure).join('  ')}`] : [];
  return [
    {
      is: 'table',
      heads: [
        levels.length === 0 ? name : `${name} (${levels.join(', ')})`,
        'How many',
        'Of those',
        `In ${hours} h`,
      ],
      rows: likeliest.map((row) => [
        row.text,
        row.number === null ? '' : thrownNumber(row.number),
        percentText(row.row),
        percentText(row.within),
      ]),
      pencil: [],
    },
    { is: 'lines', lines: [...(problem === null ? [] : [problem]), ...lines] },
  ];
}

/** A creature, and a row of boxes for each that waits near. */
function blockOf(block: CreatureBlock, { boxes }: Kept): Figured[] {
  const { name, figures: said, keyed, mostHp } = block;
  const more = said.map(({ label, text, guessed }) => `${label} ${text}${guessed ? '?' : ''}`).join(' · ');
  const head = { name, value: keyed === 0 ? '' : `${figure(keyed)} near`, more, depth: 0, boxes: 0 };
  const rows = boxes && mostHp > 0 && mostHp <= mostBoxes && keyed <= mostRows ? keyed : 0;
  const row = (nth: number) => ({ name: `${nth}`, value: '', more: '', depth: 1, boxes: mostHp });
  return [head, ...Array.from({ length: rows }, (_, at) => row(at + 1))];
}
