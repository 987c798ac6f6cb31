import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { installFakeBridge } from './fake-bridge.ts';
import { shellSample } from './samples.ts';
import SharedView from './SharedView.svelte';

it('asks a question once for all who watch it, and stops with the last of them', async () => {
  const bridge = installFakeBridge();
  bridge.answer('shell.view', shellSample({ steps: 7 }));
  const one = render(SharedView);
  const two = render(SharedView);
  expect(await screen.findAllByText('7 7')).toHaveLength(2);
  expect(bridge.sent('shell.view')).toHaveLength(1);
  one.unmount();
  bridge.answer('shell.view', shellSample({ steps: 8 }));
  bridge.change('journal');
  expect(await screen.findByText('8 8')).toBeDefined();
  two.unmount();
  bridge.change('journal');
  expect(bridge.sent('shell.view')).toHaveLength(2);
});
