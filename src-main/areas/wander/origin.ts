import type { EncountersFile } from '../../../shared/content/schemas/encounters.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { RuleSystem } from '../../../shared/rules/system.ts';
import { attributionOf } from '../../content/attribution.ts';
import { offeredTables } from '../../content/offered-tables.ts';

/** How a table remembers what it was taken from: the system and the table of its content. */
export const sourceOf = (systemId: string, tableId: string): string => `${systemId}/${tableId}`;

export const noContentFor = ({ title }: Pick<RuleSystem, 'title'>): string =>
  `No starter content comes with ${title}. Write tables of your own, or read them from a CSV file.`;

/** What the campaign's starter content says of a table that was taken from it; null for the referee's own. */
export function originOf(
  source: string,
  systemId: string,
  file: EncountersFile | null,
): QueryOutput<'wander.table'>['origin'] {
  if (file === null) return null;
  const table = offeredTables(file, null).find(({ id }) => sourceOf(systemId, id) === source);
  if (table === undefined) return null;
  const { licence, text } = attributionOf(file);
  return { name: table.name, confidence: table.confidence, licence, attribution: text };
}
