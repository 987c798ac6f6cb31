import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { componentProgram } from './scripts/lint/component-program.mjs';

/** A run over files makes one program of them all; an editor follows what is being written. */
const isRun = process.argv[1]?.endsWith('eslint.js') === true;
const typed = {
  languageOptions: {
    parserOptions: isRun
      ? { programs: [componentProgram(import.meta.dirname)] }
      : { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
  },
};

/** Components and what has their runes; every other module is oxlint's (`.oxlintrc.json`), with the same rules. */
export default tseslint.config(
  { ignores: ['out/', 'dist/', 'test-results/', '**/*.{js,cjs,mjs,ts}', '!**/*.svelte.ts'] },
  ...tseslint.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  typed,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  {
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
);
