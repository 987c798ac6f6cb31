const name = 'virtual:rules-reference.json?raw';
const resolved = `\0${name}`;

/**
 * A Vite plugin that serves the reference as the text module `virtual:rules-reference.json?raw`, made from the sources
 * each time it is asked for. What keeps it from being complete is a warning here; the proof fails on it.
 * @param {string} root @returns {import('vite').Plugin}
 */
export function rulesReference(root) {
  return {
    name: 'rules-reference',
    enforce: 'pre',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      // The compiler is read here, as set-up knows this plugin before anything is installed.
      const { collectReference } = await import('./reference.mjs');
      const { reference, problems } = collectReference(root);
      if (problems.length > 0)
        this.warn(
          `The rules reference is incomplete in ${problems.length} places; npm run reference names them.`,
        );
      return {
        code: `export default ${JSON.stringify(JSON.stringify(reference))};`,
        moduleSideEffects: false,
      };
    },
  };
}
