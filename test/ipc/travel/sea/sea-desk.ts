import type { CommandInput } from '../../../../shared/ipc/contract.ts';
import { RoadDesk } from '../road-desk.ts';

type Facts = CommandInput<'ship.setFacts'>['facts'];
type PassDay = CommandInput<'travel.passDay'>;

/** Hild aboard the Gull at 8 in the morning of day 2; a ship of 360' by sail, 60 hull points, of nobody's list. */
export class SeaDesk extends RoadDesk {
  shipId = 0;
  hildId = 0;

  async sailOut({ facts = {}, hull = 60, ...outfit }: Voyage = {}): Promise<void> {
    const { system = 'ose', ...rest } = outfit;
    await this.setOut(system, rest);
    const { id } = await this.tell('character.add', {
      kind: 'vessel',
      name: 'Gull',
      className: 'Ship',
      level: 0,
      abilities: {},
      hp: hull,
      maxHp: hull,
    });
    this.shipId = id;
    this.hildId = (await this.road()).company.find(({ name }) => name === 'Hild')?.id ?? 0;
    await this.tell('ship.setFacts', {
      id,
      facts: { sailFeet: 360, seaworthy: true, navigator: true, ...facts },
    });
    await this.board(this.hildId, id);
  }

  board(riderId: number, onId: number | null) {
    return this.tell('travel.ride', { rides: [{ riderId, onId }] });
  }

  sail(faces: number[] = [], more: Partial<PassDay> = {}) {
    return this.tell('travel.passDay', { kind: 'sail', faces, ...more });
  }

  async ship() {
    const ship = (await this.ask('ship.view', {})).ships.find(({ id }) => id === this.shipId);
    if (!ship) throw new Error('The ship is gone.');
    return ship;
  }
}

interface Voyage {
  facts?: Facts;
  hull?: number;
  system?: string;
  settings?: Record<string, boolean | string | number>;
  rations?: number;
  water?: number;
}
