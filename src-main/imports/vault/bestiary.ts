import { isObject } from '../reading.ts';
import { partsOf } from './fences.ts';
import { readYaml } from './yaml-block.ts';

type Figures = Readonly<Record<string, unknown>>;

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
