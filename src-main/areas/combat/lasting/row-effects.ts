import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Sql } from '../../../db/sql.ts';
import type { EffectRow } from '../../../db/tables.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { readCampaign } from '../../../facts/campaign/read-campaign.ts';
import { readDelveRow } from '../../../facts/delve/read-delve.ts';
import { bearerOf, effectsInFight, lieNow } from '../../../facts/fight/lying-effects.ts';
import { leftInWords, unitSeconds } from '../../../facts/effects/left.ts';
import type { FightNow } from '../fight-now.ts';

type Row = NonNullable<QueryOutput<'combat.board'>>['rows'][number];

/** What lies on somebody, and which marks of the rules it does not tell already. */
export type Lying = (id: string, marks: readonly string[]) => Pick<Row, 'marks' | 'effects'>;

const endWords = { act: 'until the next act', fight: 'until the fight ends' } as const;

export function lyingOnRows(sql: Sql, rules: CampaignRules, { row, machine }: FightNow): Lying {
  const effects = lieNow(effectsInFight(sql, row.id));
  const campaign = readCampaign(sql);
  const inDungeon = readDelveRow(sql) !== undefined;
  const units = unitSeconds({ ...campaign, ...rules }, inDungeon);
  const left = ({ until_seconds, ends_with }: EffectRow): string => {
    if (ends_with !== null) return endWords[ends_with];
    if (until_seconds === null) return 'until ended';
    const seconds = until_seconds - campaign.clock;
    return seconds <= 0 ? 'over' : leftInWords(seconds, units, inDungeon);
  };
  return (id, marks) => {
    const own = effects.filter((effect) => bearerOf(effect) === id);
    const told = new Set(own.flatMap(({ name }) => Object.keys(machine.flags(name.toLowerCase()))));
    return {
      marks: marks.filter((mark) => !told.has(mark)),
      effects: own.map((effect) => ({
        id: effect.id,
        name: effect.name,
        left: left(effect),
        over: effect.until_seconds !== null && effect.until_seconds <= campaign.clock,
      })),
    };
  };
}
