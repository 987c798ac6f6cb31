import type { Area } from '../../../shared/ipc/vocabulary.ts';

export interface AreaEntry {
  id: Area;
  title: string;
  keys: string;
  windowKeys: string;
}

/** The areas of the desk in the order of the rail. */
export const areaList: readonly AreaEntry[] = [
  { id: 'dungeon', title: 'Dungeon', keys: 'Ctrl+1', windowKeys: 'Alt+1' },
  { id: 'characters', title: 'Characters', keys: 'Ctrl+2', windowKeys: 'Alt+2' },
  { id: 'encumbrance', title: 'Encumbrance', keys: 'Ctrl+3', windowKeys: 'Alt+3' },
  { id: 'log', title: 'Log', keys: 'Ctrl+4', windowKeys: 'Alt+4' },
  { id: 'campaign', title: 'Campaign', keys: 'Ctrl+5', windowKeys: 'Alt+5' },
  { id: 'places', title: 'Places', keys: 'Ctrl+6', windowKeys: 'Alt+6' },
  { id: 'travel', title: 'Travel', keys: 'Ctrl+7', windowKeys: 'Alt+7' },
  { id: 'combat', title: 'Combat', keys: 'Ctrl+8', windowKeys: 'Alt+8' },
  { id: 'prep', title: 'Prep', keys: 'Ctrl+9', windowKeys: 'Alt+9' },
];

export const areaTitle = (area: Area): string => areaList.find((entry) => entry.id === area)?.title ?? area;
