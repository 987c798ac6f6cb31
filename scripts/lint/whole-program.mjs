// @ts-nocheck
/**
 * The whole project as one TypeScript program, components and all: linting is then one check of types, where a program
 * for each folder and one anew for each component took a quarter of an hour. The libraries are those of the tests, which
 * use every folder's; that each folder keeps to its own is for the type check to say.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as svelteParser from 'svelte-eslint-parser';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

/** TypeScript has no name for them: they are read as TypeScript, from the scripts below. */
const extensions = [{ extension: '.svelte', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }];
const isComponent = (path) => path.endsWith('.svelte') || path.endsWith('.svelte.ts');

/** The script that the parser of components makes of a file and hands on last. It must be the program's to the letter. */
function scriptOf(path) {
  let script = '';
  const listener = {
    parseForESLint(code, options) {
      script = code;
      return tseslint.parser.parseForESLint(code, options);
    },
  };
  svelteParser.parseForESLint(readFileSync(path, 'utf8'), { filePath: path, parser: listener });
  return script;
}

/** Finds components, which TypeScript takes for files it does not know, so that what they export has its real type. */
function resolverOf(options, host) {
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  return (literals, containing, redirected) =>
    literals.map(({ text }) =>
      text.startsWith('.') && text.endsWith('.svelte')
        ? {
            resolvedModule: {
              resolvedFileName: resolve(dirname(containing), text),
              extension: ts.Extension.Ts,
            },
          }
        : ts.resolveModuleName(text, containing, options, host, cache, redirected),
    );
}

/** What is linted in one run: a program of all of it at once takes more memory than Node has by itself. */
const parts = {
  all: { include: ['../**/*'], exclude: [] },
  program: { include: ['../**/*'], exclude: ['../test'] },
  tests: { include: ['../test/**/*'], exclude: [] },
};

/** The part that a command line of the linter names. */
export const partOf = (args) =>
  args[0] === 'test' ? 'tests' : args.includes('test/') && args[0] === '.' ? 'program' : 'all';

export function wholeProgram(root, part) {
  const { include, exclude } = parts[part];
  const path = resolve(root, 'test/tsconfig.json');
  const config = {
    ...ts.readConfigFile(path, ts.sys.readFile).config,
    include: [...include.flatMap((files) => [`${files}.ts`, `${files}.svelte`]), '../shared/**/*.json'],
    exclude: ['../node_modules', '../out', '../dist', '../test-results', ...exclude],
  };
  const parsed = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    dirname(path),
    {},
    path,
    undefined,
    extensions,
  );
  const options = { ...parsed.options, allowNonTsExtensions: true };
  const host = ts.createCompilerHost(options, true);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => (isComponent(file) ? scriptOf(file) : readFile(file));
  host.resolveModuleNameLiterals = resolverOf(options, host);
  return ts.createProgram({ rootNames: parsed.fileNames, options, host });
}
