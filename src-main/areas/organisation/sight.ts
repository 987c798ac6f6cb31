import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { LightRow } from '../../db/tables.ts';
import type { Campaign } from '../campaign/read-campaign.ts';
import { listed, ownLight } from '../dungeon/words.ts';
import type { ClassesOf } from '../party/armour-class.ts';
import { personOf } from '../party/gear.ts';
import type { Bearing } from '../party/read-party.ts';

export type Seer = QueryOutput<'organisation.view'>['people'][number];
type Person = Pick<Bearing, 'row' | 'sheet'>;
type Light = Pick<LightRow, 'bearer_id' | 'kind' | 'lit'> & { bearer: string };

/** So many lights are named; the rest are counted. */
const mostNamed = 2;

/** Where the party is, as far as sight asks. */
export interface Surroundings {
  inDungeon: boolean;
  lights: readonly Light[];
}

/**
 * Who carries light and who sees by what. A burning light serves a whole party that keeps together; where none burns,
 * those see who see heat or in the dark.
 */
export function seersOf(
  campaign: Campaign,
  members: readonly Person[],
  { inDungeon, lights }: Surroundings,
  content: ClassesOf,
): Seer[] {
  const lit = lights.filter((light) => light.lit === 1);
  const byLight = lit.length > 0 ? `by ${lightsInWords(lit)}` : null;
  const seesBy = (member: Person): string => {
    const hasEyes = member.row.kind !== 'vehicle' && member.row.kind !== 'vessel';
    if (byLight !== null) return hasEyes ? byLight : 'in the light';
    if (!inDungeon) return 'outside a dungeon';
    return hasEyes ? withoutLight(campaign, member, content) : 'in the dark';
  };
  return members.map((member) => {
    const { id, name, kind } = member.row;
    const light = lit.find(({ bearer_id }) => bearer_id === id)?.kind ?? null;
    return { id, name, kind, light, sees: seesBy(member), inLight: byLight !== null || !inDungeon };
  });
}

function lightsInWords(lit: readonly Light[]): string {
  const all = [...new Set(lit.map(({ bearer, kind }) => ownLight(bearer, kind)))];
  const named = all.slice(0, mostNamed);
  const more = all.length - named.length;
  return listed(more === 0 ? named : [...named, `${more} more`]);
}

const darkSight = /infravision|darkvision/i;

/** By the features of class and race, or the line of a creature. */
function withoutLight({ system }: Campaign, { row, sheet }: Person, { classes }: ClassesOf): string {
  const features = classes ? system.characters.judge(personOf(row), classes).features : [];
  const found = darkSight.exec([...features, sheet.creature?.special ?? ''].join('\n'));
  return found ? `by ${found[0].toLowerCase()}` : 'in the dark';
}
