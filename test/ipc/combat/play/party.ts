import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { systemById } from '../../../../shared/rules/registry.ts';
import type { RuleSystem } from '../../../../shared/rules/system.ts';
import { FightTable } from '../fight-table.ts';

type Item = NonNullable<CommandInput<'character.add'>['items']>[number];

const range = { short: 20, medium: 40, long: 60 };
const scores = { strength: 13, dexterity: 12, constitution: 13, intelligence: 9, wisdom: 9, charisma: 9 };

const weapon = (name: string, facts: Item['facts'], more: Partial<Item> = {}): Item => ({
  kind: 'weapon',
  name,
  quantity: 1,
  facts,
  ...more,
});

const counted = (name: string, speed: number) => ({
  count: { weapons: [{ name, damage: '2d6p', speed, reachFeet: 3 }], attack: 2, defence: 1 },
});

/** A party with all that may be spent in a fight: arrows, spears to throw, spells, torches, a pack. */
export class PartyTable extends FightTable {
  system = 'ose';

  get rules(): RuleSystem {
    const rules = systemById(this.system);
    if (!rules) throw new Error(`There are no rules called ${this.system}.`);
    return rules;
  }

  async sit(system: string, settings: Record<string, boolean | string | number>): Promise<void> {
    this.system = system;
    await this.tell('app.createCampaign', { name: 'Play', path: this.campaignPath, system, settings });
    await this.tell('place.addDungeon', { name: 'The Barrow' });
    await this.tell('place.addLevel', { dungeonId: 1, name: 'One' });
    await this.tell('place.addRoom', { levelId: 1, key: '1', name: 'Hall', notes: '' });
    const door = { kind: 'door', name: 'oak door', toRoomId: null, facts: { stuck: true } } as const;
    await this.tell('place.addFeature', { roomId: 1, ...door });
    await this.#one('Hild', 'fighter', 2, 14, {
      items: [
        weapon('Sword', { damage: '1d8' }, { state: 'wielded' }),
        weapon('Short bow', { damage: '1d6', range, melee: false, hands: 2 }),
        { kind: 'ammunition', name: 'Arrows', quantity: 9 },
        weapon('Spear', { damage: '1d6', range, melee: true }, { quantity: 2 }),
        { kind: 'shield', name: 'Shield', quantity: 1, state: 'worn', facts: { acBonus: 1 } },
        { kind: 'gear', name: 'Backpack', quantity: 1, capacity: 400 },
      ],
      sheet: system === 'hackmaster' ? counted('Sword', 10) : {},
    });
    await this.#one('Osric', 'cleric', 2, 10, {
      items: [weapon('Mace', { damage: '1d6', qualities: ['blunt'] }, { state: 'wielded' })],
      sheet: {
        spells: [{ name: 'Cure light wounds', level: 1, memorised: 2 }],
        ...(system === 'hackmaster' && counted('Mace', 11)),
      },
    });
    await this.#one('Corin', 'magic-user', 3, 7, {
      items: [
        weapon('Dagger', { damage: '1d4', range, melee: true }, { quantity: 3 }),
        { kind: 'wand', name: 'Wand of cold', quantity: 1, charges: 3 },
        { kind: 'potion', name: 'Potion of healing', quantity: 2 },
      ],
      sheet: {
        spells: [
          { name: 'Sleep', level: 1, memorised: 1 },
          { name: 'Magic missile', level: 1, memorised: 2 },
        ],
        ...(system === 'hackmaster' && counted('Dagger', 7)),
      },
    });
    await this.#one('Wat', 'fighter', 0, 5, {
      kind: 'retainer',
      items: [{ kind: 'torch', name: 'Torch', quantity: 3 }],
      sheet: { loyalty: 8 },
    });
    await this.#one('The Mule', 'wagon', 0, 16, { kind: 'vehicle' });
  }

  /** Into the hall, whose door may be opened, forced and spiked. */
  async goIn(): Promise<void> {
    await this.tell('dungeon.enter', { name: 'The Barrow', speakerId: null, dungeonId: 1 });
    await this.tell('place.goTo', { roomId: 1 });
  }

  async #one(
    name: string,
    classId: string,
    level: number,
    hp: number,
    more: Partial<CommandInput<'character.add'>>,
  ): Promise<void> {
    await this.tell('character.add', {
      name,
      className: classId,
      ...(this.system !== 'hackmaster' && level > 0 && { classId }),
      level,
      abilities: scores,
      hp,
      maxHp: hp,
      ...more,
    });
  }
}
