import { existsSync, readFileSync } from 'node:fs';
import { expandIds } from './rule-ids.mjs';

/** @typedef {{ byRule: Map<string, string[]>, general: string[] }} Rulings */

/**
 * The rulings of a Markdown file with a heading "## Title (`id`)" for each system and lines "- **RULE-ID** — text":
 * by system, those that speak of rules and those that are general.
 * @param {string} path
 */
export function readRulings(path) {
  /** @type {Map<string, Rulings>} */
  const bySystem = new Map();
  /** @type {Rulings | undefined} */
  let current;
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    const heading = /^## .*\(`([a-z-]+)`\)/.exec(line);
    if (heading?.[1]) {
      current = bySystem.get(heading[1]) ?? { byRule: new Map(), general: [] };
      bySystem.set(heading[1], current);
      continue;
    }
    const ruling = /^- \*\*(.+?)\*\*\s+[—–-]+\s+(.+)$/.exec(line);
    if (current && ruling?.[1] && ruling[2]) keep(current, ruling[1], ruling[2]);
  }
  return bySystem;
}

/** @param {Rulings} rulings @param {string} label @param {string} text */
function keep({ byRule, general }, label, text) {
  const ids = expandIds(label);
  if (!ids) general.push(text);
  for (const id of ids ?? []) byRule.set(id, [...(byRule.get(id) ?? []), text]);
}
