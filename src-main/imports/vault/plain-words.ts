/** What a notebook writes into its sentences, as what it says: links, dice that can be clicked, and signs of Markdown. */
export const plainWords = (text: string): string =>
  text
    .replaceAll(
      /!?\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{1,200}))?\]\]/g,
      (_all, target: string, said?: string) =>
        said === undefined ? (target.split(/[/#]/).findLast((part) => part.trim() !== '') ?? target) : said,
    )
    .replaceAll(/!?\[([^[\]\n]{1,200})\]\([^()\n]{0,400}\)/g, '$1')
    .replaceAll(/`?dice: ?([^`|\n]{1,60})\|text\(([^()\n]{1,60})\)`?/g, '$2')
    .replaceAll(/`dice: ?([^`\n]{1,60})`/g, '$1')
    .replaceAll(/\bdice: ?(?=\d*d\d)/g, '')
    .replaceAll(/(?<![\w*])(\*{1,3})(?=[^\s*])([^*\n]{1,200}?)\1(?!\*)/g, '$2')
    .replaceAll(/(?<!\w)__([^_\n]{1,200}?)__/g, '$1')
    .replaceAll(/<\/?STATBLOCK-WIKI-LINK>/g, '');
