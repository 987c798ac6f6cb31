import type { CharacterView } from '../../areas/character/sheet/view.ts';
import type { ItemView } from '../../areas/party/item-views.ts';
import { markdownLine, markdownText } from '../text/markdown-text.ts';
import type { SheetPerson, SheetSource } from './source.ts';
import {
  callingText,
  hitPointsShort,
  hitPointsText,
  experienceText,
  figureGroups,
  figureText,
  keyGear,
  loadText,
  numberText,
  rateText,
  savesText,
  sheetLines,
  thingFacts,
  thingText,
} from './words.ts';
import { yamlText } from '../text/yaml-text.ts';

const frontMatter = (fields: readonly (readonly [key: string, value: string | number])[]): string => {
  const lines = fields.map(
    ([key, value]) => `${key}: ${typeof value === 'number' ? value : yamlText(value)}\n`,
  );
  return `---\n${lines.join('')}---\n`;
};

const row = (cells: readonly string[]): string => `| ${cells.map(markdownLine).join(' | ')} |\n`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${row(head)}|${head.map(() => ' --- |').join('')}\n${rows.map(row).join('')}`;

const section = (title: string, body: string): string => (body === '' ? '' : `\n## ${title}\n\n${body}`);

const abilityTable = ({ abilities }: CharacterView): string =>
  table(
    ['Ability', 'Score', 'Modifiers'],
    abilities
      .filter(({ score }) => score !== null)
      .map(({ title, score, modifiers }) => [
        title,
        String(score),
        modifiers.map(({ title: what, value }) => `${what} ${value}`).join(', '),
      ]),
  );

const gearTable = (items: readonly ItemView[], unit: string): string =>
  table(
    ['Thing', 'Weight', 'What it does'],
    items.map((item) => [
      `${'. '.repeat(item.depth)}${thingText(item)}`,
      `${numberText(item.weight)} ${unit}`,
      thingFacts(item),
    ]),
  );

const figureTables = (view: CharacterView): string =>
  figureGroups(view)
    .map(({ title, figures }) =>
      section(
        title,
        table(
          ['Figure', 'Value'],
          figures.map((figure) => [figure.title, figureText(figure)]),
        ),
      ),
    )
    .join('');

/** One sheet with YAML front matter. A star marks what the referee wrote over. */
export const sheetMarkdown = (source: SheetSource, person: SheetPerson): string => {
  const { campaign, exportedAt } = source;
  const { view } = person;
  const { notes } = view.sheet;
  return [
    frontMatter([
      ['title', view.name],
      ['campaign', campaign.name],
      ['system', campaign.system.title],
      ['kind', view.kind],
      ['class', view.className],
      ['level', view.level],
      ['xp', view.xp],
      ['hp', view.hp],
      ['hp_max', view.maxHp],
      ['state', view.member.standing.state],
      ['ac', view.member.ac.text],
      ['exported', exportedAt],
    ]),
    `\n# ${markdownLine(view.name)}\n\n${markdownLine(callingText(view))}\n\n`,
    table(
      ['Hit points', 'Armour class', 'Rate', 'Load', 'Experience'],
      [[hitPointsText(view), view.member.ac.text, rateText(view), loadText(view), experienceText(view)]],
    ),
    section('Abilities', abilityTable(view)),
    figureTables(view),
    section('Gear', gearTable(view.gear, view.unit.short)),
    section(
      'About',
      sheetLines(person)
        .map(([title, text]) => `- **${title}** ${markdownText(text, '  ')}\n`)
        .join(''),
    ),
    section('Notes', notes === '' ? '' : `${markdownText(notes, '')}\n`),
  ].join('');
};

/** The whole party on one page, with what lies about. */
export const partyMarkdown = ({ campaign, people, loose, exportedAt }: SheetSource): string =>
  [
    frontMatter([
      ['title', `${campaign.name}: the party`],
      ['campaign', campaign.name],
      ['system', campaign.system.title],
      ['people', people.length],
      ['exported', exportedAt],
    ]),
    `\n# ${markdownLine(campaign.name)}: the party\n\n`,
    table(
      ['Name', 'Class', 'AC', 'HP', 'Saves', 'Rate', 'Load', 'Key gear'],
      people.map((person) => [
        person.view.name,
        callingText(person.view),
        person.view.member.ac.text,
        hitPointsShort(person.view),
        savesText(person.view),
        rateText(person.view),
        loadText(person.view),
        keyGear(person),
      ]),
    ),
    ...loose.map(
      ({ where, views }) =>
        `\n## ${markdownLine(where)}\n\n${gearTable(views, campaign.system.weights.unit.short)}`,
    ),
  ].join('');
