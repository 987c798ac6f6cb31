import { expect, test } from 'vitest';
import { chosenPath } from '../../../src-main/desk/chosen-path.ts';
import { Doorstep, campaignNamed } from '../../../src-main/desk/handed-over.ts';
import { menuTemplate } from '../../../src-main/electron/menu-template.ts';

test.each([
  ['Barrow.turnkeeper', '/home/hild/Barrow.turnkeeper'],
  ['/c/BARROW.TURNKEEPER', '/c/BARROW.TURNKEEPER'],
  ['file:///c/The%20Barrow.turnkeeper', '/c/The Barrow.turnkeeper'],
  ['FILE:///c/a.turnkeeper', '/c/a.turnkeeper'],
  ['file://another.host/c/a.turnkeeper', null],
  ['notes.txt', null],
])('of a command line, %s names %s', (word, path) => {
  expect(campaignNamed(['turnkeeper', '--log-level=3', word], '/home/hild')).toBe(path);
});

test('a program called like a campaign is none', () => {
  expect(campaignNamed(['/bin/a.turnkeeper'], '/')).toBeNull();
});

test('files laid down before anybody is there: the last; each that comes later is handed on', () => {
  const doorstep = new Doorstep();
  doorstep.lay('/a');
  doorstep.lay('/b');
  const taken: string[] = [];
  expect(doorstep.answer((path) => taken.push(path))).toBe('/b');
  doorstep.lay('/c');
  doorstep.lay('/d');
  expect(taken).toEqual(['/c', '/d']);
  expect(new Doorstep().answer(() => undefined)).toBeNull();
});

test.each([
  ['save', '/c/Barrow', '/c/Barrow.turnkeeper'],
  ['save', '/c/Barrow.v2', '/c/Barrow.v2.turnkeeper'],
  ['save', '/c/Barrow.TURNKEEPER', '/c/Barrow.TURNKEEPER'],
  ['export', '/c.d/evening', '/c.d/evening.md'],
  ['export', '/c/evening.txt', '/c/evening.txt'],
  ['open', '/c/Barrow', '/c/Barrow'],
  ['import', '/c/party', '/c/party'],
] as const)('to %s, %s is %s', (purpose, path, whole) => {
  expect(chosenPath(path, purpose, '/c/log.md')).toBe(whole);
});

const acts = { openReference: () => undefined, openCampaign: () => undefined };
const within = (platform: NodeJS.Platform) =>
  menuTemplate(platform, acts).flatMap(({ label, role, submenu }) => [
    label ?? role,
    ...(Array.isArray(submenu) ? submenu.map((entry) => entry.label ?? entry.role ?? entry.type) : []),
  ]);

test('macOS has a File menu: open, open again, close; elsewhere there is help alone', () => {
  expect(within('darwin')).toEqual([
    'appMenu',
    'File',
    'Open Campaign…',
    'recentDocuments',
    'separator',
    'close',
    'editMenu',
    'windowMenu',
    'help',
    'Rules reference',
  ]);
  expect(within('win32')).toEqual(['help', 'Rules reference']);
  const file = menuTemplate('darwin', acts).find(({ label }) => label === 'File');
  expect(file?.submenu).toContainEqual(expect.objectContaining({ click: acts.openCampaign }));
});
