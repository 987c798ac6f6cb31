const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const rules = join(__dirname, 'shared/rules');

/** The folders of the rule systems: those that hold an inventory of rules. */
const systems = `(${readdirSync(rules)
  .filter((name) => existsSync(join(rules, name, 'inventory.json')))
  .join('|')})`;

/** The floors of the house: imports run downward only. */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

/** A floor of the main process imports itself, what is shared, and of the main process only what is named. */
const floor = (name, ...below) =>
  forbid(
    `floor-${name}`,
    { path: `^src-main/${name}/` },
    { path: '^src-main/', pathNot: `^src-main/(${[`${name}/`, ...below].join('|')})` },
  );

/** What areas take of each other, by file: at most 60, and never both ways. */
const crossings = {
  app: [
    'asset/commands',
    'campaign/steps',
    'combat/commands',
    'import/commands',
    'rewind/commands',
    'wander/export-csv',
  ],
  campaign: ['rewind/looking-back'],
  character: ['party/item-views', 'party/member-view'],
  combat: [
    'campaign/setting-view',
    'character/sheet/figures',
    'character/sheet/sheet-changes',
    'encounter/chase/flee',
    'encounter/chase/flight-sides',
    'encounter/chase/rates',
    'encounter/conclude',
    'encounter/foes/creature',
    'encounter/foes/foe-names',
    'encounter/open',
    'import/import-context',
    'light/kindling',
  ],
  deeds: ['dungeon/pass-onward', 'place/acts/trap-acts'],
  dungeon: [
    'encounter/view/delve-view',
    'light/steps',
    'light/view',
    'party/party-now',
    'place/dungeon-steps',
    'prompts/prompts',
    'prompts/queue',
    'turn-sheet/look-ahead',
    'turn-sheet/turn-sheet',
  ],
  effect: ['combat/lasting/free'],
  encounter: ['character/sheet/figures', 'travel/day-of-flight', 'wander/throw-on'],
  import: ['place/positions', 'wander/read-tables', 'wander/write-rows'],
  inventory: ['party/item-views', 'party/member-view', 'party/party-now', 'party/party-view'],
  prompts: ['effect/effect-prompts', 'light/fire', 'light/steps', 'need/day-end-prompt'],
  reward: [
    'character/levels/next-level',
    'character/levels/xp-bonus',
    'inventory/touched',
    'inventory/worth-mention',
  ],
  tables: ['import/write/named-there'],
  travel: ['dungeon/enter', 'need/plan-days', 'need/settle-days', 'need/settled-words'],
  'turn-sheet': ['deeds/options', 'prompts/clock-prompts', 'prompts/prompts', 'prompts/queue'],
};

const crossed = Object.entries(crossings).flatMap(([from, files]) =>
  files.map((file) => [from, file.split('/')[0]]),
);
if (crossed.length > 60) throw new Error(`${crossed.length} crossings between areas; at most 60 are meant.`);
for (const [from, to] of crossed)
  if (crossed.some(([other, back]) => other === to && back === from))
    throw new Error(`The areas ${from} and ${to} take of each other.`);

const areas = Object.entries(crossings).map(([area, files]) =>
  forbid(
    `area-${area}`,
    { path: `^src-main/areas/${area}/` },
    { path: '^src-main/areas/', pathNot: `^src-main/areas/(${area}/|(${files.join('|')})\\.ts$)` },
  ),
);

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
      'calendar-is-pure',
      { path: '^shared/calendar/' },
      { pathNot: '^shared/calendar/|^shared/(errors|words/shown-text)\\.ts$' },
    ),
    forbid('hexes-are-pure', { path: '^shared/hex/' }, { pathNot: '^shared/hex/|^shared/errors\\.ts$' }),
    forbid(
      'odds-are-pure',
      { path: '^shared/odds/' },
      { pathNot: `^shared/(odds|dice)/|^shared/rules/(?!${systems}/)|^shared/errors\\.ts$` },
    ),
    forbid(
      'rehearsal-is-pure',
      { path: '^shared/rehearsal/' },
      { pathNot: `^shared/(rehearsal|dice)/|^shared/rules/(?!${systems}/)|^shared/errors\\.ts$` },
    ),
    forbid(
      'bestiary-is-pure',
      { path: '^shared/bestiary/' },
      {
        pathNot: `^shared/(bestiary|content/schemas|dice|words)/|^shared/without\\.ts$|^shared/rules/(?!${systems}/)`,
      },
    ),
    forbid(
      'tables-are-pure',
      { path: '^shared/tables/' },
      { pathNot: '^shared/(tables|dice|odds|words|rules/common)/|^shared/errors\\.ts$' },
    ),
    forbid(
      'treasure-is-pure',
      { path: '^shared/treasure/' },
      { pathNot: `^shared/(treasure|dice|odds|words)/|^shared/rules/(?!${systems}/)|^shared/errors\\.ts$` },
    ),
    forbid(
      'systems-are-apart',
      { path: `^shared/rules/${systems}/` },
      { path: `^shared/rules/${systems}/`, pathNot: '^shared/rules/$1/' },
    ),
    forbid(
      'common-rules-know-no-system',
      { path: '^shared/rules/', pathNot: `^shared/rules/(${systems}/|registry\\.ts$)` },
      { path: `^shared/rules/${systems}/` },
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
          '^shared/(content|dice|rules)/|^shared/errors\\.ts$|^shared/ipc/(fields|vocabulary)\\.ts$|^node_modules/zod/',
      },
    ),
    forbid('shared-stands-alone', { path: '^shared/' }, { path: '^(src-main|src-renderer|test|scripts)/' }),
    floor('db'),
    floor('content', 'db/'),
    floor('facts', 'db/', 'content/'),
    floor('time', 'db/', 'facts/', 'steps/step-context\\.ts$'),
    floor('imports'),
    floor('threads'),
    floor('rehearsal', 'threads/'),
    floor(
      'exports',
      'db/',
      'content/',
      'facts/',
      'imports/',
      'areas/(character/sheet/view|map/view/read-things|party/item-views|place/view/(level|room)-view|turn-sheet/turn-sheet|wander/read-tables)\\.ts$',
    ),
    ...areas,
    forbid(
      'areas-are-apart',
      { path: '^src-main/areas/([^/]+)/', pathNot: `^src-main/areas/(${Object.keys(crossings).join('|')})/` },
      { path: '^src-main/areas/([^/]+)/', pathNot: '^src-main/areas/$1/' },
    ),
    forbid('main-not-renderer', { path: '^src-main/' }, { path: '^src-renderer/' }),
    forbid(
      'electron-only-at-the-rim',
      {
        path: '^src-main/',
        pathNot:
          '^src-main/(index|app|front|windows|menu|dialogs|preload)\\.ts$|^src-main/ipc/register\\.ts$|^src-main/electron/',
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
