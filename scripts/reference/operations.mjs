import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readComment } from './comment.mjs';
import { functionOf, signaturesIn, TypeTexts } from './signature.mjs';
import { bare, docComment } from './sources.mjs';

/** The TypeScript files of a folder and its folders, in order. */
export function treesUnder(sources, folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => sources.tree(join(folder, name)));
}

/** The entries of an object literal, spread ones included, as a name and the node it stands for. */
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
    const target = ts.isShorthandPropertyAssignment(property) ? property.name : property.initializer;
    if (target && ts.isIdentifier(target)) {
      return [{ name: property.name.text, function: target.text, node: property }];
    }
    problems.push(`${sources.place(property)}: an entry names a function of the domain files`);
    return [];
  });
}

function objectOf(declaration) {
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  const value = bare(declaration.initializer);
  return ts.isObjectLiteralExpression(value) ? value : undefined;
}

function commentOf(sources, entry, problems) {
  const declaration = sources.declaration(entry.node.getSourceFile(), entry.function);
  if (!declaration) {
    problems.push(`${sources.place(entry.node)}: ${entry.function} is declared nowhere`);
    return undefined;
  }
  const place = sources.place(declaration);
  const comment = docComment(declaration);
  if (!comment) {
    problems.push(`${place}: ${entry.name} has no doc comment`);
    return { place };
  }
  const { problems: faults, ...read } = readComment(comment);
  for (const fault of faults) problems.push(`${place}: the comment of ${entry.name}: ${fault}`);
  return { ...read, place };
}

function signatureOf(sources, types, members, entry, problems) {
  const [member, another] = members;
  if (!member) {
    problems.push(`${sources.place(entry.node)}: ${entry.name} stands in no Ops interface`);
    return undefined;
  }
  if (another) problems.push(`${sources.place(another)}: ${entry.name} stands in two Ops interfaces`);
  const form = functionOf(member);
  if (!form) {
    problems.push(`${sources.place(member)}: ${entry.name} must be (input: ..., dice?: Dice) => ...`);
    return undefined;
  }
  try {
    const input = types.describe(form.input);
    const output = types.describe(form.output);
    const mentions = [...new Set([...input.mentions, ...output.mentions])];
    return { input: input.text, output: output.text, types: mentions, takesDice: form.takesDice };
  } catch (error) {
    problems.push(error.message);
    return undefined;
  }
}

function checkDice({ name }, { takesDice }, { dice, place }, problems) {
  if (dice === undefined || takesDice === (dice !== null)) return;
  problems.push(
    takesDice
      ? `${place}: ${name} takes dice, but its comment has no "Dice: ..."`
      : `${place}: the comment of ${name} speaks of dice it does not take`,
  );
}

function operationOf(sources, types, signatures, entry, problems) {
  const comment = commentOf(sources, entry, problems);
  const signature = signatureOf(sources, types, signatures.get(entry.name) ?? [], entry, problems);
  if (comment && signature) checkDice(entry, signature, comment, problems);
  return {
    name: entry.name,
    does: comment?.does ?? '',
    input: signature?.input ?? '',
    output: signature?.output ?? '',
    types: signature?.types ?? [],
    dice: comment?.dice ?? null,
    throws: comment?.throws ?? '',
    errors: comment?.errors ?? [],
    rules: comment?.rules ?? [],
    place: comment?.place ?? '',
  };
}

/** Every operation of a system's folder with its comment and signature, and the types they mention. */
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
  const signatures = signaturesIn(treesUnder(sources, folder));
  const operations = entriesOf(sources, literal, problems).map((entry) =>
    operationOf(sources, types, signatures, entry, problems),
  );
  return { operations, types: types.all };
}
