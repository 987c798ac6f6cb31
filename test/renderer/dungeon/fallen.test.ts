import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import CharactersWindow from '../../../src-renderer/windows/characters/CharactersWindow.svelte';
import DungeonWindow from '../../../src-renderer/windows/dungeon/DungeonWindow.svelte';
import EncumbranceWindow from '../../../src-renderer/windows/encumbrance/EncumbranceWindow.svelte';
import { standingSample } from '../../fixtures/standing.ts';
import { sampleInventory } from '../encumbrance/gear-samples.ts';
import { layOut } from '../encumbrance/on-stage.ts';
import { options, sheet } from '../characters/sheet-samples.ts';
import { appSample, memberSample, partySample } from '../lib/samples.ts';
import { stage } from './on-stage.ts';
import { delve, dungeonView } from './sample-delve.ts';

const user = userEvent.setup();

const dead = memberSample(2, 'Mirre', { hp: -3, maxHp: 1, standing: standingSample('dead') });
const away = memberSample(4, 'Osric', { standing: standingSample('absent') });
const members = [memberSample(1, 'Hild'), dead, away];

const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent.trim().split(',')[0]);

it('marks the dead and the absent in the party table, with a true minus, and offers neither to speak', async () => {
  stage(dungeonView(delve({ speakerId: 1 }), { members }));
  render(DungeonWindow);
  const table = await screen.findByRole('table', { name: 'The party in the dungeon' });
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(name) }).textContent;
  expect(row('Mirre')).toContain('−3 / 1');
  expect(row('Mirre')).toContain('dead');
  expect(row('Osric')).toContain('away');
  expect(row('Hild')).not.toMatch(/dead|away/);
  expect(optionsOf('Speaks for the party').join(' ')).toMatch(/Hild.*Nobody/);
  expect(optionsOf('Speaks for the party').join(' ')).not.toMatch(/Mirre|Osric/);
});

it('asks neither to search, listen or light', async () => {
  stage(dungeonView(delve({ speakerId: null }), { members }));
  render(DungeonWindow);
  await screen.findByRole('table', { name: 'The party in the dungeon' });
  await user.keyboard('i');
  await screen.findByRole('dialog', { name: 'Listen' });
  expect(optionsOf('Who listens').join(' ')).not.toMatch(/Mirre|Osric/);
});

it('marks them in the roster, on the sheet and in the table of loads', async () => {
  const bridge = stage(dungeonView(null));
  bridge.answer('app.view', appSample({ campaignPath: `/c/${crypto.randomUUID()}.turnkeeper` }));
  bridge.answer('party.view', partySample({ members }));
  bridge.answer('character.options', options());
  bridge.answer('character.view', ({ id }) => sheet(members.find((each) => each.id === id) ?? dead));
  bridge.answer('inventory.view', ({ place }) => sampleInventory(place));
  const first = render(CharactersWindow);
  const row = await screen.findByRole('row', { name: /Mirre/ });
  expect(row.textContent).toMatch(/−3 \/ 1.*dead/s);
  await user.click(row);
  const page = await screen.findByRole('article', { name: 'Sheet of Mirre' });
  expect(page.textContent).toMatch(/−3 \/ 1.*dead/s);
  first.unmount();
  layOut();
  render(EncumbranceWindow);
  expect((await screen.findByRole('row', { name: /Mirre/ })).textContent).toContain('dead');
  expect(screen.getByRole('row', { name: /Osric/ }).textContent).toContain('away');
});
