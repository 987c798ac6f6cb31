import { expect, type Page } from '@playwright/test';
import type { CommandInput, CommandName } from '../../../shared/ipc/contract.ts';
import type { NewAdventurer } from './evening.ts';
import { savedLine } from '../support/program.ts';

/** Sends a command as a window does: for what is laid on the table before the evening begins. */
async function tell<Name extends CommandName>(
  page: Page,
  name: Name,
  input: CommandInput<Name>,
): Promise<unknown> {
  const sent = await page.evaluate(([command, payload]) => window.turnkeeper.command(command, payload), [
    name,
    input,
  ] as const);
  const reply = (typeof sent === 'string' ? JSON.parse(sent) : sent) as {
    ok: boolean;
    value?: unknown;
    error?: { message: string };
  };
  if (!reply.ok) throw new Error(`${name}: ${reply.error?.message ?? 'refused'}`);
  return reply.value;
}

/** A campaign with its people and their things, a session begun: what stands ready when the players sit down. */
export async function layTheTable(
  page: Page,
  path: string,
  { system, name, people }: { system: string; name: string; people: readonly NewAdventurer[] },
): Promise<void> {
  await tell(page, 'app.createCampaign', { name, path, system, settings: { encumbrance: 'none' } });
  await expect(savedLine(page)).toBeVisible();
  const ids: number[] = [];
  for (const person of people) ids.push(((await tell(page, 'character.add', person)) as { id: number }).id);
  const march = (await tell(page, 'organisation.addFormation', { situation: 'exploring' })) as { id: number };
  // One behind the other; who was added first stands in front already.
  for (const [behind, characterId] of ids.slice(1).entries())
    await tell(page, 'organisation.place', {
      formationId: march.id,
      characterId,
      to: { rank: behind + 1, file: 0 },
    });
  await tell(page, 'session.start', {});
}
