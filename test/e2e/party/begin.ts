import { expect } from '@playwright/test';
import { field, type Seat } from '../expedition/seat.ts';
import { tablesOf } from './history.ts';

/** A new campaign by these rules, kept in `file`; gives its tables as they begin. */
export async function begin({ hands, sight }: Seat, system: string, file: string): Promise<string> {
  await hands.fill(field(hands.page, 'Name'), `The ${system} party`);
  const rules = field(hands.page, 'Rules');
  await hands.reach(rules);
  for (let tries = 0; tries < 8 && (await rules.inputValue()) !== system; tries += 1)
    await hands.press('ArrowDown');
  await expect(rules).toHaveValue(system);
  await hands.fill(hands.page.getByRole('textbox', { name: /^File/ }), file);
  await hands.press('Enter');
  await expect(sight.clock).toContainText('No session open');
  return tablesOf(file);
}
