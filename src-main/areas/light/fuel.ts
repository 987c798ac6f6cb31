import { refused } from '../../../shared/errors.ts';
import type { ItemKind, LightKind } from '../../../shared/ipc/vocabulary.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { ItemRow } from '../../db/tables.ts';
import { useUp } from '../../facts/party/items.ts';
import type { Member } from '../../facts/party/read-party.ts';
import type { LightFacts } from '../../facts/lights/sources.ts';
import { isLantern } from '../../facts/lights/sources.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { lightWords, ownLight } from '../../facts/words.ts';

/** One at hand goes before one in a pack. Throws refused where the bearer has none. */
export function needFuel({ row, items }: Member, kind: ItemKind, what: string): ItemRow {
  const ofKind = items.filter((each) => each.kind === kind);
  const item = ofKind.find((each) => each.container_id === null) ?? ofKind[0];
  if (!item)
    throw refused(`${row.name} does not carry ${what}.`, {
      characterId: `${row.name} does not carry ${what}.`,
    });
  return item;
}

type Lights = Delve['lights'];

/** How long a fresh one burns, asked for only where one is begun. */
type Fresh = () => number | null;

/** Takes the light in hand with its fuel, not burning yet, and gives its id. Throws refused without the things for it. */
export function takeUp(sql: Sql, lights: Lights, bearer: Member, facts: LightFacts, fresh: Fresh): number {
  if (facts.isLantern) return takeLantern(sql, lights, bearer, facts, fresh);
  if (facts.fuel !== null) useUp(sql, needFuel(bearer, facts.fuel, `a ${lightWords[facts.kind]}`));
  return newLight(sql, bearer, facts.kind, fresh());
}

/** A lantern is kept and filled from a flask; one that stands doused with oil in it is simply lit. */
function takeLantern(sql: Sql, lights: Lights, bearer: Member, { kind }: LightFacts, fresh: Fresh): number {
  needFuel(bearer, 'lantern', 'a lantern');
  const lanterns = bearer.items
    .filter((item) => item.kind === 'lantern')
    .reduce((sum, item) => sum + item.quantity, 0);
  const owned = lights.filter((light) => light.bearer_id === bearer.row.id && isLantern(light.kind));
  const doused = owned.find((light) => !light.lit && light.turns_left !== 0);
  const empty = owned.find((light) => !light.lit && light.turns_left === 0);
  if (!doused && !empty && owned.length >= lanterns)
    throw refused(`${ownLight(bearer.row.name, kind)} is burning already.`);
  if (doused) return doused.id;
  useUp(sql, needFuel(bearer, 'oilFlask', 'a flask of oil'));
  if (!empty) return newLight(sql, bearer, kind, fresh());
  sql.run(query.updateTable('light').set({ kind, turns_left: fresh() }).where('id', '=', empty.id));
  return empty.id;
}

const newLight = (sql: Sql, bearer: Member, kind: LightKind, turnsLeft: number | null): number =>
  sql.run(query.insertInto('light').values({ bearer_id: bearer.row.id, kind, lit: 0, turns_left: turnsLeft }))
    .lastId;
