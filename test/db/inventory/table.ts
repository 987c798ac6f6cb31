import { join } from 'node:path';
import type { z } from 'zod';
import { TurnkeeperError } from '../../../shared/errors.ts';
import { commands } from '../../../shared/ipc/contract.ts';
import type { CommandInput, NeedsOf } from '../../../shared/ipc/contract.ts';
import type { StepContext, StepOf, StepDone } from '../../../src-main/steps/step-context.ts';
import type { Campaign } from '../../../src-main/facts/campaign/read-campaign.ts';
import { readCampaign } from '../../../src-main/facts/campaign/read-campaign.ts';
import { inventorySteps } from '../../../src-main/areas/inventory/steps.ts';
import { partySteps } from '../../../src-main/areas/party/steps.ts';
import { rewardSteps } from '../../../src-main/areas/reward/steps.ts';
import type { ContentOf } from '../../../src-main/content/content-for.ts';
import { loadClasses, loadEquipment } from '../../../src-main/content/content.ts';
import type { CampaignFile } from '../../../src-main/db/file/campaign-file.ts';
import { createCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { runCommand } from '../../../src-main/db/journal/journal.ts';
import type { Sql } from '../../../src-main/db/sql.ts';
import { query } from '../../../src-main/db/sql.ts';
import type { ItemRow, NewRow } from '../../../src-main/db/tables.ts';
import { Desk } from '../../../src-main/desk/desk.ts';
import { Preferences } from '../../../src-main/desk/preferences.ts';
import { doStep, sampleCampaign, sampleCharacter, scratchFolder } from '../../fixtures/campaigns.ts';

const handlers = { ...inventorySteps, ...partySteps, ...rewardSteps };
export type GearCommand = keyof typeof handlers;
type GearContent = ContentOf<'classes' | 'equipment'>;

const unasked = () => {
  throw new Error('No command of gear asks for this.');
};

/** A campaign and what the steps of its gear need, without windows. */
export class GearTable {
  readonly file: CampaignFile;
  readonly content: GearContent;
  /** What the last step said. */
  last: StepDone<unknown> | null = null;
  readonly #desk: Desk;

  private constructor(file: CampaignFile, content: GearContent, folder: string) {
    this.file = file;
    this.content = content;
    // The crash tests are about durability; these would spend their time waiting for the disk.
    file.db.pragma('synchronous = OFF');
    file.db.pragma('journal_mode = MEMORY');
    const ports = {
      version: '0.0.0',
      campaignFolder: folder,
      dice: { roll: unasked },
      now: () => new Date('2026-11-21T20:00:00Z'),
      broadcast: unasked,
      choosePath: unasked,
      remember: () => undefined,
      openWindow: unasked,
      copyText: unasked,
      printPdf: unasked,
      drawPng: unasked,
      keepError: unasked,
    };
    this.#desk = new Desk(ports, new Preferences(join(folder, 'profile')));
  }

  static async laid(
    settings: Campaign['settings'] = { encumbrance: 'detailed' },
    system = 'ose',
  ): Promise<GearTable> {
    const folder = scratchFolder();
    const file = createCampaign(join(folder, 'Barrow.turnkeeper'), {
      ...sampleCampaign,
      system,
      settings: { ...settings },
    });
    const content = { classes: await loadClasses(system), equipment: await loadEquipment(system) };
    return new GearTable(file, content, folder);
  }

  get sql(): Sql {
    return this.file.sql;
  }

  get campaign(): Campaign {
    return readCampaign(this.sql);
  }

  /** Takes the step as a window's would be taken: parsed, journaled, refused where it throws. */
  tell<Name extends GearCommand>(name: Name, input: CommandInput<Name>): unknown {
    const handler = handlers[name] as StepOf<Name>;
    const parsed = (commands[name].input as z.ZodType).parse(input) as Parameters<StepOf<Name>>[1];
    const step = { kind: name, input, realTime: '2026-11-21T20:00:00.000Z' };
    return runCommand(this.file, step, (sql) => {
      const done = handler(this.#context<Name>(sql), parsed);
      this.last = done;
      return { ...done, rolls: [] };
    }).value;
  }

  /** The sentence of a step. */
  say<Name extends GearCommand>(name: Name, input: CommandInput<Name>): string {
    this.tell(name, input);
    return this.last?.summary ?? '';
  }

  /** Why a step is refused; null where it was taken. */
  refusal<Name extends GearCommand>(name: Name, input: CommandInput<Name>): string | null {
    try {
      this.tell(name, input);
      return null;
    } catch (thrown) {
      if (thrown instanceof TurnkeeperError) return thrown.message;
      throw thrown;
    }
  }

  addPerson(name: string, more: Partial<NewRow<'character'>> = {}): number {
    let id = 0;
    doStep(this.file, (sql) => {
      const row = { ...sampleCharacter(name), misc_gear: 0 as const, ...more };
      id = sql.run(query.insertInto('character').values(row)).lastId;
    });
    return id;
  }

  items(): ItemRow[] {
    return this.sql.all(query.selectFrom('item').selectAll().orderBy('id'));
  }

  #context<Name extends GearCommand>(sql: Sql): StepContext<NeedsOf<Name>> {
    return {
      sql,
      campaign: readCampaign(sql),
      content: this.content as unknown as ContentOf<NeedsOf<Name>>,
      desk: this.#desk,
      fell: () => undefined,
      realTime: '2026-11-21T20:00:00.000Z',
      dice: unasked,
    };
  }
}
