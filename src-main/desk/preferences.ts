import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { TurnkeeperError } from '../../shared/errors.ts';
import { ownWindows, themes } from '../../shared/ipc/vocabulary.ts';
import { errorCode, errorText } from '../db/failures.ts';
import { ownCalls, renameOver } from '../db/file/file-calls.ts';
import type { FileCalls } from '../db/file/file-calls.ts';
import { deskFacts, noteRead } from '../db/observed.ts';
import { recentCampaign } from './recent.ts';
import type { WindowPlace } from './window-place.ts';

/** The windows whose place is kept: the desk itself, and each opened beside it. */
const windowNames = ['desk', ...ownWindows] as const;
export type WindowName = (typeof windowNames)[number];

const windowPlace: z.ZodType<WindowPlace> = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int(),
  height: z.int(),
  maximised: z.boolean(),
});

const preferencesFile = z.object({
  theme: z.enum(themes).default('system'),
  scale: z.int().min(80).max(200).default(100),
  touch: z.boolean().default(false),
  sideOpen: z.boolean().default(true),
  /** A typed die is taken as soon as it is whole. */
  wholeDice: z.boolean().default(false),
  recent: z.array(recentCampaign).max(30).default([]),
  /** The campaign to open at the next start. */
  openCampaign: z.string().nullable().default(null),
  windows: z.partialRecord(z.enum(windowNames), windowPlace).default({}),
});

export type PreferencesData = z.output<typeof preferencesFile>;

/**
 * What this machine remembers between starts: theme, recent campaigns, where windows stood. It holds nothing of a
 * campaign. A file that cannot be used is set aside as `preferences.broken.json` and play begins with defaults.
 */
export class Preferences {
  readonly #path: string;
  #data: PreferencesData = preferencesFile.parse({});
  #problem: string | null = null;

  readonly #calls: FileCalls;

  constructor(folder: string, calls: FileCalls = ownCalls) {
    mkdirSync(folder, { recursive: true });
    this.#calls = calls;
    this.#path = join(folder, 'preferences.json');
    this.#read();
  }

  get data(): Readonly<PreferencesData> {
    noteRead(deskFacts);
    return this.#data;
  }

  /** What was wrong with the stored preferences at the start, fit for a person; null for nothing. */
  get problem(): string | null {
    return this.#problem;
  }

  /**
   * Changes some and keeps all for the next start. Throws disk-full or file-denied when they cannot be kept;
   * they hold until the program ends all the same.
   */
  change(changes: Partial<PreferencesData>): void {
    this.#data = { ...this.#data, ...changes };
    const half = `${this.#path}.new`;
    try {
      writeFileSync(half, JSON.stringify(this.#data, null, 2));
      renameOver(half, this.#path, this.#calls);
    } catch (thrown) {
      throw new TurnkeeperError(
        errorCode(thrown) === 'ENOSPC' ? 'disk-full' : 'file-denied',
        `The preferences could not be written to ${this.#path} (${errorText(thrown)}). They hold until Turnkeeper ends; no campaign is touched by this.`,
      );
    }
  }

  #read(): void {
    try {
      const parsed = preferencesFile.safeParse(JSON.parse(readFileSync(this.#path, 'utf8')));
      if (parsed.success) this.#data = parsed.data;
      else this.#setAside('it holds what no preferences file holds');
    } catch (thrown) {
      if (errorCode(thrown) !== 'ENOENT') this.#setAside(errorText(thrown));
    }
  }

  #setAside(why: string): void {
    const aside = this.#path.replace(/\.json$/, '.broken.json');
    const told = `The preferences in ${this.#path} could not be read (${why}). Play begins with the usual ones.`;
    try {
      renameOver(this.#path, aside, this.#calls);
      this.#problem = `${told} The old file was set aside as ${aside}.`;
    } catch (thrown) {
      this.#problem = `${told} The file could not be set aside either (${errorText(thrown)}).`;
    }
  }
}
