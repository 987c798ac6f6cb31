import type { EquipmentFile } from '../../shared/content/schemas/equipment.ts';
import type { SheetFacts } from '../../shared/ipc/party/sheet.ts';

/** Teams as the lists write them: "2 draft horses or 4 mules". */

type Vehicle = Pick<EquipmentFile['land_vehicles'][number], 'teams'>;

type Team = NonNullable<SheetFacts['carrier']>['teams'][number];

interface Alternative {
  count: number;
  /** The words of the animal's name, in whatever order: "draft horse", "Horse (draft)". */
  words: ReadonlySet<string>;
}

const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^a-z]+/u)
      .filter((word) => word !== '')
      .map((word) => word.replace(/s$/u, '')),
  );

const alternativesOf = (animals: string): Alternative[] =>
  animals.split(' or ').flatMap((part) => {
    const [, count = '', name = ''] = /^(\d+) (.+)$/u.exec(part.trim()) ?? [];
    return count === '' ? [] : [{ count: Number(count), words: wordsOf(name) }];
  });

/** What a team pulls with: as many as there are of its weakest beasts. */
const pullOf = (animals: string): number => Math.max(1, ...alternativesOf(animals).map(({ count }) => count));

/** The teams of a cart, each with the load it draws; the weakest first. */
export const teamsOf = ({ teams }: Vehicle): Team[] =>
  teams
    .map(({ animals, max_load: maxLoad }) => ({ pull: pullOf(animals), maxLoad }))
    .toSorted((one, other) => one.pull - other.pull);

const same = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((word) => other.has(word));

/** For how many of the weakest an animal pulls, by the teams of the carts of its book; one where none names it. */
export function pullOfAnimal({ name }: { name: string }, vehicles: readonly Vehicle[]): number {
  const words = wordsOf(name);
  const pulls = vehicles.flatMap(({ teams }) =>
    teams.flatMap(({ animals }) =>
      alternativesOf(animals)
        .filter((alternative) => same(alternative.words, words))
        .map(({ count }) => Math.floor(pullOf(animals) / count)),
    ),
  );
  return Math.max(1, ...pulls);
}
