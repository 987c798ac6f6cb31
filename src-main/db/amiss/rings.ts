import type BetterSqlite3 from 'better-sqlite3';

interface Contained {
  id: number;
  container: number | null;
}

const unreached = `WITH RECURSIVE reached (id) AS (
    SELECT id FROM main.item WHERE container_id IS NULL
    UNION ALL SELECT item.id FROM main.item JOIN reached ON item.container_id = reached.id
  ) SELECT id, container_id AS container FROM main.item WHERE id NOT IN (SELECT id FROM reached)`;

/** The ring that a walk from container to container runs into; null where it ends. */
const ringFrom = (start: number, containers: ReadonlyMap<number, number | null>): number[] | null => {
  const walked: number[] = [];
  let at: number | null = start;
  while (at !== null && containers.has(at)) {
    const before = walked.indexOf(at);
    if (before >= 0) return walked.slice(before);
    walked.push(at);
    at = containers.get(at) ?? null;
  }
  return null;
};

/** Things that lie in each other in rings, each ring by its ids. What hangs from a ring is not of it. */
export const ringsOf = (db: BetterSqlite3.Database): number[][] => {
  const isContained = db.prepare("SELECT 1 FROM pragma_table_info('item') WHERE name = 'container_id'").get();
  if (isContained === undefined) return [];
  const things = db.prepare<[], Contained>(unreached).all();
  const containers = new Map(things.map(({ id, container }) => [id, container]));
  const rings: number[][] = [];
  const known = new Set<number>();
  for (const { id } of things) {
    const ring = known.has(id) ? null : ringFrom(id, containers);
    if (ring === null || ring.some((each) => known.has(each))) continue;
    rings.push(ring);
    ring.forEach((each) => known.add(each));
  }
  return rings;
};
