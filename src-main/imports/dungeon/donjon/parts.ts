/** What a line says, where that which stands in brackets is one with what it follows. */

/** The parts of a text between these signs, none of which stands in brackets. */
export function partsOf(text: string, between: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      between.lastIndex = at;
      const [sign] = between.exec(text) ?? [];
      if (sign === undefined) continue;
      parts.push(text.slice(from, at));
      from = at + sign.length;
      at = from - 1;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

const states = /^(?:(?:Secret|Hidden|Invisible|Trapped|Locked|Unlocked|Stuck|and) )+/;

/** "Trapped and Locked Iron Chest": the states that stand before what it is, and what it is. */
export function stateOf(words: string): { state: string; what: string } {
  const [state = ''] = states.exec(words) ?? [];
  return { state, what: words.slice(state.length) };
}

/** "Secret (DC 25 to find) Stuck Door (10 hp)": the words without their brackets, and what stood in these. */
export function bracketsOf(text: string): { words: string; brackets: string[] } {
  const brackets: string[] = [];
  const words: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') {
      if (depth === 0) {
        words.push(text.slice(from, at));
        from = at + 1;
      }
      depth += 1;
    } else if (text[at] === ')' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      brackets.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  // A bracket that is never closed is words like any other.
  words.push(text.slice(depth > 0 ? from - 1 : from));
  return { words: words.join('').replaceAll(/\s+/g, ' ').trim(), brackets };
}
