import { blocksMarkdown, frontMatter, headingMarkdown, sectionMarkdown } from '../pages/markdown.ts';
import { markdownLine } from '../text/markdown-text.ts';
import { looseSections, partyTable, partyTitle, sheetPage } from './model.ts';
import type { SheetPerson, SheetSource } from './source.ts';

/** One sheet with YAML front matter. A star marks what the referee wrote over. */
export const sheetMarkdown = ({ campaign, exportedAt }: SheetSource, person: SheetPerson): string => {
  const { view } = person;
  const { name, calling, head, sections } = sheetPage(person);
  const first = {
    is: 'table',
    heads: head.map(([title]) => title),
    rows: [head.map(([, text]) => text)],
    pencil: [],
  } as const;
  return [
    frontMatter([
      ['title', name],
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
    headingMarkdown(name),
    `\n${markdownLine(calling)}\n\n`,
    blocksMarkdown([first]),
    ...sections.map(sectionMarkdown),
  ].join('');
};

/** The whole party on one page, with what lies about. */
export const partyMarkdown = (source: SheetSource): string => {
  const { campaign, people, exportedAt } = source;
  const title = partyTitle(source);
  return [
    frontMatter([
      ['title', title],
      ['campaign', campaign.name],
      ['system', campaign.system.title],
      ['people', people.length],
      ['exported', exportedAt],
    ]),
    headingMarkdown(title),
    `\n${blocksMarkdown([partyTable(source)])}`,
    ...looseSections(source).map(sectionMarkdown),
  ].join('');
};
