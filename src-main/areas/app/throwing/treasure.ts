import type { CommandOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import { contentFor } from '../../../content/content-for.ts';
import type { Desk } from '../../../desk/desk.ts';
import { readRules } from '../../../facts/campaign/read-campaign.ts';
import { cardView } from '../../../facts/hoards/card-view.ts';
import { playLines } from '../../../facts/hoards/card.ts';
import { readSource } from '../../../facts/hoards/source.ts';

const needs = ['encounters', 'prep', 'equipment', 'monsters'] as const;

export const treasureCommands = {
  'treasure.propose': async (
    desk: Desk,
    { source, low, lines, throws }: ParsedInput<'treasure.propose'>,
  ): Promise<CommandOutput<'treasure.propose'>> => {
    const { sql } = desk.campaign.file;
    const { system } = readRules(sql);
    const {
      encounters = null,
      prep = null,
      equipment = null,
      monsters,
    } = await contentFor(needs, {
      sql,
      systemId: system.id,
    });
    if (!monsters) throw new Error('The creatures at hand were not read.');
    const read = readSource(source, system.treasure, { encounters, prep, equipment, monsters });
    const played = playLines(read, { lines, low, throws, dice: desk.ports.dice });
    return cardView(read, played, { weights: system.weights, equipment });
  },
};
