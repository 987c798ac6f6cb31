/** Writes the reference of every rule and operation as Markdown; fails with the places where it is incomplete. */
import './setup/require-node.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from './electron-runtime.mjs';

const target = join(projectRoot, 'test-results/reference/rules-reference.md');

async function load() {
  try {
    return await Promise.all([import('./reference/reference.mjs'), import('./reference/markdown.mjs')]);
  } catch (/** @type {any} */ error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('The dependencies are not installed. Run npm ci, then the same command again.');
    process.exit(1);
  }
}

const [{ collectReference }, { asMarkdown }] = await load();
const { reference, problems } = collectReference(projectRoot);
await mkdir(dirname(target), { recursive: true });
await writeFile(target, asMarkdown(reference));
for (const { title, operations, rules } of reference.systems) {
  console.log(`${title}: ${operations.length} operations, ${rules.length} rules`);
}
console.log(`Written to ${relative(projectRoot, target)}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\nThe reference is incomplete in ${problems.length} places.`);
  process.exitCode = 1;
}
