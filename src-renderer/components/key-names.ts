/** The parts of a chord as they are shown: 'Ctrl+Shift+Z' gives Ctrl, Shift, Z; a lone '+' is itself. */
export function chordParts(keys: string): string[] {
  if (keys.endsWith('+')) return [...keys.slice(0, -1).split('+').filter(Boolean), '+'];
  return keys.split('+');
}

const ariaNames: Record<string, string> = { Ctrl: 'Control', '+': 'Plus' };

/** The same chord in the words `aria-keyshortcuts` wants. */
export function ariaChord(keys: string): string {
  return chordParts(keys)
    .map((part) => ariaNames[part] ?? part)
    .join('+');
}
