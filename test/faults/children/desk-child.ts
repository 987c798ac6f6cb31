import { writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { query } from '../../../src-main/db/sql.ts';
import { Desk } from '../../../src-main/desk/desk.ts';
import { Preferences } from '../../../src-main/desk/preferences.ts';
import { noWindow } from '../../fixtures/no-window.ts';
import type { Reply } from '../../../shared/ipc/reply.ts';
import { Router } from '../../../src-main/ipc/router.ts';

const newest = query
  .selectFrom('journal')
  .select(({ fn }) => fn.max('seq').as('seq'))
  .where('status', '=', 'done');

/** A main process over a campaign file, which says what it did as soon as it is committed: `done 12`, `undone 12`. */
export class DeskChild {
  readonly path = process.argv[2] ?? '';
  readonly #desk: Desk;
  readonly router: Router;

  constructor() {
    const folder = dirname(this.path);
    this.#desk = new Desk(
      {
        version: '0.0.0',
        campaignFolder: folder,
        dice: { roll: (sides) => 1 + Math.floor(Math.random() * sides) },
        now: () => new Date(),
        broadcast: () => undefined,
        ...noWindow,
        keepError: (error) => {
          throw error;
        },
      },
      new Preferences(join(folder, 'profile')),
    );
    this.router = new Router(this.#desk);
  }

  get seq(): number {
    return this.#desk.campaign.file.sql.get(newest)?.seq ?? 0;
  }

  open(): Promise<Reply<unknown>> {
    return this.router.command('app.openCampaign', { path: this.path });
  }

  async told(name: string, input: object): Promise<Reply<unknown>> {
    const before = this.seq;
    const reply = await this.router.command(name, input);
    const now = this.seq;
    if (now > before) writeSync(1, `done ${now}\n`);
    for (let seq = before; seq > now; seq -= 1) writeSync(1, `undone ${seq}\n`);
    return reply;
  }
}
