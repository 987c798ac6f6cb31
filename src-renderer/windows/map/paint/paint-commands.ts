import { lineKinds } from '../../../../shared/map/map-words.ts';
import type { ViewCommand } from '../../../lib/keys/shortcuts.svelte.ts';
import type { GroundView } from '../map-types.ts';
import { paintTools, paintedLayers, type PaintDesk } from './paint-desk.svelte.ts';
import { layerNames, lineWords, toolWords } from './paint-words.ts';

/** Everything the keys of paint mode do; they go before the map's own. */
export function paintCommands(
  paint: PaintDesk,
  grounds: readonly GroundView[],
  chooseGround: () => void,
): ViewCommand[] {
  const tools = { group: 'Tools' };
  const groundName = (code: number) => grounds.find((ground) => ground.code === code)?.name ?? 'nothing';
  return [
    ...paintTools.map((tool): ViewCommand => ({
      ...tools,
      id: `paint.${tool}`,
      title: toolWords[tool].title,
      keys: toolWords[tool].keys,
      run: () => (paint.tool = tool),
    })),
    { ...tools, id: 'paint.wider', title: 'Wider brush', keys: ']', run: () => paint.resize(1) },
    { ...tools, id: 'paint.narrower', title: 'Narrower brush', keys: '[', run: () => paint.resize(-1) },
    {
      ...tools,
      id: 'paint.send',
      title: 'Set the stroke down',
      keys: 'Enter',
      keyOnly: true,
      run: () => void paint.end(),
    },
    ...paint.shownSlots.map((code, at): ViewCommand => ({
      group: 'Grounds',
      id: `paint.slot${at + 1}`,
      title: `Paint with ${groundName(code)}`,
      keys: String(at + 1),
      run: () => paint.chooseSlot(at),
    })),
    { group: 'Grounds', id: 'paint.ground', title: 'Another ground', keys: 'G', run: chooseGround },
    ...paintedLayers.map((layer): ViewCommand => ({
      group: 'What is painted',
      id: `paint.layer.${layer}`,
      title: layerNames[layer],
      run: () => (paint.layer = layer),
    })),
    ...lineKinds.map((kind): ViewCommand => ({
      group: 'What the pen draws',
      id: `paint.line.${kind}`,
      title: lineWords[kind],
      run: () => {
        paint.lineKind = kind;
        paint.tool = 'pen';
      },
    })),
    {
      group: 'Tools',
      id: 'paint.leave',
      title: paint.underWay ? 'Drop the stroke' : 'Stop painting',
      keys: 'Escape',
      run: () => (paint.underWay ? paint.drop() : paint.leave()),
    },
  ];
}
