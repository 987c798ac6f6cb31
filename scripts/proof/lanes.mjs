/**
 * Runs stages side by side, as many at once as there are cores, each begun in its turn. A stage takes one core unless
 * it says `cores`, and waits until that many are free. `run` gets a stage and the results of the stages it `needs`.
 * Gives the promise of each stage's result, by its name.
 */
export function inLanes(stages, cores, run) {
  const ended = new Map();
  const waiting = [];
  let free = cores;

  const begin = () => {
    while (waiting.length > 0 && waiting[0].wanted <= free) {
      const { wanted, go } = waiting.shift();
      free -= wanted;
      go();
    }
  };
  const core = (wanted) =>
    new Promise((go) => {
      waiting.push({ wanted, go });
      begin();
    });
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
