/**
 * Runs stages side by side, as many at once as there are cores, each begun in its turn. A stage takes one core unless
 * it says `cores`, and waits until that many are free. `run` gets a stage and the results of the stages it `needs`.
 * Gives the promise of each stage's result, by its name.
 * @template {{ name: string, cores?: number, needs?: string[] }} Stage
 * @template Result
 * @param {readonly Stage[]} stages @param {number} cores
 * @param {(stage: Stage, needed: Result[]) => Promise<Result>} run
 */
export function inLanes(stages, cores, run) {
  /** @type {Map<string, Promise<Result>>} */
  const ended = new Map();
  /** @type {{ wanted: number, go: () => void }[]} */
  const waiting = [];
  let free = cores;

  const begin = () => {
    for (let [next] = waiting; next && next.wanted <= free; [next] = waiting) {
      waiting.shift();
      free -= next.wanted;
      next.go();
    }
  };
  /** @type {(wanted: number) => Promise<void>} */
  const core = (wanted) =>
    new Promise((go) => {
      waiting.push({ wanted, go });
      begin();
    });
  /** @param {Stage} stage @param {Promise<Result>[]} needed */
  const inLane = async (stage, needed) => {
    const wanted = Math.min(stage.cores ?? 1, cores);
    await core(wanted);
    try {
      return await run(stage, await Promise.all(needed));
    } finally {
      free += wanted;
      begin();
    }
  };

  for (const stage of stages) {
    const needed = (stage.needs ?? []).flatMap((name) => ended.get(name) ?? []);
    ended.set(stage.name, inLane(stage, needed));
  }
  return ended;
}
