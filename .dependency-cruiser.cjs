/** The floors of the house: imports run downward only. */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid(
      'rules-are-pure',
      { path: '^shared/rules/' },
      { pathNot: '^shared/(rules|dice)/|^shared/errors\\.ts$' },
    ),
    forbid(
      'dice-are-pure',
      { path: '^shared/dice/' },
      { pathNot: '^shared/dice/|^shared/errors\\.ts$|^(node_modules/)?pure-rand/' },
    ),
    forbid(
      'odds-are-pure',
      { path: '^shared/odds/' },
      { pathNot: '^shared/(odds|dice)/|^shared/rules/[^/]+\\.ts$|^shared/errors\\.ts$' },
    ),
    forbid(
      'systems-are-apart',
      { path: '^shared/rules/([^/]+)/' },
      { path: '^shared/rules/([^/]+)/', pathNot: '^shared/rules/$1/' },
    ),
    forbid(
      'contract-imports-zod-and-shared',
      { path: '^shared/ipc/' },
      { pathNot: '^shared/|^node_modules/zod/' },
    ),
    forbid(
      'content-imports-zod-and-rules',
      { path: '^shared/content/' },
      {
        pathNot:
          '^shared/(content|dice|rules)/|^shared/errors\\.ts$|^shared/ipc/vocabulary\\.ts$|^node_modules/zod/',
      },
    ),
    forbid('shared-stands-alone', { path: '^shared/' }, { path: '^(src-main|src-renderer|test|scripts)/' }),
    forbid('main-not-renderer', { path: '^src-main/' }, { path: '^src-renderer/' }),
    forbid(
      'electron-only-at-the-rim',
      {
        path: '^src-main/',
        pathNot:
          '^src-main/(index|app|windows|menu|dialogs|preload)\\.ts$|^src-main/ipc/register\\.ts$|^src-main/electron/',
      },
      { path: '^node_modules/electron/|^electron$|^src-main/electron/' },
    ),
    forbid(
      'renderer-not-main',
      { path: '^src-renderer/' },
      { path: '^src-main/|electron|^node_modules/(better-sqlite3|kysely)/' },
    ),
    forbid('renderer-carries-no-content', { path: '^src-renderer/' }, { path: '^shared/content/' }),
    forbid(
      'renderer-carries-no-schemas',
      { path: '^src-renderer/' },
      { path: '^node_modules/zod/', dependencyTypesNot: ['type-only'] },
    ),
    forbid('migrations-stand-alone', { path: '^migrations/' }, { path: '.' }),
    forbid('product-not-test', { path: '^(shared|src-main|src-renderer)/' }, { path: '^test/' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte', '.svelte.ts', '.js', '.json'],
      conditionNames: ['import', 'svelte', 'types', 'default'],
    },
    exclude: { path: '^(out|dist|test-results)/' },
  },
};
