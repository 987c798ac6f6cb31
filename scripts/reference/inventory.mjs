import { existsSync, readFileSync } from 'node:fs';
import { isRuleId } from './rule-ids.mjs';

/** @typedef {Partial<Record<'window' | 'procedural', string>> & { operations?: string[], combat?: true }} Ways */
/** @typedef {{ id: string, rule: string } & Ways} Entry */

/** The windows that show a rule; the reference page is one of them. */
export const windows = ['campaign', 'dungeon', 'characters', 'log', 'reference'];
const keys = ['id', 'rule', 'operations', 'combat', 'window', 'procedural'];

/** @type {(value: unknown) => boolean} */
const isText = (value) => typeof value === 'string' && value.trim() !== '';
/** @param {unknown} value */
const isTextList = (value) => Array.isArray(value) && value.length > 0 && value.every(isText);

/** @type {(entry: any) => unknown[]} */
function faultsOf(entry) {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return ['it is no object'];
  const { id, rule, operations, combat, window, procedural } = entry;
  const ways = [
    operations !== undefined || combat !== undefined,
    window !== undefined,
    procedural !== undefined,
  ];
  const faults = [
    [!isText(id) || !isRuleId(id), 'its id is no rule id'],
    [!isText(rule), 'it has no text'],
    [operations !== undefined && !isTextList(operations), 'operations is a list of names'],
    [combat !== undefined && combat !== true, 'combat is true or left out'],
    [window !== undefined && !windows.includes(window), `window is one of ${windows.join(', ')}`],
    [procedural !== undefined && !isText(procedural), 'procedural says why'],
    [ways.filter(Boolean).length !== 1, 'it is exactly one of operations/combat, window, procedural'],
    [Object.keys(entry).some((key) => !keys.includes(key)), `its keys are among ${keys.join(', ')}`],
  ];
  return faults.filter(([wrong]) => wrong).map(([, fault]) => fault);
}

/** @type {(path: string, name: string, problems: string[]) => any[]} */
function parsed(path, name, problems) {
  try {
    const list = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(list)) return list;
    problems.push(`${name}: it is no list`);
  } catch (/** @type {any} */ error) {
    problems.push(`${name}: ${error.message}`);
  }
  return [];
}

/**
 * The inventory of a system's rules: every entry that holds what it should.
 * @type {(path: string, name: string, problems: string[]) => Entry[]}
 */
export function readInventory(path, name, problems) {
  if (!existsSync(path)) {
    problems.push(`${name}: the system has no inventory of its rules`);
    return [];
  }
  const seen = new Set();
  return parsed(path, name, problems).filter((entry, at) => {
    const faults = faultsOf(entry);
    if (seen.has(entry?.id)) faults.push('its id stands there twice');
    for (const fault of faults) problems.push(`${name}, ${entry?.id ?? `entry ${at + 1}`}: ${fault}`);
    seen.add(entry?.id);
    return faults.length === 0;
  });
}
