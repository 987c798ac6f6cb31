const most = 2000;

/**
 * The same pure function of a text, its answers kept for a while: in a log the same reasons and names come again
 * and again. What is asked for stays, what is not goes with the older half. The answers are shared, so nobody
 * may change one.
 */
export const remembering = <T>(work: (text: string) => T): ((text: string) => T) => {
  let newer = new Map<string, T>();
  let older = newer;
  return (text) => {
    const known = newer.get(text);
    if (known !== undefined) return known;
    const answer = older.get(text) ?? work(text);
    if (newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(text, answer);
    return answer;
  };
};
