import type { CombatState } from '../../../../shared/rules/combat.ts';
import type { FightLight } from '../../../../shared/rules/fight/lights.ts';
import type { Sql } from '../../../db/sql.ts';
import { readLights } from '../../../facts/delve/read-delve.ts';
import type { BorneLight } from '../../../facts/delve/read-delve.ts';
import { lanternToGround, lanternToHolder } from '../../../facts/lights/lanterns-moved.ts';
import { moveLight } from '../../../facts/lights/move-light.ts';
import { isLantern } from '../../../facts/lights/sources.ts';
import type { FightNow } from '../fight-now.ts';
import { lightWith } from './ids.ts';

/**
 * What an act did to lights stands on the sheet of lights at once: who bears each, where it lies, whether it burns. There
 * is one light, which the fight only knows the place of.
 */
export function lightsFollow(
  sql: Sql,
  { state: was, fighters, nameOf }: Pick<FightNow, 'state' | 'fighters' | 'nameOf'>,
  is: CombatState,
): void {
  const before = new Map(was.lights.map((light) => [light.id, light]));
  const changed = is.lights.filter((light) => before.get(light.id) !== light);
  if (changed.length === 0) return;
  const rows = new Map(readLights(sql).map((row) => [row.id, row]));
  const people = new Map(fighters.flatMap(({ id, person }) => (person ? [[id, person]] : [])));
  for (const light of changed) {
    const row = rows.get(lightWith(light.id) ?? 0);
    if (!row) continue;
    const bearer = light.bearer === null ? null : (people.get(light.bearer) ?? null);
    // Of one who does not fight nothing is known here but that it burns.
    const stays = isWithOthers(row, light, people);
    // Covered, it burns on the sheet and shows nothing here.
    if (row.covered === 1 && !light.lit) continue;
    const bearerId = stays ? row.bearer_id : (bearer?.id ?? null);
    if (bearerId === row.bearer_id && light.lit === (row.lit === 1)) continue;
    const name =
      bearer?.name ??
      (stays || row.bearer_id === null ? row.bearer : whereItLies(is, before.get(light.id), nameOf, light));
    if (bearerId !== row.bearer_id) lanternGoes(sql, row, bearerId);
    moveLight(sql, row, { bearerId, name, lit: light.lit });
  }
}

function isWithOthers(
  { bearer_id }: BorneLight,
  { bearer, atFeet }: FightLight,
  people: ReadonlyMap<string, { readonly id: number }>,
): boolean {
  if (bearer_id === null || bearer !== null || atFeet === null) return false;
  return ![...people.values()].some(({ id }) => id === bearer_id);
}

function lanternGoes(sql: Sql, { kind, bearer_id }: BorneLight, to: number | null): void {
  if (!isLantern(kind)) return;
  if (to !== null) lanternToHolder(sql, bearer_id, to);
  else if (bearer_id !== null) lanternToGround(sql, bearer_id);
}

/** "where Hild fell", "in the goblin's hand", "20 feet from Hild". */
function whereItLies(
  { fighters }: CombatState,
  before: FightLight | undefined,
  nameOf: (id: string) => string,
  { bearer, atFeet }: FightLight,
): string {
  if (bearer !== null) return `with ${nameOf(bearer)}`;
  const last = fighters.find(({ id }) => id === before?.bearer);
  if (last === undefined || atFeet === null) return 'where they fought';
  if (last.status !== 'active') return `where ${nameOf(last.id)} fell`;
  const away = Math.round(Math.abs(last.atFeet - atFeet));
  return away <= 5 ? `where ${nameOf(last.id)} stood` : `${away} feet from ${nameOf(last.id)}`;
}
