/** So long an answer waits for those asked with it: a slow one holds nobody up for longer. */
const patienceMs = 30;

let underWay = 0;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Hands what arrives over together with all that is under way: a step makes a window ask ten questions, and what it
 * changes is then drawn in one frame and not in three.
 */
export async function together<T>(arriving: Promise<T>): Promise<T> {
  underWay += 1;
  const arrived = await arriving.finally(() => (underWay -= 1));
  if (underWay === 0) handOver();
  else {
    timer ??= setTimeout(handOver, patienceMs);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  return arrived;
}

function handOver(): void {
  clearTimeout(timer);
  timer = undefined;
  const held = waiting;
  waiting = [];
  for (const goOn of held) goOn();
}
