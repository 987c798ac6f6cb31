/** The answers of a pure function of a text, the newest of them kept. Whoever gets one leaves it as it is. */
export function remembered<Answer>(most: number, make: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= most) {
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
    }
    known.set(text, made);
    return made;
  };
}
