/** What sort of thing is plain to see. Nothing of a name but these words is ever shown. */
const nouns = [
  ...['amulet', 'bag', 'beaker', 'bell', 'belt', 'boots', 'bottle', 'bowl', 'bracers', 'brazier', 'broom'],
  ...[
    'carpet',
    'censer',
    'chime',
    'cloak',
    'crucible',
    'crystal ball',
    'decanter',
    'deck',
    'device',
    'drums',
  ],
  ...['dust', 'figurine', 'flask', 'gauntlets', 'gem', 'girdle', 'helm', 'horn', 'horseshoes', 'jug', 'lens'],
  ...['lenses', 'libram', 'mallet', 'manual', 'marble plate', 'medallion', 'mirror', 'necklace', 'pendant'],
  ...['pipes', 'ring', 'robe', 'rod', 'rope', 'scarab', 'spade', 'staff', 'stone', 'wand', 'arrow', 'symbol'],
] as const;

/** Whose own word would tell what it does. */
const plainer: Readonly<Record<string, string>> = { 'crystal ball': 'glass ball' };

const words = new RegExp(
  `\\b(${[...nouns].sort((one, other) => other.length - one.length).join('|')})\\b`,
  'giu',
);

/** "Elven Cloak and Boots" is a cloak and boots, "Bag of Devouring" a bag. Never more than the sort of thing. */
export function seenAs(name: string): string {
  const plain = name.split(/\s(?:of|with)\s|[:,(]/u)[0] ?? name;
  const seen = [...new Set([...plain.toLowerCase().matchAll(words)].map(([word]) => plainer[word] ?? word))];
  return seen.length === 0 ? 'curious thing' : seen.join(' and ');
}
