import { join } from 'node:path';
import type { CommandInput, CommandName } from '../../../shared/ipc/contract.ts';
import { createCampaign } from '../../../src-main/db/file/campaign-file.ts';
import { deskWith, valueOf } from '../campaigns/bench-desk.ts';

export const people = 12;
export const foes = 48;

export const teller =
  ({ router }: Awaited<ReturnType<typeof deskWith>>) =>
  async <Name extends CommandName>(name: Name, input: CommandInput<Name>) =>
    valueOf(await router.command(name, input));

/** Counted by seconds they strike from where a sword reaches, and need not step in first. */
const apart = (system: string): number => (system === 'hackmaster' ? 3 : 5);
const countedSword = {
  count: { weapons: [{ name: 'Sword', damage: '2d8p', speed: 10, reachFeet: 3 }], attack: 2, defence: 1 },
};

/** A campaign with a fight of sixty, on its first round. */
export async function campaignOfFight(folder: string, system: string): Promise<string> {
  const path = join(folder, `${system}.turnkeeper`);
  createCampaign(path, {
    name: 'Fight',
    system,
    settings: {},
    startSeconds: 36_000,
    createdAt: '2026-11-22T20:00:00.000Z',
  }).close();
  const bench = await deskWith(path, folder);
  const tell = teller(bench);
  for (let nth = 1; nth <= people; nth += 1)
    await tell('character.add', {
      name: `Fighter ${nth}`,
      className: 'Fighter',
      level: 3,
      hp: 900,
      maxHp: 900,
      ...(system === 'hackmaster' && { sheet: countedSword }),
      items: [{ kind: 'weapon', name: 'Sword', quantity: 1, state: 'wielded', facts: { damage: '1d8' } }],
    });
  await tell('combat.begin', { comers: [{ name: 'goblin', count: foes, hp: 900 }], feet: apart(system) });
  await bench.desk.shutDown();
  return path;
}
