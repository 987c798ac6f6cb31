import { listed } from '../../../shared/words/names.ts';
import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { BorneLight } from '../../facts/delve/read-delve.ts';
import { showsHere } from '../../facts/lights/about.ts';
import type { Seeing } from '../../facts/lights/night-sight.ts';
import { hasEyes, nightSightOf } from '../../facts/lights/night-sight.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import { nameOfLight } from '../../facts/words.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { standingOf } from '../../facts/party/state/standing.ts';

export type Seer = QueryOutput<'organisation.view'>['people'][number];
type Light = Pick<BorneLight, 'bearer_id' | 'kind' | 'lit' | 'covered' | 'near' | 'bearer'>;

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
  members: readonly Seeing[],
  { inDungeon, lights }: Surroundings,
  content: ClassesOf,
): Seer[] {
  const lit = lights.filter(showsHere);
  const byLight = lit.length > 0 ? `by ${lightsInWords(lit)}` : null;
  const seesBy = (member: Seeing): string => {
    const { able, word } = standingOf(campaign, member.row);
    if (!able) return word;
    const eyes = hasEyes(member);
    if (byLight !== null) return eyes ? byLight : 'in the light';
    if (!inDungeon) return 'outside a dungeon';
    return eyes ? withoutLight(campaign, member, content) : 'in the dark';
  };
  return members.map((member) => {
    const { id, name, kind } = member.row;
    const light = lit.find(({ bearer_id }) => bearer_id === id)?.kind ?? null;
    const { word } = standingOf(campaign, member.row);
    return { id, name, kind, word, light, sees: seesBy(member), inLight: byLight !== null || !inDungeon };
  });
}

function lightsInWords(lit: readonly Light[]): string {
  const all = [...new Set(lit.map(nameOfLight))];
  const named = all.slice(0, mostNamed);
  const more = all.length - named.length;
  return listed(more === 0 ? named : [...named, `${more} more`]);
}

/** By eyes that need no light. */
function withoutLight(campaign: Campaign, member: Seeing, classes: ClassesOf): string {
  const night = nightSightOf(campaign, member, classes);
  return night ? `by ${night.title}` : 'in the dark';
}
