import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const files = {
  'registry.ts': `import { toy } from './toy/index.ts';\nexport const systems = [toy];\n`,
  'reason.ts': `export interface Reasoned {\n  reasons: string[];\n}\n`,
  'RULINGS.md': `# Rulings\n\n## Toy rules (\`toy\`)\n\n- **TOY-HOP-2** — A tie is a hop.\n- **General** — Halves are dropped.\n`,
  'toy/index.ts': `import { operations } from './operations.ts';\nexport const toy = { id: 'toy', title: 'Toy rules', operations };\n`,
  'toy/terms.ts': `export const legs = ['left', 'right'] as const;\nexport type Leg = (typeof legs)[number];\nexport interface Hop {\n  /** Feet. */\n  far: number;\n  leg?: Leg;\n}\n`,
  'toy/hops.ts': `import type { Dice } from '../../dice/dice.ts';
import type { Reasoned } from '../reason.ts';
import type { Hop } from './terms.ts';

/**
 * How far the hops reach, in feet; \`hops\` in order. Dice: d6 for each hop. Throws \`bad-die\`, \`bad-input\`.
 * TOY-HOP-1 to 2, 4; TOY-GEN-1.
 */
export function hopFar(
  input: { hops: Hop[] },
  dice?: Dice,
): {
  feet: number;
} & Reasoned {
  return { feet: 1, reasons: [] };
}

/** A skip of some feet. Throws \`bad-input\`. TOY-HOP-3. */
function skip(input: { feet: number }): { feet: number } {
  return { feet: 1 };
}

export const hopOps = {
  'hop.far': hopFar,
  skip,
} as const;
`,
  'toy/operations.ts': `import { hopOps } from './hops.ts';\n\nexport const operations = {\n  ...hopOps,\n};\n`,
  'toy/inventory.json': JSON.stringify([
    { id: 'TOY-HOP-1', rule: 'Hops add up.', operations: ['hop.far'] },
    { id: 'TOY-HOP-2', rule: 'Ties hop.', operations: ['hop.far'], combat: true },
    { id: 'TOY-HOP-3', rule: 'Skips are short.', operations: ['skip'] },
    { id: 'TOY-HOP-4', rule: 'Six is best.', operations: ['hop.far'] },
    { id: 'TOY-GEN-1', rule: 'Feet count.', operations: ['hop.far'] },
    { id: 'TOY-GEN-2', rule: 'Be kind.', procedural: 'Kindness is not computed.' },
    { id: 'TOY-GEN-3', rule: 'Hop slowly.', window: 'reference' },
  ]),
};

type FileName = keyof typeof files;

/** Changes text of one file: what stands there, and what instead. */
export type Change = readonly [file: FileName, from: string, to: string];

function changed(name: FileName, changes: readonly Change[]): string {
  return changes
    .filter(([file]) => file === name)
    .reduce((text, [, from, to]) => {
      if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
      return text.replace(from, to);
    }, files[name]);
}

/** A project of one small rule system in a folder of its own, with some of its text changed. */
export function toyProject(...changes: Change[]): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'turnkeeper-toy-'));
  for (const name of Object.keys(files) as FileName[]) {
    const path = join(root, 'shared/rules', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, changed(name, changes));
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
