// @ts-nocheck
/**
 * The components with all that they use as one TypeScript program: linting them is then one check of types, where a
 * program anew for each component took a quarter of an hour. The libraries are those of the tests, which have components
 * too; that each folder keeps to its own is for the type check to say.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as svelteParser from 'svelte-eslint-parser';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

/** TypeScript has no name for them: they are read as TypeScript, from the scripts below. */
const extensions = [{ extension: '.svelte', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }];
const isComponent = (path) => path.endsWith('.svelte') || path.endsWith('.svelte.ts');

/** Ends the reading of a component: what its parser would make of the script is of no use here. */
class FinalScript extends Error {
  constructor(script) {
    super('The script of a component is final.');
    this.script = script;
  }
}

/** Hands the parser of components the first reading of a script, and stops it at the one that is linted. */
const listener = {
  parseForESLint(code, options) {
    if (options.disallowAutomaticSingleRunInference) throw new FinalScript(code);
    return tseslint.parser.parseForESLint(code, options);
  },
};

/** The script that the parser of components makes of a file. It must be the program's to the letter. */
function scriptOf(path) {
  try {
    svelteParser.parseForESLint(readFileSync(path, 'utf8'), { filePath: path, parser: listener });
  } catch (error) {
    if (error instanceof FinalScript) return error.script;
    throw error;
  }
  throw new Error(`The parser of components made no script of ${path}.`);
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

export function componentProgram(root) {
  const path = resolve(root, 'test/tsconfig.json');
  const config = {
    ...ts.readConfigFile(path, ts.sys.readFile).config,
    include: ['../src-renderer/**/*.ts', '../src-renderer/**/*.svelte', '**/*.svelte', '**/*.svelte.ts'],
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
