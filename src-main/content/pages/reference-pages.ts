import type { z } from 'zod';
import type { referencePages } from '../../../shared/ipc/desk/reference-pages.ts';
import { systemById } from '../../../shared/rules/registry.ts';
import { attributionOf } from '../attribution.ts';
import { loadEncounters, loadEquipment, loadMonsters } from '../content.ts';
import { creaturePages } from './creature-pages.ts';
import { ruleTablePages } from './rule-tables.ts';
import { wanderingPages } from './wandering-pages.ts';
import { warePages } from './ware-pages.ts';

type Pages = z.output<typeof referencePages>;

/** Everything of a system that can be looked up beside its rules; none for a system that is not known. */
export async function referencePagesOf(systemId: string): Promise<Pages> {
  const system = systemById(systemId);
  if (!system) return { pages: [], credits: [] };
  const [equipment, monsters, encounters] = await Promise.all([
    loadEquipment(systemId),
    loadMonsters(systemId),
    loadEncounters(systemId),
  ]);
  const files = [equipment, monsters, encounters].filter((file) => file !== null);
  return {
    pages: [
      ...ruleTablePages(system.tables),
      ...(encounters ? wanderingPages(encounters, monsters) : []),
      ...(monsters ? creaturePages(monsters) : []),
      ...(equipment ? warePages(equipment) : []),
    ],
    credits: once(files.map(attributionOf)),
  };
}

const once = (credits: Pages['credits']): Pages['credits'] => [
  ...new Map(credits.map((credit) => [`${credit.licence} ${credit.text}`, credit])).values(),
];
