import type { Fighter as Entrant } from '../../../../shared/rules/combat.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CharacterRow, FoeRow } from '../../../db/tables.ts';
import { foesId, personsId } from '../../../facts/fight/read-fight.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import type { Newcomers } from './named-foes.ts';
import { fightingPerson, foesStats, personsStats } from '../fighters.ts';
import { newGroup } from '../groups/group-step.ts';
import { kindOfOne } from '../../../../shared/words/comers/kinds.ts';
import { saidOfKind, type FoeHanded } from '../magic/kept-recipes.ts';
import { readSpent } from '../magic/spent-today.ts';
import { hullInFight } from './hulls.ts';
import type { HitPoints } from './hulls.ts';
import { freeLabel, wishedLabel } from './labels.ts';
import type { NamedMember } from './people.ts';
import { besidesSheets } from '../figures/besides-sheets.ts';

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
  /** The label that was asked for, or of several its first letter. */
  readonly wished?: string | null;
}

type Context = StepContext<'classesInUse' | 'monsters'>;

/** Where nothing else is said. */
const foesSide = 'foes';
const partySide = 'party';

function bodyOf({ hp, max_hp: most }: Pick<CharacterRow, 'hp' | 'max_hp'>): HitPoints {
  const maxHp = Math.max(1, most);
  return { hp: Math.min(hp, maxHp), maxHp };
}

export const enlistPeople = (
  { sql, campaign, content }: Context,
  people: readonly NamedMember[],
): Enlisted[] => {
  const besides = besidesSheets(sql, campaign);
  return people.map(({ member, atFeet, side, label }) => {
    const { row } = member;
    const facts = fightingPerson(campaign, member, content, besides);
    const of = side ?? partySide;
    return {
      name: row.name,
      entrant: {
        id: personsId(row.id),
        side: of,
        ...(facts.hull === undefined ? bodyOf(row) : hullInFight(campaign, row)),
        atFeet: atFeet ?? 0,
        stats: personsStats(campaign, facts, content).stats,
      },
      row: { character_id: row.id, foe_id: null, side: of },
      handed: JSON.stringify(facts),
      wished: label,
    };
  });
};

/** Those of one kind share their stats, so that what is worked out of them is worked out once. */
export function enlistFoes(
  { sql, campaign }: Context,
  { foes, monster, gang, side, label }: Newcomers,
  atFeet: number,
): Enlisted[] {
  const worked = new Map<string, unknown>();
  const spentBy = readSpent(sql, null);
  const statsOf = (foe: FoeRow, told: FoeHanded): unknown => {
    const key = JSON.stringify([foe.stats, told]);
    const known = worked.get(key) ?? foesStats(campaign, monster, foe, told).stats;
    worked.set(key, known);
    return known;
  };
  const [one] = foes;
  const said = one === undefined ? {} : saidOfKind(sql, kindOfOne(one.name));
  const toldOf = ({ id }: FoeRow): FoeHanded => {
    const spent = spentBy(foesId(id));
    return {
      ...(Object.keys(said).length > 0 && { said }),
      ...(Object.keys(spent).length > 0 && { spent }),
    };
  };
  const of = side ?? foesSide;
  return foes.map((foe) => ({
    name: foe.name,
    entrant: {
      id: foesId(foe.id),
      side: of,
      hp: Math.min(foe.hp, foe.max_hp),
      maxHp: foe.max_hp,
      atFeet,
      stats: statsOf(foe, toldOf(foe)),
    },
    row: { character_id: null, foe_id: foe.id, side: of },
    handed: JSON.stringify(toldOf(foe)),
    gang,
    wished: label,
  }));
}

/** Writes them down, each under a label that no other has. */
export function enlist(sql: Sql, fightId: number, all: readonly Enlisted[], labels: Set<string>): void {
  const groups = new Map<Newcomers['gang'], number>();
  for (const { row, name, handed, gang = null, wished = null } of all) {
    if (gang !== null && !groups.has(gang)) groups.set(gang, newGroup(sql, fightId, gang.name));
    const label =
      wishedLabel(labels, wished, gang !== null) ??
      freeLabel(labels, row.character_id === null ? null : name);
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
