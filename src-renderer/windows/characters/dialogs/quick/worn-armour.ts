import type { CommandInput } from '../../../../../shared/ipc/contract.ts';
import type { PartyView } from '../../../../lib/party/party-types.ts';

type NewItem = NonNullable<CommandInput<'character.add'>['items']>[number];

const coinsInPound = 10;

interface Suit {
  label: string;
  coins: number;
  acBonus: number;
  armourType: 'light' | 'heavy';
}

/** What a short sheet names as armour; weights in coins. */
const suits: Record<string, Suit> = {
  leather: { label: 'Leather', coins: 200, acBonus: 2, armourType: 'light' },
  chainmail: { label: 'Chainmail', coins: 400, acBonus: 4, armourType: 'heavy' },
  plate: { label: 'Plate mail', coins: 500, acBonus: 6, armourType: 'heavy' },
};
const shieldCoins = 100;

export const armourOptions = [
  { value: 'none', label: 'None' },
  ...Object.entries(suits).map(([value, { label }]) => ({ value, label })),
];

const inUnit = (coins: number, { id }: PartyView['unit']): number =>
  id === 'coins' ? coins : coins / coinsInPound;

/** The armour and shield of a short sheet as worn things. */
export function wornThings(armour: string, shield: boolean, unit: PartyView['unit']): NewItem[] {
  const suit = suits[armour];
  const body: NewItem[] =
    suit === undefined
      ? []
      : [
          {
            kind: 'armour',
            name: suit.label,
            weightEach: inUnit(suit.coins, unit),
            state: 'worn',
            facts: { acBonus: suit.acBonus, armourType: suit.armourType },
          },
        ];
  const arm: NewItem = {
    kind: 'shield',
    name: 'Shield',
    weightEach: inUnit(shieldCoins, unit),
    state: 'worn',
    facts: { acBonus: 1 },
  };
  return shield ? [...body, arm] : body;
}
