import type { Dice } from '../../../shared/dice/dice.ts';
import type { CommandInput, QueryOutput } from '../../../shared/ipc/contract.ts';
import { runCommand } from '../../../src-main/db/journal/journal.ts';
import { TestDesk } from '../test-desk.ts';

export type Board = NonNullable<QueryOutput<'combat.board'>>;
type Act = CommandInput<'combat.propose'>['acts'][number];

/** A table with one fight on it, played as the window would. */
export class FightTable extends TestDesk {
  hild = 0;

  /** Hild, a fighter of the first level, sits down alone. */
  async sitDown(system: string, settings: Record<string, boolean | string | number> = {}): Promise<void> {
    await this.tell('app.createCampaign', { name: 'Test', path: this.campaignPath, system, settings });
    const { id } = await this.tell('character.add', {
      name: 'Hild',
      className: 'Fighter',
      ...(system !== 'hackmaster' && { classId: 'fighter' }),
      level: 1,
      abilities: { strength: 13, dexterity: 10, constitution: 10, intelligence: 9, wisdom: 9, charisma: 9 },
      hp: 8,
      maxHp: 8,
      ...(system === 'hackmaster' && {
        sheet: { count: { weapons: [{ name: 'Sword', damage: '2d8p', speed: 10, reachFeet: 3 }] } },
      }),
      items: [{ kind: 'weapon', name: 'Sword', quantity: 1, state: 'wielded', facts: { damage: '1d8' } }],
    });
    this.hild = id;
  }

  async begin(input: CommandInput<'combat.begin'>): Promise<Board> {
    await this.tell('combat.begin', input);
    return this.board();
  }

  /** The file as another program left it. */
  async leftByAnother(change: () => void): Promise<void> {
    const written = { kind: 'log.addNote', input: {}, realTime: '2026-11-21T20:00:00Z' };
    runCommand(this.desk.campaign.file, written, () => {
      change();
      return { summary: 'Another program was here.', outcome: {}, rolls: [], value: null };
    });
    await this.restart();
    await this.tell('app.openCampaign', { path: this.campaignPath });
  }

  async board(): Promise<Board> {
    const board = await this.ask('combat.board', {});
    if (!board) throw new Error('Nobody fights.');
    return board;
  }

  async row(name: string): Promise<Board['rows'][number]> {
    const { rows } = await this.board();
    const row = rows.find((each) => each.name === name);
    if (!row) throw new Error(`${name} does not fight: ${rows.map((each) => each.name).join(', ')}.`);
    return row;
  }

  /** Begins an act; with faces, goes on with them. */
  async propose(act: Act, ...faces: number[]) {
    const { fight, after } = await this.board();
    const asked = await this.tell('combat.propose', { fightId: fight.id, after, acts: [act] });
    return asked.wanted === null || faces.length === 0 ? asked : this.answer(...faces);
  }

  async answer(...faces: number[]) {
    const { fight } = await this.board();
    return this.tell('combat.answer', { fightId: fight.id, faces });
  }

  /** All of an act by the program's dice. */
  async throwAll(act: Act) {
    const { fight, after } = await this.board();
    return this.tell('combat.propose', { fightId: fight.id, after, acts: [act], throwAll: true });
  }

  /** What somebody, or the table, may do in the fight on the board. */
  async actsOf(fighter: string | null) {
    const { fight } = await this.board();
    const told = await this.ask('combat.acts', { fightId: fight.id, fighter });
    if (!told) throw new Error('Nobody fights.');
    return told;
  }

  /** Goes on to where somebody may do that, in that way if one is named, all others passing. */
  async until(who: string, kind: string, way?: string): Promise<void> {
    for (let n = 0; n < 40; n++) {
      const { own, table: next, rest } = await this.actsOf(who);
      const open = own.find((each) => each.kind === kind && each.barred === null);
      if (open && (way === undefined || open.ways?.includes(way) === true)) return;
      const [first] = next;
      const choice = first?.ways?.find((each) => each === 'stand') ?? first?.ways?.[0];
      if (first)
        await this.throwAll({ kind: first.kind, actor: first.actor, ...(choice && { way: choice }) });
      else for (const act of rest.slice(0, 1)) await this.throwAll(act);
    }
    throw new Error(`${who} never may ${kind}${way === undefined ? '' : ` ${way}`}.`);
  }

  async newest() {
    const { lines } = await this.ask('log.list', { limit: 1 });
    const [line] = lines;
    if (!line) throw new Error('The log is empty.');
    return line;
  }
}

export const oneAfterAnother = (faces: readonly number[]): Dice => {
  let at = 0;
  return {
    roll: (sides) => {
      const face = faces[at % faces.length] ?? 1;
      at += 1;
      return Math.min(face, sides);
    },
  };
};
