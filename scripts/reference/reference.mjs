import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readInventory } from './inventory.mjs';
import { readOperations } from './operations.mjs';
import { readRulings } from './rulings.mjs';
import { importIn, Sources } from './sources.mjs';

/**
 * @import { OperationReference, Reference, RuleReference, SystemReference } from '../../shared/rules/reference.ts'
 * @import { Entry } from './inventory.mjs'
 * @import { Rulings } from './rulings.mjs'
 */

/** @param {string} root */
const rulesFolder = (root) => join(root, 'shared/rules');

/** The first array literal within a node. @type {(node: ts.Node) => ts.ArrayLiteralExpression | undefined} */
const listWithin = (node) => (ts.isArrayLiteralExpression(node) ? node : ts.forEachChild(node, listWithin));

/** Where a name of this file is imported from. @param {ts.SourceFile} tree @param {string} name */
const importOf = (tree, name) =>
  tree.statements.flatMap((statement) => importIn(statement, name) ?? []).at(0)?.from;

/**
 * The ids of the registered systems, in the registry's order.
 * @type {(root: string, sources: Sources, problems: string[]) => string[]}
 */
function registeredSystems(root, sources, problems) {
  const tree = sources.tree(join(rulesFolder(root), 'registry.ts'));
  const declared = tree && sources.declaration(tree, 'systems');
  const list = declared && listWithin(declared);
  if (!list) throw new Error('shared/rules/registry.ts: no list called systems was found');
  return list.elements.flatMap((element) => {
    const id = /^\.\/([a-z-]+)\/index\.ts$/.exec(importOf(tree, element.getText()) ?? '')?.[1];
    if (id === undefined)
      problems.push(`${sources.place(element)}: ${element.getText()} comes from no system's index.ts`);
    return id ?? [];
  });
}

/** @param {ts.ObjectLiteralExpression} literal @param {string} key */
function textOf(literal, key) {
  const property = literal.properties.find(({ name }) => name?.getText() === key);
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return value && ts.isStringLiteral(value) ? value.text : undefined;
}

/**
 * The title a system gives itself beside its id in its index.ts.
 * @param {Sources} sources @param {string} folder @param {string} id
 */
function titleOf(sources, folder, id) {
  /** @type {(node: ts.Node) => string | undefined} */
  const visit = (node) =>
    ts.isObjectLiteralExpression(node) && textOf(node, 'id') === id
      ? textOf(node, 'title')
      : ts.forEachChild(node, visit);
  const tree = sources.tree(join(folder, 'index.ts'));
  return (tree && visit(tree)) ?? id;
}

/**
 * Holds operations and inventory against each other, both ways.
 * @type {(name: string, operations: OperationReference[], inventory: Entry[], problems: string[]) => void}
 */
function checkJoin(name, operations, inventory, problems) {
  const known = new Set(inventory.map(({ id }) => id));
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const listed = new Set(
    inventory.flatMap(({ id, operations: by = [] }) => by.map((each) => `${id} ${each}`)),
  );
  for (const { id, operations: by = [] } of inventory) {
    for (const each of by) {
      const operation = byName.get(each);
      if (!operation) problems.push(`${name}, ${id}: there is no operation ${each}`);
      else if (!operation.rules.includes(id))
        problems.push(
          `${operation.place}: the comment of ${each} does not name ${id}, which the inventory says it implements`,
        );
    }
  }
  if (inventory.length === 0) return;
  for (const { name: operation, rules, place } of operations) {
    for (const id of rules) {
      if (!known.has(id)) problems.push(`${place}: ${operation} names ${id}, which is not in the inventory`);
      else if (!listed.has(`${id} ${operation}`))
        problems.push(`${place}: ${operation} names ${id}, but the inventory does not list it there`);
    }
  }
}

/** @type {(entry: Entry, rulings: Rulings | undefined) => RuleReference} */
function ruleOf({ id, rule, operations = [], combat = false, window = null, procedural = null }, rulings) {
  return { id, text: rule, operations, combat, window, procedural, rulings: rulings?.byRule.get(id) ?? [] };
}

/**
 * Everything the reference knows of one system.
 * @type {(root: string, sources: Sources, id: string, rulings: Rulings | undefined, problems: string[]) => SystemReference}
 */
function systemOf(root, sources, id, rulings, problems) {
  const folder = join(rulesFolder(root), id);
  if (!existsSync(folder)) {
    problems.push(`shared/rules/${id}: the registry names it, but there is no such folder`);
    return { id, title: id, operations: [], types: {}, rules: [], rulings: [] };
  }
  const { operations, types } = readOperations(sources, folder, problems);
  const name = `shared/rules/${id}/inventory.json`;
  const inventory = readInventory(join(folder, 'inventory.json'), name, problems);
  checkJoin(name, operations, inventory, problems);
  return {
    id,
    title: titleOf(sources, folder, id),
    operations,
    types,
    rules: inventory.map((entry) => ruleOf(entry, rulings)),
    rulings: rulings?.general ?? [],
  };
}

/**
 * The reference of every rule operation and every rule of the registered systems, read from the sources under `root`.
 * `problems` holds, each with its place, what keeps it from being complete.
 * @type {(root: string) => { reference: Reference, problems: string[] }}
 */
export function collectReference(root) {
  const sources = new Sources(root);
  /** @type {string[]} */
  const problems = [];
  const rulings = readRulings(join(rulesFolder(root), 'RULINGS.md'));
  const systems = registeredSystems(root, sources, problems).map((id) =>
    systemOf(root, sources, id, rulings.get(id), problems),
  );
  return { reference: { systems }, problems };
}
