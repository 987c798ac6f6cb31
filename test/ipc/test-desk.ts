import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dice } from '../../shared/dice/dice.ts';
import type { Reply } from '../../shared/ipc/reply.ts';
import type {
  CommandInput,
  CommandName,
  CommandOutput,
  DeskEvent,
  QueryInput,
  QueryName,
  QueryOutput,
} from '../../shared/ipc/contract.ts';
import { setIntegrityWorker } from '../../src-main/db/backups/background-check.ts';
import { Desk } from '../../src-main/desk/desk.ts';
import { linesWorker } from '../../src-main/areas/app/campaign-lines.ts';
import { setRescueWorker } from '../../src-main/db/rescue/rescue-file.ts';
import type { Ports } from '../../src-main/desk/ports.ts';
import { Preferences } from '../../src-main/desk/preferences.ts';
import { setExportWorker } from '../../src-main/exports/write-in-worker.ts';
import { Router } from '../../src-main/ipc/router.ts';
import { setRehearsalWorker } from '../../src-main/rehearsal/start-worker.ts';
import { noWindow } from '../fixtures/no-window.ts';
import { bundleForNode } from '../fixtures/bundle.ts';
import { planWorker } from '../fixtures/plan-worker.ts';

/**
 * Bundles the worker programs, which stand beside the main process when it is built, and tells it where they are.
 */
export async function readyWorkers(): Promise<void> {
  const folder = await bundleForNode({
    'integrity-worker': 'src-main/db/backups/integrity-worker.ts',
    'export-worker': 'src-main/exports/export-worker.ts',
    'rescue-worker': 'src-main/db/rescue/rescue-worker.ts',
    'lines-worker': 'src-main/db/lines/lines-worker.ts',
    'rehearsal-worker': 'src-main/rehearsal/rehearsal-worker.ts',
  });
  setIntegrityWorker(join(folder, 'integrity-worker.js'));
  setRescueWorker(join(folder, 'rescue-worker.js'));
  setExportWorker(join(folder, 'export-worker.js'));
  linesWorker.standsAt(join(folder, 'lines-worker.js'));
  setRehearsalWorker(join(folder, 'rehearsal-worker.js'));
  await planWorker();
}

/** A whole main process without Electron: a desk in a folder of its own, and a router that answers as a window's would. */
export class TestDesk {
  readonly folder = mkdtempSync(join(tmpdir(), 'turnkeeper-desk-'));
  readonly events: DeskEvent[] = [];
  readonly errors: unknown[] = [];
  desk: Desk;
  router: Router;
  #dice: Dice;

  constructor(dice: Dice = noDice) {
    this.#dice = dice;
    this.desk = this.#newDesk();
    this.router = new Router(this.desk);
  }

  get campaignPath(): string {
    return join(this.folder, 'campaign.turnkeeper');
  }

  /** The value of a query; a refusal fails the test with its message. */
  async ask<Name extends QueryName>(name: Name, input: QueryInput<Name>): Promise<QueryOutput<Name>> {
    if (name === 'travel.plan') await planWorker();
    return valueOf(name, await this.router.query(name, input)) as QueryOutput<Name>;
  }

  async tell<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<CommandOutput<Name>> {
    const value = valueOf(name, await this.router.command(name, input)) as CommandOutput<Name>;
    if (name.startsWith('app.')) this.#waitForNoDisk();
    return value;
  }

  /** The failure of a command that must be refused. */
  async refusal(name: CommandName, input: unknown) {
    const reply = await this.router.command(name, input);
    if (reply.ok) throw new Error(`${name} was not refused.`);
    return reply.error;
  }

  /** The program ends and starts again with what it left on disk. */
  async restart(): Promise<void> {
    await this.desk.shutDown();
    this.desk = this.#newDesk();
    this.router = new Router(this.desk);
  }

  async end(): Promise<void> {
    await this.desk.shutDown();
    rmSync(this.folder, { recursive: true, force: true });
  }

  // The crash tests are about durability; these would spend their time waiting for the disk.
  #waitForNoDisk(): void {
    if (this.desk.campaignPath !== null) this.desk.campaign.file.db.pragma('synchronous = OFF');
  }

  #newDesk(): Desk {
    const ports: Ports = {
      version: '0.0.0',
      campaignFolder: join(this.folder, 'campaigns'),
      dice: this.#dice,
      now: () => new Date('2026-11-21T20:00:00Z'),
      broadcast: (event) => this.events.push(event),
      ...noWindow,
      keepError: (error) => {
        this.errors.push(error);
        return `kept-${this.errors.length}`;
      },
    };
    return new Desk(ports, new Preferences(join(this.folder, 'profile')));
  }
}

const noDice: Dice = {
  roll: (sides) => {
    throw new Error(`Nobody typed the d${sides}.`);
  },
};

function valueOf(name: string, reply: Reply<unknown>): unknown {
  if (!reply.ok) throw new Error(`${name} was refused: ${reply.error.code}: ${reply.error.message}`);
  return reply.value;
}
