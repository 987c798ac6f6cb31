import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** @typedef {ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.FunctionDeclaration} NamedDeclaration */
/** @typedef {NamedDeclaration | ts.VariableDeclaration} Declaration */

/** The project's TypeScript files as syntax trees, each read once. */
export class Sources {
  #root;
  /** @type {Map<string, ts.SourceFile | undefined>} */
  #trees = new Map();

  /** @param {string} root */
  constructor(root) {
    this.#root = root;
  }

  /** The tree of the file, or undefined if there is no such file. @param {string} path */
  tree(path) {
    if (this.#trees.has(path)) return this.#trees.get(path);
    const tree = existsSync(path)
      ? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
      : undefined;
    this.#trees.set(path, tree);
    return tree;
  }

  /** `shared/rules/ose/exploration/light.ts:35`: where a node stands, as an editor opens it. @param {ts.Node} node */
  place(node) {
    const tree = node.getSourceFile();
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    return `${this.name(tree.fileName)}:${line + 1}`;
  }

  /** @param {string} path */
  name(path) {
    return relative(this.#root, path).replaceAll('\\', '/');
  }

  /**
   * The declaration that a name stands for in a file: declared there or imported from a file of the project.
   * Interfaces, type aliases, functions and single constants; undefined for anything else.
   * @type {(tree: ts.SourceFile, name: string) => Declaration | undefined}
   */
  declaration(tree, name) {
    for (const statement of tree.statements) {
      const declared = declarationIn(statement, name);
      if (declared) return declared;
      const imported = importIn(statement, name);
      if (!imported) continue;
      const from = this.tree(join(dirname(tree.fileName), imported.from));
      return from && this.declaration(from, imported.name);
    }
    return undefined;
  }
}

/** @type {(node: ts.Node) => node is NamedDeclaration} */
const isNamedDeclaration = (node) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isFunctionDeclaration(node);

/** @type {(statement: ts.Statement, name: string) => Declaration | undefined} */
function declarationIn(statement, name) {
  if (isNamedDeclaration(statement)) return statement.name?.text === name ? statement : undefined;
  if (!ts.isVariableStatement(statement)) return undefined;
  return statement.declarationList.declarations.find(
    (each) => ts.isIdentifier(each.name) && each.name.text === name,
  );
}

/** What a statement imports as a name, and where from. @param {ts.Statement} statement @param {string} name */
export function importIn(statement, name) {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return undefined;
  const named = statement.importClause?.namedBindings;
  if (!named || !ts.isNamedImports(named)) return undefined;
  const element = named.elements.find((each) => each.name.text === name);
  return (
    element && { name: (element.propertyName ?? element.name).text, from: statement.moduleSpecifier.text }
  );
}

/** `x as const satisfies Y` gives `x`. @type {(expression: ts.Expression) => ts.Expression} */
export function bare(expression) {
  const wrapped =
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression);
  return wrapped ? bare(expression.expression) : expression;
}

/** The doc comment of a declaration as one line of text; undefined without one. @param {Declaration} declaration */
export function docComment(declaration) {
  /** @type {ts.Node & { jsDoc?: ts.JSDoc[] }} */
  const owner = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const comment = owner.jsDoc?.at(-1)?.comment;
  const text = comment && ts.getTextOfJSDocComment(comment);
  return text?.replace(/\s+/g, ' ').trim();
}
