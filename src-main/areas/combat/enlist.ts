import type { Fighter as Entrant } from '../../../shared/rules/combat.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { foesId, personsId } from '../../facts/fight/read-fight.ts';
import type { Member } from '../../facts/party/read-party.ts';
import type { StepContext } from '../../steps/step-context.ts';
import type { Newcomers } from './comers.ts';
import { creaturesStats, fightingPerson, personsStats, strangersStats } from './fighters.ts';
import { newGroup } from './groups/group-step.ts';
import { freeLabel } from './labels.ts';
import { ailing } from './lasting/ailing.ts';
import { readCastingTimes } from './magic/kept-recipes.ts';

/** One who enters a fight: as the rules take him, and as the campaign keeps him. */
export interface Enlisted {
  readonly name: string;
  readonly entrant: Entrant;
  readonly row: {
    readonly character_id: number | null;
    readonly foe_id: number | null;
    readonly side: string;
  };
  /** JSON: what the rules were told of him; empty of one who has no sheet. */
  readonly handed: string;
  /** Those who came together share it. */
  readonly gang?: Newcomers['gang'];
}

type Context = StepContext<'classesInUse' | 'monsters'>;

export const enlistPeople = (
  { sql, campaign, content }: Context,
  members: readonly Member[],
  atFeet: number,
): Enlisted[] => {
  const passingOf = ailing(sql, campaign);
  const castingTimes = readCastingTimes(sql);
  return members.map((member) => {
    const { row } = member;
    const facts = fightingPerson(campaign, member, content, { passingOf, castingTimes });
    const most = Math.max(1, row.max_hp);
    return {
      name: row.name,
      entrant: {
        id: personsId(row.id),
        side: 'party',
        hp: Math.min(row.hp, most),
        maxHp: most,
        atFeet,
        stats: personsStats(campaign, facts, content).stats,
      },
      row: { character_id: row.id, foe_id: null, side: 'party' },
      handed: JSON.stringify(facts),
    };
  });
};

/** Those of one kind share their stats, so that what is worked out of them is worked out once. */
export function enlistFoes(
  { campaign }: Context,
  { foes, monster, gang }: Newcomers,
  atFeet: number,
): Enlisted[] {
  const { stats } =
    monster === null ? strangersStats(campaign, foes[0]?.name ?? '') : creaturesStats(campaign, monster);
  return foes.map(({ id, name, hp, max_hp: maxHp }) => ({
    name,
    entrant: { id: foesId(id), side: 'foes', hp: Math.min(hp, maxHp), maxHp, atFeet, stats },
    row: { character_id: null, foe_id: id, side: 'foes' },
    handed: '{}',
    gang,
  }));
}

/** Writes them down, each under a label that no other has. */
export function enlist(sql: Sql, fightId: number, all: readonly Enlisted[], labels: Set<string>): void {
  const groups = new Map<Newcomers['gang'], number>();
  for (const { row, name, handed, gang = null } of all) {
    if (gang !== null && !groups.has(gang)) groups.set(gang, newGroup(sql, fightId, gang.name));
    const label = freeLabel(labels, row.character_id === null ? null : name);
    labels.add(label);
    const values = {
      fight_id: fightId,
      ...row,
      label,
      handed,
      group_id: groups.get(gang) ?? null,
      flight: null,
    };
    sql.run(query.insertInto('fight_fighter').values(values));
  }
}
