import type { CommandOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import { contentFor } from '../../../content/content-for.ts';
import type { Desk } from '../../../desk/desk.ts';
import { readRules } from '../../../facts/campaign/read-campaign.ts';
import { linkSpots } from '../../../facts/pages/link-spots.ts';
import { readTableBook } from '../../../facts/tables/campaign-tables.ts';
import { throwSomebody } from '../../../facts/tables/somebody.ts';

const needs = ['encounters', 'monsters', 'lists'] as const;

export const somebodyCommands = {
  'prep.somebody': async (
    desk: Desk,
    { said, open }: ParsedInput<'prep.somebody'>,
  ): Promise<CommandOutput<'prep.somebody'>> => {
    const { sql } = desk.campaign.file;
    const { system } = readRules(sql);
    const { encounters = null, monsters, lists } = await contentFor(needs, { sql, systemId: system.id });
    if (!monsters || !lists) throw new Error('The creatures or the lists at hand were not read.');
    const campaign = readTableBook(sql, { encounters, monsters });
    return {
      thrown: throwSomebody(said, { campaign, lists, dice: desk.ports.dice }),
      spots: linkSpots(sql, open),
    };
  },
};
