import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Shortcuts,
  shortcuts as registry,
  type ViewCommand,
} from '../../../src-renderer/lib/keys/shortcuts.svelte.ts';
import { releaseKeys } from '../../../src-renderer/lib/keys/key-binding.ts';
import SwappedViews from './SwappedViews.svelte';

const command = (
  id: string,
  keys: string,
  more: Partial<ViewCommand> = {},
): ViewCommand & { run: () => void } => ({
  id,
  title: id,
  group: 'Test',
  keys,
  run: vi.fn(),
  ...more,
});

function press(key: string, held: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    code: key === ' ' ? 'Space' : '',
    bubbles: true,
    cancelable: true,
    ...held,
  });
  target.dispatchEvent(event);
  return event;
}

function show(html: string, selector: string): Element {
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`Nothing matches ${selector}.`);
  return element;
}

describe('shortcuts', () => {
  let shortcuts: Shortcuts;
  beforeEach(() => {
    shortcuts = new Shortcuts();
    window.addEventListener('keydown', shortcuts.handle);
  });
  afterEach(() => {
    window.removeEventListener('keydown', shortcuts.handle);
    document.body.innerHTML = '';
  });

  describe('after a click on a button that stays', () => {
    beforeEach(() => window.addEventListener('click', releaseKeys));
    afterEach(() => window.removeEventListener('click', releaseKeys));

    const clicked = (html: string, clicks: number): Element => {
      const button = show(html, 'button');
      if (!(button instanceof HTMLElement)) throw new Error('There is no button.');
      button.focus();
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: clicks }));
      return button;
    };

    it('Space is the turn again', () => {
      const pass = command('pass', 'Space');
      shortcuts.register('Dungeon', () => [pass]);
      const button = clicked('<button aria-pressed="true">Familiar ground</button>', 1);
      expect(document.activeElement).not.toBe(button);
      press(' ', {}, document.activeElement ?? document.body);
      expect(pass.run).toHaveBeenCalledOnce();
    });

    it('one pressed by the keyboard, one of a list and one in a dialog keep the keys', () => {
      for (const [html, clicks] of [
        ['<button>Familiar ground</button>', 0],
        ['<button role="tab">Lights</button>', 1],
        ['<div role="dialog"><button>Keep</button></div>', 1],
      ] as const)
        expect(clicked(html, clicks), html).toBe(document.activeElement);
    });
  });

  it('runs the command its key belongs to and keeps the key from the browser', () => {
    const pass = command('pass', 'Space');
    shortcuts.register('Dungeon', () => [pass, command('undo', 'Ctrl+Z')]);
    const event = press(' ');
    expect(pass.run).toHaveBeenCalledOnce();
    expect(event.defaultPrevented).toBe(true);
  });

  it('tells Ctrl+Z from Ctrl+Shift+Z and from Z, whatever the letter’s case', () => {
    const [undo, redo] = [command('undo', 'Ctrl+Z'), command('redo', 'Ctrl+Shift+Z')];
    shortcuts.register('All', () => [undo, redo]);
    press('z');
    press('z', { ctrlKey: true });
    press('Z', { ctrlKey: true, shiftKey: true });
    expect([undo.run, redo.run].map((run) => vi.mocked(run).mock.calls.length)).toEqual([1, 1]);
  });

  it('knows a sign with or without Shift, and + on the key of =', () => {
    const [help, larger] = [command('help', '?'), command('larger', 'Ctrl++')];
    shortcuts.register('All', () => [help, larger]);
    press('?', { shiftKey: true });
    press('?');
    press('+', { ctrlKey: true });
    press('=', { ctrlKey: true });
    expect([help.run, larger.run].map((run) => vi.mocked(run).mock.calls.length)).toEqual([2, 2]);
  });

  it('leaves a field its keys, but for Ctrl, Alt, Escape and Enter where the command says so', () => {
    const [next, undo, palette, now] = [
      command('next', 'N', { inFields: true }),
      command('undo', 'Ctrl+Z'),
      command('palette', 'Ctrl+K', { inFields: true }),
      command('now', 'Alt+End', { inFields: true }),
    ];
    shortcuts.register('All', () => [next, undo, palette, now]);
    const field = show('<input type="text">', 'input');
    press('n', {}, field);
    press('z', { ctrlKey: true }, field);
    press('k', { ctrlKey: true }, field);
    press('End', { altKey: true }, field);
    expect([next, undo, palette, now].map(({ run }) => vi.mocked(run).mock.calls.length)).toEqual([
      0, 0, 1, 1,
    ]);
  });

  it('leaves Space to a focused button, unless the place says it is free', () => {
    const pass = command('pass', 'Space');
    shortcuts.register('Dungeon', () => [pass]);
    press(' ', {}, show('<button>Search</button>', 'button'));
    expect(pass.run).not.toHaveBeenCalled();
    press(' ', {}, show('<div data-space-free><button>Box 4</button></div>', 'button'));
    expect(pass.run).toHaveBeenCalledOnce();
  });

  it('is silent inside a dialog', () => {
    const next = command('next', 'N');
    shortcuts.register('All', () => [next]);
    press('n', {}, show('<div role="dialog"><button>Close</button></div>', 'button'));
    expect(next.run).not.toHaveBeenCalled();
  });

  it('lets the view that came last have a key that two want', () => {
    const [shell, area] = [command('shell', 'N'), command('area', 'N')];
    shortcuts.register('Everywhere', () => [shell]);
    const leave = shortcuts.register('Area', () => [area]);
    press('n');
    leave();
    press('n');
    expect([area.run, shell.run].map((run) => vi.mocked(run).mock.calls.length)).toEqual([1, 1]);
  });

  it('tells whether a key still gets to a command, so that nobody promises a key another view has', () => {
    shortcuts.register('Everywhere', () => [command('shell', 'N')]);
    expect([shortcuts.reaches('shell'), shortcuts.reaches('nobody')]).toEqual([true, false]);
    const leave = shortcuts.register('Area', () => [command('area', 'N')]);
    expect([shortcuts.reaches('shell'), shortcuts.reaches('area')]).toEqual([false, true]);
    leave();
    expect(shortcuts.reaches('shell')).toBe(true);
  });

  it('says why a command cannot be done instead of doing it', () => {
    const refused = vi.fn();
    shortcuts.onrefused = refused;
    const undo = command('undo', 'Ctrl+Z', { disabled: 'There is nothing to take back.' });
    shortcuts.register('All', () => [undo]);
    press('z', { ctrlKey: true });
    shortcuts.run('undo');
    expect(undo.run).not.toHaveBeenCalled();
    expect(refused.mock.calls).toEqual([
      ['There is nothing to take back.'],
      ['There is nothing to take back.'],
    ]);
  });

  it('repeats a held key only for commands that select', () => {
    const [pass, next] = [command('pass', 'Space'), command('next', 'J', { repeats: true })];
    shortcuts.register('All', () => [pass, next]);
    press(' ', { repeat: true });
    press('j', { repeat: true });
    expect([pass.run, next.run].map((run) => vi.mocked(run).mock.calls.length)).toEqual([0, 1]);
  });
});

describe('the shortcuts of components', () => {
  it('are those of the view on screen after one took another’s place', async () => {
    const onkey = vi.fn();
    const { rerender, unmount } = render(SwappedViews, { start: true, onkey });
    await rerender({ start: false, onkey });
    registry.handle(new KeyboardEvent('keydown', { key: 'n' }));
    expect(onkey.mock.calls).toEqual([['Shell']]);
    expect(registry.views.map(({ view }) => view)).toEqual(['Shell']);
    unmount();
    expect(registry.views).toEqual([]);
  });
});
