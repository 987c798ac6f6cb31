import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readComment } from './comment.mjs';
import { functionOf, TypeTexts } from './signature.mjs';
import { bare, docComment } from './sources.mjs';

/**
 * @import { OperationReference } from '../../shared/rules/reference.ts'
 * @import { Comment } from './comment.mjs'
 * @import { Declaration, Sources } from './sources.mjs'
 * @typedef {{ name: string, function: string, node: ts.Node }} Entry
 */

/**
 * The entries of an object literal, spread ones included, as a name and the node it stands for.
 * @type {(sources: Sources, literal: ts.ObjectLiteralExpression, problems: string[]) => Entry[]}
 */
function entriesOf(sources, literal, problems) {
  return literal.properties.flatMap((property) => {
    const tree = property.getSourceFile();
    if (ts.isSpreadAssignment(property)) {
      const spread = ts.isIdentifier(property.expression)
        ? sources.declaration(tree, property.expression.text)
        : undefined;
      const inner = spread && objectOf(spread);
      if (inner) return entriesOf(sources, inner, problems);
    }
    const { name } = property;
    const target = ts.isPropertyAssignment(property)
      ? property.initializer
      : ts.isShorthandPropertyAssignment(property) && property.name;
    if (name && 'text' in name && target && ts.isIdentifier(target)) {
      return [{ name: name.text, function: target.text, node: property }];
    }
    problems.push(`${sources.place(property)}: an entry names a function of the domain files`);
    return [];
  });
}

/** @param {Declaration} declaration */
function objectOf(declaration) {
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  const value = bare(declaration.initializer);
  return ts.isObjectLiteralExpression(value) ? value : undefined;
}

/** @param {Entry} entry @param {Declaration} declaration @param {string} place @param {string[]} problems */
function commentOf({ name }, declaration, place, problems) {
  const comment = docComment(declaration);
  if (!comment) {
    problems.push(`${place}: ${name} has no doc comment`);
    return undefined;
  }
  const { problems: faults, ...read } = readComment(comment);
  for (const fault of faults) problems.push(`${place}: the comment of ${name}: ${fault}`);
  return read;
}

/** @param {Entry} entry @param {Declaration} of @param {TypeTexts} types @param {string} place @param {string[]} problems */
function signatureOf({ name }, of, types, place, problems) {
  const form = functionOf(of);
  if (!form) {
    problems.push(`${place}: ${name} must be function ${name}(input: ..., dice?: Dice): ...`);
    return undefined;
  }
  try {
    const input = types.describe(form.input);
    const output = types.describe(form.output);
    const mentions = [...new Set([...input.mentions, ...output.mentions])];
    return { input: input.text, output: output.text, types: mentions, takesDice: form.takesDice };
  } catch (/** @type {any} */ error) {
    problems.push(error.message);
    return undefined;
  }
}

/** @type {(of: Entry, form: { takesDice: boolean }, told: Partial<Comment>, place: string, out: string[]) => void} */
function checkDice({ name }, { takesDice }, { dice }, place, problems) {
  if (dice === undefined || takesDice === (dice !== null)) return;
  problems.push(
    takesDice
      ? `${place}: ${name} takes dice, but its comment has no "Dice: ..."`
      : `${place}: the comment of ${name} speaks of dice it does not take`,
  );
}

/** @type {(sources: Sources, types: TypeTexts, entry: Entry, problems: string[]) => OperationReference[]} */
function operationOf(sources, types, entry, problems) {
  const declaration = sources.declaration(entry.node.getSourceFile(), entry.function);
  if (!declaration) {
    problems.push(`${sources.place(entry.node)}: ${entry.function} is declared nowhere`);
    return [];
  }
  const place = sources.place(declaration);
  const comment = commentOf(entry, declaration, place, problems);
  const signature = signatureOf(entry, declaration, types, place, problems);
  if (!comment || !signature) return [];
  checkDice(entry, signature, comment, place, problems);
  const { does = '', dice = null, throws = '', errors = [], rules = [] } = comment;
  const { input, output, types: mentions } = signature;
  return [{ name: entry.name, does, input, output, types: mentions, dice, throws, errors, rules, place }];
}

/**
 * The entries in the order of their names, each name once.
 * @type {(sources: Sources, entries: Entry[], problems: string[]) => Entry[]}
 */
function inOrder(sources, entries, problems) {
  /** @type {Map<string, Entry>} */
  const byName = new Map();
  for (const entry of entries) {
    if (byName.has(entry.name))
      problems.push(`${sources.place(entry.node)}: ${entry.name} stands in two maps`);
    else byName.set(entry.name, entry);
  }
  return [...byName.keys()].sort().flatMap((name) => byName.get(name) ?? []);
}

/**
 * Every operation of a system's folder with its comment and signature, and the types they mention.
 * @param {Sources} sources @param {string} folder @param {string[]} problems
 */
export function readOperations(sources, folder, problems) {
  const file = join(folder, 'operations.ts');
  const tree = existsSync(file) ? sources.tree(file) : undefined;
  const map = tree && sources.declaration(tree, 'operations');
  const literal = map && objectOf(map);
  if (!literal) {
    problems.push(`${sources.name(file)}: no operations = { ... } was found`);
    return { operations: [], types: {} };
  }
  const types = new TypeTexts(sources);
  const operations = inOrder(sources, entriesOf(sources, literal, problems), problems).flatMap((entry) =>
    operationOf(sources, types, entry, problems),
  );
  return { operations, types: types.all };
}
