/** The parts of a chord as they are shown: 'Ctrl+Shift+Z' gives Ctrl, Shift, Z; a lone '+' is itself. */
function chordParts(keys: string): string[] {
  if (keys.endsWith('+')) return [...keys.slice(0, -1).split('+').filter(Boolean), '+'];
  return keys.split('+');
}

const arrows: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** The chord as it stands on a key cap: 'Alt+ArrowLeft' gives 'Alt ←'. */
export const shownChord = (keys: string): string =>
  chordParts(keys)
    .map((part) => arrows[part] ?? part)
    .join(' ');

const ariaNames: Record<string, string> = { Ctrl: 'Control', '+': 'Plus' };

/** The same chord in the words `aria-keyshortcuts` wants. */
export function ariaChord(keys: string): string {
  return chordParts(keys)
    .map((part) => ariaNames[part] ?? part)
    .join('+');
}
