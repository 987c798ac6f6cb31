import type { CommandInput, QueryOutput } from '../../shared/ipc/contract.ts';
import { worn } from '../fixtures/worn.ts';
import { TestDesk } from './test-desk.ts';

type Meeting = NonNullable<QueryOutput<'encounter.view'>>;
type MeetingStep = Meeting['steps'][number];

/** A campaign of the system with two people in a dungeon, and a way to its encounter. */
export class EncounterTable extends TestDesk {
  hild = 0;
  wren = 0;

  async sitDown(system: string, settings: Record<string, boolean | string | number> = {}): Promise<void> {
    await this.sitOutside(system, settings);
    await this.tell('dungeon.enter', { name: 'The Barrow', speakerId: this.hild });
  }

  /** The same two before any dungeon. */
  async sitOutside(system: string, settings: Record<string, boolean | string | number> = {}): Promise<void> {
    await this.tell('app.createCampaign', { name: 'Barrow', path: this.campaignPath, system, settings });
    this.hild = await this.#join('Hild', 'Fighter', 13);
    this.wren = await this.#join('Wren', 'Thief', 9);
    await this.tell('session.start', {});
  }

  async #join(name: string, className: string, charisma: number): Promise<number> {
    const { id } = await this.tell('character.add', {
      name,
      className,
      level: 1,
      abilities: { strength: 10, dexterity: 13, constitution: 9, charisma },
      hp: 6,
      maxHp: 6,
      items: worn('leather'),
    });
    return id;
  }

  give(id: number, item: CommandInput<'inventory.add'>['item']): Promise<{ id: number }> {
    return this.tell('inventory.add', { to: { in: 'holder', id }, item });
  }

  /** The encounter under way; without one the test fails. */
  async meeting(): Promise<Meeting> {
    const view = await this.ask('encounter.view', {});
    if (!view) throw new Error('No encounter is under way.');
    return view;
  }

  async step(id: string): Promise<MeetingStep> {
    const found = (await this.meeting()).steps.find((step) => step.id === id);
    if (!found) throw new Error(`No step ${id}.`);
    return found;
  }

  /** A step as it would be settled now. */
  async weighed(id: string): Promise<NonNullable<MeetingStep['weighed']>> {
    const { weighed } = await this.step(id);
    if (!weighed) throw new Error(`Step ${id} throws no dice.`);
    return weighed;
  }

  /** The step that undo would take back. */
  async undoable(): Promise<number> {
    return (await this.ask('shell.view', {})).undo?.seq ?? 0;
  }

  async newest() {
    const [line] = (await this.ask('log.list', { limit: 1 })).lines;
    if (!line) throw new Error('The log is empty.');
    return { ...line, outcome: line.outcome as Record<string, unknown> };
  }

  /** To the brink of a flight: goblins that far off, nobody surprised. */
  async meetGoblins(feet: number): Promise<void> {
    await this.tell('encounter.begin', { creatureId: 'goblin', number: 4 });
    await this.tell('encounter.settle', { step: 'surprise', said: { party: false, monsters: false } });
    await this.tell('encounter.settle', { step: 'distance', said: { distance: feet } });
  }
}
