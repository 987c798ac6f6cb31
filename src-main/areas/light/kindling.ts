import { refused } from '../../../shared/errors.ts';
import type { LightKind } from '../../../shared/ipc/vocabulary.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { BorneLight, Delve } from '../../facts/delve/read-delve.ts';
import { needDelve, readDelve, readDelveRow } from '../../facts/delve/read-delve.ts';
import { lightById } from '../../facts/lights/about.ts';
import { needOffered } from '../../facts/lights/sources.ts';
import { openSpan } from '../../facts/lights/spans.ts';
import { needMemberAlone } from '../../facts/party/read-party.ts';
import { needAble } from '../../facts/party/state/standing.ts';
import { lightWords, nameOfLight, turnOf, untilOut } from '../../facts/words.ts';
import type { StepContext } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';
import { burnTime } from './burn-time.ts';
import type { Kindled, Spark } from './fire.ts';
import { hearthOf, kindle } from './fire.ts';
import { takeUp } from './fuel.ts';

type Told = ReturnType<typeof step>;

interface Fresh {
  characterId: number;
  kind: LightKind;
  burnDie: number | null;
}

/** Somebody takes a light in hand and lights it; without a flame at hand it may be in hand unlit. */
export function kindleFresh(
  context: StepContext,
  { characterId, kind, burnDie }: Fresh,
  spark: Omit<Spark, 'characterId'>,
): { id: number; lit: boolean; told: Told } {
  const { sql, campaign } = context;
  const delve = where(sql, spark);
  const bearer = needMemberAlone(sql, characterId);
  needAble(campaign, bearer.row, 'characterId');
  const facts = needOffered(campaign, kind);
  const burns = burnTime(context, facts, burnDie);
  const id = takeUp(sql, hearthOf(sql, delve).lights, bearer, facts, burns.fresh);
  const { lit, before, outcome } =
    kind === 'continual' ? certain : kindle(context, delve, { characterId, ...spark });
  const light = lightById(hearthOf(sql, readDelve(sql)), id);
  if (lit) burn(sql, light);
  const word = kind === 'continual' ? 'called up' : 'lit';
  const did = lit
    ? `${bearer.row.name} ${word} a ${lightWords[kind]}: ${untilOut(light.turns_left)}.`
    : `${bearer.row.name} has the ${lightWords[kind]} in hand.`;
  const told = step(sentence(before, did, ...(outcome.events ?? [])), {
    ...turnIn(delve),
    ...outcome,
    reasons: [...burns.reasons, ...(outcome.reasons ?? [])],
  });
  return { id, lit, told };
}

/** A light that was put out burns again. Throws refused for one that burns, or is burnt out. */
export function lightAgain(
  context: StepContext,
  lightId: number,
  spark: Omit<Spark, 'characterId'>,
): { lit: boolean; told: Told } {
  const { sql } = context;
  const delve = where(sql, spark);
  const light = lightById(hearthOf(sql, delve), lightId);
  refuseRelight(light);
  const { lit, before, outcome } =
    light.kind === 'continual' ? certain : kindle(context, delve, { characterId: light.bearer_id, ...spark });
  if (lit) burn(sql, light);
  const told = step(sentence(before, lit ? relit(light) : '', ...(outcome.events ?? [])), {
    ...turnIn(delve),
    ...outcome,
  });
  return { lit, told };
}

const certain: Kindled = { lit: true, before: '', outcome: {} };

const sentence = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

/** Lights are lit in a dungeon, and wherever a fight is. Throws refused elsewhere. */
const where = (sql: Sql, { inFight = false }: Pick<Spark, 'inFight'>): Delve | null =>
  inFight ? readDelve(sql) : needDelve(sql);

const turnIn = (delve: Delve | null) => (delve === null ? {} : { delve: turnOf(delve) });

function burn(sql: Sql, light: BorneLight): void {
  sql.run(query.updateTable('light').set({ lit: 1, covered: 0 }).where('id', '=', light.id));
  const row = readDelveRow(sql);
  if (row !== undefined) openSpan(sql, row, light);
}

function refuseRelight(light: BorneLight): void {
  if (light.lit) throw refused(`${nameOfLight(light)} is burning already.`);
  if (light.turns_left === 0) throw refused(`${nameOfLight(light)} is burnt out.`);
}

function relit(light: BorneLight): string {
  const lasts = untilOut(light.turns_left);
  return light.bearer_id === null
    ? `${nameOfLight(light)} was lit again: ${lasts}.`
    : `${light.bearer} lit the ${lightWords[light.kind]} again: ${lasts}.`;
}
