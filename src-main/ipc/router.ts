import type { z } from 'zod';
import type { Failure } from '../../shared/errors.ts';
import { TurnkeeperError } from '../../shared/errors.ts';
import {
  commands,
  fileQueryEntry,
  isCommandName,
  isFileQueryName,
  isQueryName,
  isStepName,
  queries,
} from '../../shared/ipc/contract.ts';
import type { FileQueryName, ParsedInput, StepName } from '../../shared/ipc/contract.ts';
import type { Reply } from '../../shared/ipc/reply.ts';
import { deskCommandHandlers } from '../areas/app/commands.ts';
import { appQueryHandlers } from '../areas/app/queries.ts';
import { contentFor } from '../content/content-for.ts';
import { openFailure } from '../db/failures.ts';
import { observed } from '../db/observed.ts';
import type { Desk } from '../desk/desk.ts';
import { readCampaign } from '../facts/campaign/read-campaign.ts';
import type { QueryOf } from '../steps/query-handler.ts';
import { fileQueryHandlers } from '../steps/registry.ts';
import { runReplay, runStep } from '../steps/run-step.ts';
import { requireModest } from './modest.ts';
import { issuesTold, plainIssue } from './plain-issue.ts';
import { shortFailure } from './short-failure.ts';

/** What a question or a command came to; a command has the revision it leaves behind. */
interface Answered {
  value: unknown;
  said?: string | null;
  letGo?: number;
  reads?: readonly string[];
  revision?: number;
}

/** From a name and untrusted input to an answer: parse, handle, and say what went wrong in the closed list of codes. */
export class Router {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  query(name: unknown, input: unknown): Promise<Reply<unknown>> {
    return this.#answered(async () => {
      if (typeof name !== 'string' || !isQueryName(name)) throw unknownName('question', name);
      const parsed = parse(queries[name].input, input);
      if (!isFileQueryName(name)) {
        const answer = appQueryHandlers[name] as (desk: Desk, input: unknown) => unknown;
        return this.#read(() => answer(this.#desk, parsed));
      }
      const { needs = [] } = fileQueryEntry(name);
      for (let busy = this.#busy(); busy !== null; busy = this.#busy()) await busy;
      const content = needs.length === 0 ? {} : await contentFor(needs, this.#looked());
      for (let busy = this.#busy(); busy !== null; busy = this.#busy()) await busy;
      const handler = fileQueryHandlers[name] as QueryOf<FileQueryName>;
      return this.#read(() => handler(this.#desk, parsed as never, content));
    });
  }

  command(name: unknown, input: unknown): Promise<Reply<unknown>> {
    return this.#answered(async () => {
      if (typeof name !== 'string' || !isCommandName(name)) throw unknownName('command', name);
      const parsed = parse(commands[name].input, input, ' Nothing was changed.');
      if (isStepName(name)) return runStep<StepName>(this.#desk, name, parsed as never);
      if (name === 'journal.undo' || name === 'journal.redo')
        return runReplay(this.#desk, name, parsed as ParsedInput<'journal.undo'>);
      for (let busy = this.#busy(); busy !== null && !readsNoRows.has(name); busy = this.#busy()) await busy;
      return { value: await deskCommandHandlers[name](this.#desk, parsed as never), said: null };
    });
  }

  /** While a long step has the file for itself. Asked right before a reading: in between it may have begun. */
  #busy(): Promise<unknown> | null {
    return this.#desk.busy;
  }

  /** The file that views are answered from. Throws no-campaign. */
  #looked() {
    const { sql } = this.#desk.file;
    return { sql, systemId: readCampaign(sql).system.id };
  }

  /** What it reads it reads before it waits, so that it is known what that was, and at which revision. */
  async #read(answer: () => unknown): Promise<Answered> {
    const { revision } = this.#desk;
    const { value, reads } = observed(answer);
    return { value: await value, reads, revision };
  }

  async #answered(work: () => Promise<Answered>): Promise<Reply<unknown>> {
    try {
      const { value, said = null, letGo = 0, reads = [], revision = this.#desk.revision } = await work();
      return { ok: true, value, revision, said, letGo, reads };
    } catch (thrown) {
      return { ok: false, error: this.#failure(thrown) };
    }
  }

  #failure(thrown: unknown): Failure {
    const known = openFailure(thrown, pathOf(thrown) ?? this.#desk.campaignPath ?? 'the file');
    if (known instanceof TurnkeeperError && known.code !== 'internal') {
      const { code, message, details } = known;
      return shortFailure(details ? { code, message, details } : { code, message });
    }
    const id = this.#desk.ports.keepError(thrown);
    return {
      code: 'internal',
      message: `Something went wrong inside Turnkeeper (error ${id}). Nothing was changed; the log file says more.`,
    };
  }
}

/** What is answered though a long step is under way: it reads no row of the campaign. */
const readsNoRows = new Set<string>([
  'app.cancelExport',
  'app.choosePath',
  'app.dropQuestion',
  'app.openWindow',
  'app.setPreferences',
  'combat.stopRehearsal',
  'import.cancel',
]);

/** The file a file system error speaks of. */
const pathOf = (thrown: unknown): string | null =>
  thrown instanceof Error && 'path' in thrown && typeof thrown.path === 'string' ? thrown.path : null;

const unknownName = (what: string, name: unknown) =>
  new TurnkeeperError(
    'bad-input',
    `There is no ${what} called ${typeof name === 'string' ? name.slice(0, 60) : 'that'}.`,
  );

/** `kept`: said behind what is wrong. */
function parse<Schema extends z.ZodType>(schema: Schema, input: unknown, kept = ''): z.output<Schema> {
  requireModest(input);
  const parsed = schema.safeParse(input, { error: plainIssue });
  if (parsed.success) return parsed.data;
  const details: Record<string, string> = {};
  for (const issue of issuesTold(parsed.error.issues))
    details[issue.path.join('.') || 'input'] ??= issue.message;
  const [first = 'That cannot be used.'] = Object.values(details);
  throw new TurnkeeperError('bad-input', `${first}${kept}`, details);
}
