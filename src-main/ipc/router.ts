import type { z } from 'zod';
import type { Failure, Result } from '../../shared/errors.ts';
import { TurnkeeperError } from '../../shared/errors.ts';
import type { CampaignCommandName, CampaignQueryName } from '../../shared/ipc/contract.ts';
import {
  commands,
  isCampaignCommandName,
  isCampaignQueryName,
  isCommandName,
  isQueryName,
  queries,
} from '../../shared/ipc/contract.ts';
import { appCommandHandlers } from '../areas/app/commands.ts';
import { appViewOf } from '../areas/app/queries.ts';
import type { QueryHandler } from '../areas/query-handler.ts';
import { campaignQueryHandlers } from '../areas/registry.ts';
import { runJournaled } from '../areas/run-journaled.ts';
import { openFailure } from '../db/failures.ts';
import type { Desk } from '../desk/desk.ts';

/** From a name and untrusted input to an answer: parse, handle, and say what went wrong in the closed list of codes. */
export class Router {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  query(name: unknown, input: unknown): Promise<Result<unknown>> {
    return this.#answer(() => {
      if (typeof name !== 'string' || !isQueryName(name)) throw unknownName('question', name);
      const parsed = parse(queries[name].input, input);
      if (!isCampaignQueryName(name)) return appViewOf(this.#desk);
      return (campaignQueryHandlers[name] as QueryHandler<CampaignQueryName>)(this.#desk, parsed);
    });
  }

  command(name: unknown, input: unknown): Promise<Result<unknown>> {
    return this.#answer(async () => {
      if (typeof name !== 'string' || !isCommandName(name)) throw unknownName('command', name);
      const parsed = parse(commands[name].input, input);
      if (isCampaignCommandName(name))
        return runJournaled<CampaignCommandName>(this.#desk, name, parsed as never);
      return appCommandHandlers[name](this.#desk, parsed as never);
    });
  }

  async #answer(work: () => unknown): Promise<Result<unknown>> {
    try {
      const value: unknown = await work();
      return { ok: true, value, revision: this.#desk.revision };
    } catch (thrown) {
      return { ok: false, error: this.#failure(thrown) };
    }
  }

  #failure(thrown: unknown): Failure {
    const known = openFailure(thrown, pathOf(thrown) ?? this.#desk.campaignPath ?? 'the file');
    if (known instanceof TurnkeeperError && known.code !== 'internal') {
      const { code, message, details } = known;
      return details ? { code, message, details } : { code, message };
    }
    const id = this.#desk.ports.keepError(thrown);
    return {
      code: 'internal',
      message: `Something went wrong inside Turnkeeper (error ${id}). Nothing was changed; the log file says more.`,
    };
  }
}

/** The file a file system error speaks of. */
const pathOf = (thrown: unknown): string | null =>
  thrown instanceof Error && 'path' in thrown && typeof thrown.path === 'string' ? thrown.path : null;

const unknownName = (what: string, name: unknown) =>
  new TurnkeeperError(
    'bad-input',
    `There is no ${what} called ${typeof name === 'string' ? name.slice(0, 60) : 'that'}.`,
  );

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const details: Record<string, string> = {};
  for (const issue of parsed.error.issues) details[issue.path.join('.') || 'input'] ??= issue.message;
  const [first = 'That cannot be used.'] = Object.values(details);
  throw new TurnkeeperError('bad-input', first, details);
}
