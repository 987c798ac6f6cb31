import type { PaletteCommand } from '../../src-renderer/components/commands/command-palette.ts';
import type { Consequence } from '../../src-renderer/components/messages/consequence.ts';
import type { KeyGroup } from '../../src-renderer/components/commands/key-help.ts';
import type { Band } from '../../src-renderer/components/load/load-bar.ts';
import type { Reason } from '../../src-renderer/components/messages/reason.ts';

export const bands: readonly Band[] = [
  { upTo: 400, label: '120′' },
  { upTo: 600, label: '90′' },
  { upTo: 800, label: '60′' },
  { upTo: 1600, label: '30′' },
];

export const reasons: readonly Reason[] = [
  { source: 'Every second turn in a dungeon', value: '1 in 6', rule: 'ose.dungeon.wandering' },
  { source: 'Rest overdue', value: -1, rule: 'ose.dungeon.rest' },
];

export const coming: readonly Consequence[] = [
  { id: 'check', when: 'now', what: 'Wandering check', now: true },
  { id: 'rest', when: 'in 2', what: 'Rest due,', rest: 'else −1 to attack and damage' },
  { id: 'torch', when: 'in 3', what: 'Wren’s torch', rest: 'goes out; the lantern still burns' },
  { id: 'shield', when: 'in 6', what: 'Shield', rest: 'on Corin ends' },
  { id: 'dark', when: 'in 23', what: 'Darkness:', rest: 'the lantern is dry' },
];

export const commands: readonly PaletteCommand[] = [
  { id: 'pass', title: 'Pass a turn: explore', keys: 'Space', group: 'Turns' },
  { id: 'search', title: 'Search here', keys: 'S', group: 'Turns' },
  { id: 'force', title: 'Force a door', keys: 'F', group: 'Turns', disabled: 'No stuck door is here.' },
  { id: 'undo', title: 'Undo: search by Wren', keys: 'Ctrl+Z', group: 'Journal' },
  { id: 'export', title: 'Export this session', group: 'Journal' },
];

export const keyGroups: readonly KeyGroup[] = [
  {
    title: 'Turns',
    keys: [
      { keys: 'Space', title: 'Pass a turn' },
      { keys: 'Shift+Space', title: 'Pass turns until something happens' },
    ],
  },
  {
    title: 'Everywhere',
    keys: [
      { keys: 'Ctrl+K', title: 'Command palette' },
      { keys: 'Ctrl+Z', title: 'Undo' },
      { keys: '?', title: 'Keys of this view' },
    ],
  },
];
