/** @import { OperationReference, Reference, RuleReference, SystemReference } from '../../shared/rules/reference.ts' */

/** @param {string} system @param {string} name */
const anchorOf = (system, name) => `${system}-${name}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** @param {string} system @param {string} name */
const anchor = (system, name) => `<a id="${anchorOf(system, name)}"></a>`;
/** @param {string} system @param {string} name */
const link = (system, name) => `[${name}](#${anchorOf(system, name)})`;
/** @param {string} text */
const code = (text) => `\`\`\`ts\n${text}\n\`\`\``;
/** @param {string} text */
const escaped = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/**
 * The named types an operation speaks of, with those they speak of themselves.
 * @type {(system: SystemReference, of: OperationReference) => string[]}
 */
function typesOf({ types }, operation) {
  const keys = new Set(operation.types);
  for (const key of keys) for (const mentioned of types[key]?.mentions ?? []) keys.add(mentioned);
  return [...keys].flatMap((key) => types[key]?.text ?? []);
}

/** @param {SystemReference} system @param {OperationReference} operation @param {Map<string, string>} ruleTexts */
function operationPart(system, operation, ruleTexts) {
  const { name, does, input, output, dice, throws, rules, place } = operation;
  const types = typesOf(system, operation);
  return [
    `### ${anchor(system.id, name)}${name}`,
    does,
    code([`input: ${input}`, `output: ${output}`, ...types].join('\n')),
    ...(dice === null ? [] : [`Dice: ${dice}`]),
    `Throws ${throws}`,
    rules
      .map((id) => `- ${link(system.id, id)}: ${escaped(ruleTexts.get(id) ?? 'not in the inventory')}`)
      .join('\n'),
    `Source: \`${place}\``,
  ].join('\n\n');
}

/** @param {string} system @param {RuleReference} rule */
function keptBy(system, { operations, combat, window, procedural }) {
  if (procedural !== null) return `by the table: ${escaped(procedural)}`;
  if (window !== null)
    return window === 'reference' ? 'shown in the reference' : `shown in the ${window} window`;
  const names = operations.map((name) => link(system, name));
  return [...names, ...(combat ? ['combat machine'] : [])].join(', ');
}

/** @param {SystemReference} system */
function rulePart(system) {
  const rows = system.rules.map((rule) => {
    const rulings = rule.rulings.map((ruling) => `<br>Ruling: ${escaped(ruling)}`).join('');
    return `| ${anchor(system.id, rule.id)}${rule.id} | ${escaped(rule.text)}${rulings} | ${keptBy(system.id, rule)} |`;
  });
  return ['| Rule | Text | Where it is kept |', '| --- | --- | --- |', ...rows].join('\n');
}

/** @param {SystemReference} system */
function systemPart(system) {
  const ruleTexts = new Map(system.rules.map(({ id, text }) => [id, text]));
  const { id, title, operations, rules, rulings } = system;
  return [
    `## ${anchor(id, 'operations')}${title}: operations`,
    ...operations.map((operation) => operationPart(system, operation, ruleTexts)),
    `## ${anchor(id, 'rules')}${title}: rules`,
    ...(rules.length > 0 ? [rulePart(system)] : []),
    ...(rulings.length > 0
      ? [`General rulings:\n\n${rulings.map((each) => `- ${escaped(each)}`).join('\n')}`]
      : []),
  ].join('\n\n');
}

/** @param {Reference} reference */
function contents({ systems }) {
  return systems
    .flatMap(({ id, title, operations, rules }) => [
      `- [${title}: ${operations.length} operations](#${anchorOf(id, 'operations')})`,
      ...operations.map(({ name }) => `  - ${link(id, name)}`),
      `- [${title}: ${rules.length} rules](#${anchorOf(id, 'rules')})`,
    ])
    .join('\n');
}

/** The whole reference as one Markdown page with a table of contents. @param {Reference} reference */
export function asMarkdown(reference) {
  return `${[
    '# Rules reference',
    'Made from the sources by `npm run reference`: every operation with its signature, dice, errors and rules, and every rule with the place where it is kept.',
    '## Contents',
    contents(reference),
    ...reference.systems.map(systemPart),
  ].join('\n\n')}\n`;
}
