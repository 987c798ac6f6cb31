import { isObject } from '../reading.ts';
import { extended } from './described.ts';
import { partsOf } from './fences.ts';
import { readYaml } from './yaml-block.ts';

type Figures = Readonly<Record<string, unknown>>;

/** Keys by which a stat block names another that it shows or extends. */
const references = ['creature', 'monster', 'extends'];

export const referenceIn = (figures: Figures): string | null =>
  references.find((key) => typeof figures[key] === 'string') ?? null;

const deepest = 20;

/** The creatures that notes describe, by their names, so that encounters and other blocks may refer to them. */
export class Bestiary {
  readonly #known = new Map<string, Figures>();

  add(name: string, figures: Figures): void {
    const key = name.toLowerCase();
    if (!this.#known.has(key)) this.#known.set(key, figures);
  }

  find(name: string): Figures | null {
    return this.#known.get(name.toLowerCase()) ?? null;
  }

  /** All of a creature, with whatever it extends in its turn. */
  whole(name: string, depth = 0): Figures | null {
    const figures = this.find(name);
    const reference = figures === null ? null : referenceIn(figures);
    if (figures === null || reference === null) return figures;
    const own = Object.fromEntries(Object.entries(figures).filter(([key]) => key !== reference));
    const base = depth < deepest ? this.whole(String(figures[reference]), depth + 1) : null;
    return base === null ? own : extended(base, own);
  }

  /** Takes in what a note of the same folder describes. */
  learn(text: string): void {
    for (const { language, text: source } of partsOf(text).fences) {
      if (language !== 'statblock') continue;
      const read = readYaml(source);
      if ('problem' in read || !isObject(read.value)) continue;
      const { name } = read.value;
      if (typeof name === 'string') this.add(name, read.value);
    }
  }
}
