import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { Glow, SightReading } from '../../../shared/rules/exploration/lighting.ts';
import { bestGlow } from '../../../shared/rules/exploration/lighting.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../facts/party/armour-class.ts';
import { factsByKind } from './view.ts';
import { showsHere } from '../../facts/lights/about.ts';
import type { BorneLight } from '../../facts/delve/read-delve.ts';
import type { Seeing } from '../../facts/lights/night-sight.ts';
import { hasEyes, nightSightOf } from '../../facts/lights/night-sight.ts';
import { nameOfLight } from '../../facts/words.ts';

type Seer = QueryOutput<'light.sight'>['people'][number];

/** Ranks from the front by person; who stands in none is in the midst of the party. */
export type Ranks = ReadonlyMap<number, number>;

const besideFeet = 5;
const rankFeet = 10;

/** Who stands in what light, what they see by, and what it costs them. */
export function seersOf(
  campaign: Campaign,
  people: readonly Seeing[],
  lights: readonly BorneLight[],
  ranks: Ranks,
  classes: ClassesOf,
): Seer[] {
  const facts = factsByKind(campaign);
  const shown = different(lights.filter(showsHere)).map((light) => {
    const { kind, brightFeet, dimFeet } = facts(light.kind);
    return { bearerId: light.bearer_id, kind, brightFeet, dimFeet, name: nameOfLight(light) };
  });
  return people.filter(hasEyes).map((person) => {
    const { id } = person.row;
    const glows = shown.map(({ bearerId, kind, brightFeet, dimFeet, name }): NamedGlow => {
      return { kind, brightFeet, dimFeet, distanceFeet: feetFrom(bearerId, id, ranks), name };
    });
    const night = nightSightOf(campaign, person, classes);
    const reading = campaign.system.lighting.read({ glows, night });
    return seer(person, reading, bestGlow(glows), night);
  });
}

type NamedGlow = Glow & { name: string };

/** Two torches of one bearer show what one does. */
function different(lights: readonly BorneLight[]): BorneLight[] {
  const byPlace = new Map(lights.map((light) => [`${light.bearer_id ?? light.bearer} ${light.kind}`, light]));
  return [...byPlace.values()];
}

/** In the midst of the party it is a step to anybody; from rank to rank ten feet. */
function feetFrom(bearerId: number | null, personId: number, ranks: Ranks): number {
  if (bearerId === personId) return 0;
  const from = bearerId === null ? undefined : ranks.get(bearerId);
  const to = ranks.get(personId);
  if (from === undefined || to === undefined || from === to) return besideFeet;
  return Math.abs(from - to) * rankFeet;
}

function seer(
  { row }: Seeing,
  { zone, sees, night: eyes, penalties, reasons }: SightReading,
  best: NamedGlow | null,
  night: ReturnType<typeof nightSightOf>,
): Seer {
  return {
    id: row.id,
    name: row.name,
    zone,
    light: best?.name ?? null,
    distanceFeet: best?.distanceFeet ?? null,
    sees: seesBy(zone, best, night && eyes?.works ? night : null, sees),
    seesNothing: !sees,
    nightSight: night && eyes && { title: night.title, feet: night.feet, ...eyes },
    penalties: penalties.map((penalty) => ({ ...penalty })),
    reasons,
  };
}

function seesBy(
  zone: Seer['zone'],
  best: NamedGlow | null,
  night: ReturnType<typeof nightSightOf>,
  sees: boolean,
): string {
  const light = best && best.name.replace(/^The /, 'the ');
  if (zone === 'bright' && light) return `by ${light}`;
  if (night) return `by ${night.title}, ${night.feet}'`;
  if (zone === 'dim' && light) return `dimly, by ${light}`;
  return sees ? 'hardly anything' : 'nothing';
}
