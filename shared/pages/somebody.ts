/** What is told of somebody at once, in the order of their dice: a name goes by the kin. */
export const somebodyParts = ['kin', 'name', 'trade', 'trait', 'want', 'secret', 'voice'] as const;
export type SomebodyPart = (typeof somebodyParts)[number];

export const longestPart = 400;

export const partTitles: Readonly<Record<SomebodyPart, string>> = {
  kin: 'Kin',
  name: 'Name',
  trade: 'Trade',
  trait: 'Trait',
  want: 'Wants',
  secret: 'Secret',
  voice: 'Voice',
};

/** The page that keeps them, in Markdown: the referee's half, as the secret stands in it. */
export const somebodyText = (said: Readonly<Record<SomebodyPart, string>>): string =>
  somebodyParts
    .filter((part) => part !== 'name' && said[part] !== '')
    .map((part) => `- **${partTitles[part]}**: ${said[part]}\n`)
    .join('');
