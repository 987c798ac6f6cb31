import type { LineKind } from '../../../../shared/map/map-words.ts';
import type { PaintedLayer, PaintTool } from './paint-desk.svelte.ts';

export const toolWords: Readonly<Record<PaintTool, { title: string; keys: string; how: string }>> = {
  brush: { title: 'Brush', keys: 'B', how: 'Drag, or hold Space and go by the arrows.' },
  fill: { title: 'Fill', keys: 'F', how: 'A click or Space fills all of one kind that hangs together.' },
  line: { title: 'Line', keys: 'L', how: 'Straight from where you press to where you let go.' },
  outline: { title: 'Outline', keys: 'O', how: 'Go round what you want; letting go fills it.' },
  pick: { title: 'Pick', keys: 'I', how: 'Takes what a hex holds as what you paint with.' },
  erase: { title: 'Erase', keys: 'E', how: 'As the brush, and leaves nothing.' },
  pen: {
    title: 'Pen',
    keys: 'W',
    how: 'A road, river or border from hex to hex; with Shift along the sides to the right of your way.',
  },
  site: { title: 'Site', keys: 'S', how: 'A click or Space puts a place with a name there.' },
  label: { title: 'Words', keys: 'T', how: 'A click or Space writes on the map there.' },
};

export const layerNames: Readonly<Record<PaintedLayer, string>> = {
  terrain: 'Ground',
  elevation: 'Heights',
  region: 'Regions',
  known: 'Known',
};

export const lineWords: Readonly<Record<LineKind, string>> = {
  road: 'Road',
  trail: 'Trail',
  river: 'River',
  border: 'Border',
  wall: 'Wall',
  other: 'Other line',
};
