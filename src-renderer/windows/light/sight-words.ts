import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { signed } from '../../../shared/words/figures.ts';
import { isolated } from '../../../shared/words/isolated.ts';
import { listed } from '../../../shared/words/names.ts';

export type Sight = QueryOutput<'light.sight'>;
type Seer = Sight['people'][number];

/** Those who stand alike, told in one row. */
export interface SeersRow {
  key: string;
  who: string;
  verb: 'sees' | 'see';
  zone: Seer['zone'];
  sees: string;
  blind: boolean;
  penalties: string[];
  night: string | null;
  reasons: Seer['reasons'];
}

const namesAtMost = 4;

const penaltyWords = ({ figure, value }: Seer['penalties'][number]): string =>
  typeof value === 'number' ? `${signed(value)} ${figure}` : value;

/** Infravision where light stops it; what works says so in what they see by. */
function nightWords({ nightSight }: Seer): string | null {
  return nightSight === null || nightSight.works ? null : `${nightSight.title} does not work here`;
}

function names(seers: readonly Seer[], all: number): string {
  if (seers.length === all && all > namesAtMost) return `All ${all}`;
  const shown = seers.slice(0, namesAtMost).map(({ name }) => isolated(name));
  const more = seers.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : listed(shown);
}

/** Few rows for any number of people: who stands and sees alike together, in the order of the party. */
export function seersRows(people: Sight['people']): SeersRow[] {
  const alike = new Map<string, Seer[]>();
  for (const seer of people) {
    const key = JSON.stringify([seer.zone, seer.sees, seer.penalties.map(penaltyWords), nightWords(seer)]);
    alike.set(key, [...(alike.get(key) ?? []), seer]);
  }
  return [...alike].flatMap(([key, seers]): SeersRow[] => {
    const [first] = seers;
    if (first === undefined) return [];
    const { zone, sees, seesNothing, penalties, nightSight, reasons } = first;
    return [
      {
        key,
        who: names(seers, people.length),
        verb: seers.length === 1 ? 'sees' : 'see',
        zone,
        sees,
        blind: seesNothing,
        penalties: penalties.map(penaltyWords),
        night: nightWords(first),
        reasons: [...reasons, ...(nightSight?.reasons ?? []), ...penalties.flatMap((each) => each.reasons)],
      },
    ];
  });
}

export const zoneWords: Record<Seer['zone'], string> = { bright: 'Bright', dim: 'Dim', dark: 'Dark' };

/** Who still sees when nothing burns: "Corin by infravision, 60'". */
export function stillSee({ people }: Sight): string {
  const seeing = people.filter(({ seesNothing }) => !seesNothing);
  if (seeing.length === 0) return 'Nobody sees anything.';
  return `Still see: ${listed(seeing.map(({ name, sees }) => `${isolated(name)} ${sees}`))}.`;
}

/** What there is to make fire with, where nothing burns to light from. */
export function fireWords({ text, tinder, chanceInSix }: Sight['fire']): string {
  const names = tinder.map(({ name }) => isolated(name));
  return names.length > 0
    ? `${text} Tinder with ${listed(names)}: each round catches on ${chanceInSix} in 6.`
    : `${text} Nobody carries tinder, so only your word makes it burn.`;
}
