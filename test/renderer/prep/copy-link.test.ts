import { waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { linkCommand } from '../../../src-renderer/lib/links/copy-link.ts';
import { status } from '../../../src-renderer/lib/status.svelte.ts';
import { installFakeBridge, type FakeBridge } from '../lib/fake-bridge.ts';

let bridge: FakeBridge;
beforeEach(() => {
  bridge = installFakeBridge();
  const thing = (kind: 'place' | 'creature', target: string) => ({
    ...{ kind, name: 'Mill', where: '', target },
    to:
      kind === 'place'
        ? ({ kind: 'page', id: 4 } as const)
        : ({ kind: 'creature', book: 'ose', id: 'own:4' } as const),
  });
  bridge.answer('prep.names', {
    found: [{ things: [thing('creature', 'creature:Mill'), thing('place', 'place:Mill')], more: 0 }],
  });
  bridge.reply('app.copyText', null);
});

it('copies the target that leads to this one of all that bear the name', async () => {
  linkCommand({ name: 'Mill', is: (to) => to.kind === 'page' && to.id === 4 }, undefined).run();
  await waitFor(() => expect(bridge.sent('app.copyText')).toEqual([{ text: '[[place:Mill]]' }]));
  await waitFor(() => expect(status.message).toBe('[[place:Mill]] is copied: paste it into any text.'));
});

it('says so where no link can lead there', async () => {
  linkCommand({ name: 'A [b]', is: (to) => to.kind === 'page' && to.id === 9 }, undefined).run();
  await waitFor(() => expect(status.message).toContain('No link can say A [b].'));
  expect(bridge.sent('app.copyText')).toEqual([]);
});
