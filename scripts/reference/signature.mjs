import ts from 'typescript';
import { bare } from './sources.mjs';

/** @import { Declaration, Sources } from './sources.mjs' */

/** @typedef {{ from: number, to: number, text: string }} Replacement */

/** Types of the language itself, which need no explanation. */
const builtIn = new Set([
  'Array',
  'Awaited',
  'Exclude',
  'Extract',
  'NonNullable',
  'Omit',
  'Parameters',
  'Partial',
  'Pick',
  'Readonly',
  'ReadonlyArray',
  'Record',
  'Required',
  'ReturnType',
]);

/** The input and output of `function name(input: {...}, dice?: Dice): {...}`; undefined for any other form. */
export function functionOf(/** @type {ts.Node} */ declaration) {
  if (!ts.isFunctionDeclaration(declaration) || !declaration.type) return undefined;
  const [input, dice, more] = declaration.parameters;
  if (!input?.type || more) return undefined;
  const isDice =
    !dice || (dice.type && ts.isTypeReferenceNode(dice.type) && dice.type.typeName.getText() === 'Dice');
  return isDice ? { input: input.type, output: declaration.type, takesDice: dice !== undefined } : undefined;
}

/** @type {(type: ts.TypeNode) => ts.TypeNode} */
const bareType = (type) => (ts.isParenthesizedTypeNode(type) ? bareType(type.type) : type);

/** @param {ts.Node & { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> }} node @param {string} name */
function isTypeParameter(node, name) {
  for (let at = node; at; at = at.parent) {
    if (at.typeParameters?.some((parameter) => parameter.name.text === name)) return true;
    if (ts.isMappedTypeNode(at) && at.typeParameter.name.text === name) return true;
    if (ts.isInferTypeNode(at) && at.typeParameter.name.text === name) return true;
  }
  return false;
}

/** Collects the text of types and of every named type they mention, however deep. */
export class TypeTexts {
  #sources;
  /** @type {Map<Declaration, string>} */
  #keys = new Map();
  /** @type {Map<string, { text: string, mentions: string[] }>} */
  #texts = new Map();

  /** @param {Sources} sources */
  constructor(sources) {
    this.#sources = sources;
  }

  /** Every named type met so far, by its key: its declaration, and the keys of those it mentions. */
  get all() {
    return Object.fromEntries(this.#texts);
  }

  /**
   * The text of a type and the keys of the named types it mentions itself. Throws for a name that stands for nothing.
   * @param {ts.Node} node
   */
  describe(node) {
    /** @type {Set<string>} */
    const mentions = new Set();
    /** @type {Replacement[]} */
    const replacements = [];
    /** @param {ts.Node} at */
    const visit = (at) => {
      const words = this.#listedWords(at);
      if (words) {
        replacements.push({ from: at.getStart(), to: at.getEnd(), text: words });
        return;
      }
      if (ts.isTypeReferenceNode(at) && ts.isIdentifier(at.typeName))
        this.#mention(at, at.typeName.text, mentions);
      ts.forEachChild(at, visit);
    };
    visit(node);
    return { text: textOf(node, replacements), mentions: [...mentions] };
  }

  /** @param {ts.Node} reference @param {string} name @param {Set<string>} mentions */
  #mention(reference, name, mentions) {
    if (builtIn.has(name) || isTypeParameter(reference, name)) return;
    const tree = reference.getSourceFile();
    const declaration = this.#sources.declaration(tree, name);
    if (!declaration)
      throw new Error(`${this.#sources.place(reference)}: the type ${name} is declared nowhere`);
    mentions.add(this.#keep(declaration, name));
  }

  /**
   * Types of the same name from different files get different keys.
   * @param {Declaration} declaration @param {string} name
   */
  #keep(declaration, name) {
    const known = this.#keys.get(declaration);
    if (known) return known;
    let key = name;
    for (let number = 2; this.#texts.has(key); number += 1) key = `${name} ${number}`;
    this.#keys.set(declaration, key);
    this.#texts.set(key, { text: '', mentions: [] });
    this.#texts.set(key, this.describe(declaration));
    return key;
  }

  /** `(typeof words)[number]` as the words themselves. @param {ts.Node} node */
  #listedWords(node) {
    if (!ts.isIndexedAccessTypeNode(node) || node.indexType.kind !== ts.SyntaxKind.NumberKeyword)
      return undefined;
    const query = bareType(node.objectType);
    if (!ts.isTypeQueryNode(query) || !ts.isIdentifier(query.exprName)) return undefined;
    const declared = this.#sources.declaration(node.getSourceFile(), query.exprName.text);
    if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return undefined;
    const list = bare(declared.initializer);
    if (!ts.isArrayLiteralExpression(list)) return undefined;
    const words = list.elements.map(bare);
    const literal = words.every((word) => ts.isStringLiteral(word) || ts.isNumericLiteral(word));
    return literal && words.length > 0 ? words.map((word) => word.getText()).join(' | ') : undefined;
  }
}

/**
 * The source text with replacements, its lines moved to the left edge.
 * @param {ts.Node} node @param {Replacement[]} replacements
 */
function textOf(node, replacements) {
  const tree = node.getSourceFile();
  const start = node.getStart(tree, false);
  let at = start;
  let text = '';
  for (const { from, to, text: instead } of replacements) {
    text += tree.text.slice(at, from) + instead;
    at = to;
  }
  text += tree.text.slice(at, node.getEnd());
  const line = tree.text.lastIndexOf('\n', start) + 1;
  const indent = /^ */.exec(tree.text.slice(line))?.[0] ?? '';
  return text.replaceAll(`\n${indent}`, '\n').replace(/^export /, '');
}
