/** Where bundled tests lie, by which their sources are found again. */
import { join } from 'node:path';

const bundles = 'test-results/bundled';

/** Of a project's folder: the modules, which no runner takes for tests. */
export const modulesFolder = 'modules';

/** @param {string} root @param {string} project */
export const bundledFolder = (root, project) => join(root, bundles, project);

/** The source of a test, bundled or not, as a path from the project's root. @param {string} path */
export const sourceOfTest = (path) =>
  path.startsWith(`${bundles}/`) ? path.replace(`${bundles}/`, 'test/').replace(/\.js$/, '.ts') : path;
