import type { EquipmentFile } from '../../../shared/content/schemas/equipment.ts';
import type { ReferencePage } from '../../../shared/ipc/desk/reference-pages.ts';
import { catalogueOf } from '../catalogue.ts';
import { creatureSummary } from '../creature-words.ts';
import { creaturesOf } from '../creatures.ts';
import { number, weightText } from '../words.ts';
import { figuresOf } from './figures.ts';

const gp = (cost: number | null): string | null => (cost === null ? null : `${number(cost)} gp`);

/** A page a ware, and one a beast, cart, ship or hireling that money can have. */
export function warePages(file: EquipmentFile): ReferencePage[] {
  const wares = catalogueOf(file).flatMap(({ id: list, title, wares: each }) =>
    each.map(({ id, name, costGp, weight, quantity, summary }): ReferencePage => ({
      kind: 'ware',
      id: `ware.${list}.${id}`,
      name,
      topic: title,
      text: summary,
      figures: figuresOf({
        Price: gp(costGp),
        'Sold by': quantity > 1 && number(quantity),
        Weight: weight !== null && weightText(file, weight),
      }),
      tables: [],
    })),
  );
  return [...wares, ...hired(file)];
}

const topics = {
  animals: 'Beasts',
  land_vehicles: 'Carts',
  water_vessels: 'Ships',
  hirelings: 'Hirelings',
} as const;

function hired(file: EquipmentFile): ReferencePage[] {
  return creaturesOf(file, null).flatMap((creature) =>
    creature.list === 'monsters'
      ? []
      : {
          kind: 'ware' as const,
          id: `ware.${creature.list}.${creature.id}`,
          name: creature.name,
          topic: topics[creature.list],
          text: creatureSummary(creature, file),
          figures: figuresOf({ Price: gp(creature.costGp) }),
          tables: [],
        },
  );
}
