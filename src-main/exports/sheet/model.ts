import { classShort, classTitle } from '../../../shared/words/armour-class.ts';
import { percentText } from '../../../shared/words/percentile.ts';
import type { CharacterView } from '../../areas/character/sheet/view.ts';
import type { ItemView } from '../../areas/party/item-views.ts';
import { weighed } from '../../../shared/words/figures.ts';
import type { WeightUnit } from '../../../shared/words/figures.ts';
import type { Figured, Section, Table } from '../pages/block.ts';
import type { SheetPerson, SheetSource } from './source.ts';
import {
  boxesFor,
  callingText,
  experienceText,
  figureGroups,
  figureText,
  hitPointsShort,
  hitPointsText,
  keyGear,
  loadText,
  rateText,
  savesOf,
  sheetLines,
  thingFacts,
  thingText,
} from './words.ts';

/** One sheet as it is written down, as a page or as text. */
export interface SheetPage {
  name: string;
  calling: string;
  /** What is asked for first. */
  head: readonly (readonly [title: string, text: string])[];
  sections: readonly Section[];
}

const manyFigures = 12;

const plainFigure = (name: string, value: string, more = ''): Figured => ({
  name,
  value,
  more,
  depth: 0,
  boxes: 0,
});

const abilities = ({ abilities: six, ownSheet, sheet: { own } }: CharacterView): Figured[] =>
  [
    ...six,
    ...(ownSheet?.scores ?? []).map((each) => ({
      ...each,
      score: own?.scores[each.id] ?? null,
      modifiers: [],
    })),
  ]
    .filter(({ score }) => score !== null)
    .map(({ id, title, score, modifiers }) =>
      plainFigure(
        title,
        `${score}${percentText(own?.percentiles[id])}`,
        modifiers.map(({ title: what, value }) => `${what} ${value}`).join(', '),
      ),
    );

const gear = (items: readonly ItemView[], unit: WeightUnit): Figured[] =>
  items.map((item) => ({
    name: thingText(item),
    value: weighed(item.weight, unit),
    more: thingFacts(item),
    depth: item.depth,
    boxes: boxesFor(item),
  }));

const gearSection = (title: string, items: readonly ItemView[], unit: WeightUnit): Section => ({
  title,
  blocks: [{ is: 'figures', heads: ['Thing', 'Weight', 'What it does'], figures: gear(items, unit) }],
  isLong: true,
});

export const sheetPage = (person: SheetPerson): SheetPage => {
  const { view } = person;
  return {
    name: view.name,
    calling: callingText(view),
    head: [
      ['Hit points', hitPointsText(view)],
      [classTitle(view.member.ac), view.member.ac.text],
      ['Rate', rateText(view)],
      ['Load', loadText(view)],
      ['Experience', experienceText(view)],
    ],
    sections: [
      {
        title: 'Abilities',
        blocks: [{ is: 'figures', heads: ['Ability', 'Score', 'Modifiers'], figures: abilities(view) }],
      },
      ...figureGroups(view).map(({ title, figures }): Section => ({
        title,
        blocks: [
          {
            is: 'figures',
            heads: ['Figure', 'Value'],
            figures: figures.map((figure) => plainFigure(figure.title, figureText(figure))),
          },
        ],
        isLong: figures.length > manyFigures,
      })),
      gearSection('Gear', view.gear, view.unit),
      { title: 'About', blocks: [{ is: 'facts', facts: sheetLines(person) }], isLong: true },
      { title: 'Notes', blocks: [{ is: 'text', text: view.sheet.notes }], isLong: true },
    ],
  };
};

export const partyTitle = ({ campaign }: SheetSource): string => `${campaign.name}: the party`;

/** Everybody in one table, each saving throw under its own name. */
export const partyTable = ({ people }: SheetSource): Table => {
  const saves = people.map(({ view }) => savesOf(view));
  const titles = [...new Set(saves.flatMap((own) => [...own.keys()]))];
  return {
    is: 'table',
    heads: [
      'Name',
      'Class',
      classShort(people[0]?.view.member.ac),
      'HP',
      ...titles,
      'Rate',
      'Load',
      'Key gear',
    ],
    rows: people.map((person, at) => {
      const { view } = person;
      return [
        view.name,
        callingText(view),
        view.member.ac.text,
        hitPointsShort(view),
        ...titles.map((title) => saves[at]?.get(title) ?? ''),
        rateText(view),
        loadText(view),
        keyGear(person),
      ];
    }),
    pencil: ['HP now'],
  };
};

/** What nobody has: the pool, and what lies about. */
export const looseSections = ({ loose, campaign }: SheetSource): Section[] =>
  loose.map(({ where, views }) => gearSection(where, views, campaign.system.weights.unit));
