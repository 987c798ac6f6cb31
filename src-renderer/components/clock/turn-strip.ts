export interface Mark {
  kind:
    | 'check'
    | 'checkRolled'
    | 'rest'
    | 'torchEnds'
    | 'lanternEnds'
    | 'candleEnds'
    | 'spellEnds'
    | 'potionEnds'
    | 'effectEnds'
    | 'exhausted'
    | 'dayEnd'
    | 'dark'
    | 'encounter';
  letter: string;
  label: string;
}

export interface Box {
  turn: number;
  state: 'past' | 'now' | 'future';
  did?: string | undefined;
  dark: boolean;
  marks: readonly Mark[];
}

/** A stretch of light or magic under the boxes of one hour; a half-burnt one is two lanes with the same id. */
export interface Lane {
  id: string;
  kind: keyof typeof laneWords;
  bearer: string;
  from: number;
  to: number;
  used: boolean;
}

export interface Hour {
  label: string;
  time: string;
  boxes: readonly Box[];
  lanes: readonly Lane[];
}

export interface LaneRow {
  id: string;
  lanes: readonly Lane[];
  /** The stretch that carries the name: the part still to burn, or else the last. */
  named: Lane | undefined;
}

/** One row for each light or effect, in order of first appearance, so that a lane keeps its place. */
export function laneRows(lanes: readonly Lane[]): LaneRow[] {
  const ids = [...new Set(lanes.map((lane) => lane.id))];
  return ids.map((id) => {
    const own = lanes.filter((lane) => lane.id === id);
    return { id, lanes: own, named: own.find((lane) => !lane.used) ?? own.at(-1) };
  });
}

export const laneWords = {
  torch: 'torch',
  lantern: 'lantern',
  candle: 'candle',
  minersLantern: 'miner’s lantern',
  continual: 'continual light',
  effect: 'effect',
} as const;

/** The whole box in words, for those who hear it. `column` is 1 to 6. */
export function boxWords(box: Box, column: number, lanes: readonly Lane[]): string {
  const lit = lanes.filter((lane) => lane.from <= column && column <= lane.to);
  const words = [
    `Turn ${box.turn}`,
    box.state === 'future' ? null : box.state === 'now' ? 'now' : 'past',
    box.did && box.did.toLowerCase() !== box.state ? box.did : null,
    ...box.marks.map((mark) => mark.label),
    ...lit.map((lane) => `${lane.bearer}, ${laneWords[lane.kind]}`),
    box.dark && !box.marks.some(({ kind }) => kind === 'dark') ? 'no light' : null,
  ];
  return words.filter((word) => word !== null).join('; ');
}
