import { rollDice } from '../../../shared/dice/roll.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { readableDice } from '../../../shared/tables/draw.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { contentFor } from '../../content/content-for.ts';
import type { Sql } from '../../db/sql.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import { readTonight } from '../../facts/tonight/read-tonight.ts';

type Tonight = QueryOutput<'prep.tonight'>;

/** Throws made beforehand on a table: struck off one by one as somebody comes. */
interface Thrown {
  dice: string;
  totals: number[];
}

type ThrownTable = Tonight['tables'][number] & { thrown: Thrown | null };

/** What the sheet for tonight shows. */
export interface TonightSource extends Omit<Tonight, 'tables' | 'wild'> {
  campaign: string;
  doors: number;
  tables: ThrownTable[];
  wild: (Omit<NonNullable<Tonight['wild']>, 'table'> & { table: ThrownTable | null }) | null;
}

const throwsOfATable = 12;

/** Reads what stands on the page Tonight, and throws dice for its tables: throws that nobody keeps. */
export async function tonightSource(sql: Sql, doors: number, dice: Dice): Promise<TonightSource> {
  const { system, name: campaign } = readRules(sql);
  const needs = ['bestiaries', 'encounters', 'monsters', 'lists'] as const;
  const found = await contentFor(needs, { sql, systemId: system.id });
  const { bestiaries, encounters = null, monsters, lists } = found;
  if (!bestiaries || !monsters || !lists) throw new Error('The content at hand was not read.');
  const tonight = readTonight(sql, doors, { bestiaries, encounters, monsters, lists });
  const thrownOn = (text: string): Thrown | null => {
    const expression = text === '' ? null : readableDice(text);
    if (expression === null) return null;
    const totals = Array.from({ length: throwsOfATable }, () => rollDice(expression, dice).total);
    return { dice: text, totals };
  };
  const withThrows = (table: Tonight['tables'][number]): ThrownTable => ({
    ...table,
    thrown: table.problem === null ? thrownOn(table.dice) : null,
  });
  return {
    ...tonight,
    campaign,
    doors,
    tables: tonight.tables.map(withThrows),
    wild: tonight.wild && { ...tonight.wild, table: tonight.wild.table && withThrows(tonight.wild.table) },
  };
}
