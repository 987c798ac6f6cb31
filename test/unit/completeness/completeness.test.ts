import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { idsIn, namedIds } from '../../../scripts/reference/rule-ids.mjs';
import { collectReference } from '../../../scripts/reference/reference.mjs';
import { scriptedDice } from '../../../shared/dice/scripted.ts';
import { RulesError } from '../../../shared/errors.ts';
import { areas } from '../../../shared/ipc/vocabulary.ts';
import { systems } from '../../../shared/rules/registry.ts';
import type { SystemReference } from '../../../shared/rules/reference.ts';
import { operate, type RuleSystem } from '../../../shared/rules/system.ts';
import { reasonsIn } from '../../../src-main/rules-console/explain.ts';
import { vectorFiles } from '../../conformance/vector.ts';

/** How many rules each system's source documents hold. */
const ruleCounts: Record<string, number> = {
  ose: 262,
  'swords-wizardry': 157,
  'basic-fantasy': 319,
  hackmaster: 117,
};

const root = join(import.meta.dirname, '../../..');
const { reference, problems } = collectReference(root);
const vectors = vectorFiles(join(root, 'test/conformance/vectors'));

test('nothing is missing from the reference of rules and operations', () => {
  expect(problems).toEqual([]);
});

test('the reference covers the registered systems', () => {
  expect(reference.systems.map(({ id }) => id)).toEqual(systems.map(({ id }) => id));
});

function referenceOf({ id }: RuleSystem): SystemReference {
  const found = reference.systems.find((system) => system.id === id);
  if (found === undefined) throw new Error(`The reference has no system ${id}.`);
  return found;
}

/** Ids of rules in the reasons of every result the vectors lead to, with the vector that led there. */
function reasonedRules(system: RuleSystem): { rule: string; vector: string }[] {
  const own = vectors.filter((file) => file.system === system.id).flatMap((file) => file.vectors);
  return own.flatMap(({ id, op, input: { dice, ...input } }) => {
    try {
      const result = operate(system, op, input, dice && scriptedDice(dice, { anyFace: true }));
      return reasonsIn(result).map(({ rule }) => ({ rule, vector: id }));
    } catch (thrown) {
      if (thrown instanceof RulesError) return [];
      throw thrown;
    }
  });
}

/** Ids of rules written anywhere in a system's sources, with the file. */
function writtenRules({ id }: RuleSystem): { rule: string; file: string }[] {
  const folder = join(root, 'shared/rules', id);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return files.flatMap((file) => {
    return idsIn(readFileSync(join(folder, file), 'utf8')).map((rule) => ({ rule, file }));
  });
}

/** The sources of a system's combat machine, all together. */
function combatSource({ id }: RuleSystem): string {
  const folder = join(root, 'shared/rules', id, 'combat');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

describe.each(systems)('every rule of $id', (system) => {
  const { rules, operations } = referenceOf(system);
  const known = new Set(rules.map(({ id }) => id));

  test('stands in the inventory once', () => {
    expect(rules).toHaveLength(ruleCounts[system.id] ?? Number.NaN);
    expect(known.size).toBe(rules.length);
  });

  test('is implemented, played, shown, or left to people with a reason', () => {
    const kept = rules.filter(
      ({ operations: by, combat, window, procedural }) =>
        by.length > 0 || combat || window !== null || procedural !== null,
    );
    expect(kept).toHaveLength(rules.length);
  });

  test('is implemented by operations that exist and name it', () => {
    const wrong = rules.flatMap(({ id, operations: by }) =>
      by
        .filter((name) => {
          const named = operations.find((operation) => operation.name === name)?.rules.includes(id);
          return !Object.hasOwn(system.operations, name) || named !== true;
        })
        .map((name) => `${id}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('is played where it says so: the combat machine names it or calls an operation that implements it', () => {
    const source = combatSource(system);
    const named = new Set(namedIds(source));
    const called = new Set(source.match(/\w+/g));
    const calls = (name: string) => called.has(system.operations[name]?.name ?? '');
    const unplayed = rules.filter(
      ({ id, combat, operations: by }) => combat && !named.has(id) && !by.some(calls),
    );
    expect(unplayed.map(({ id, operations: by }) => `${id}: ${by.join(', ')}`)).toEqual([]);
  });

  test('is shown by a window that exists where it says so', () => {
    const shown: readonly string[] = [...areas, 'reference'];
    const nowhere = rules.filter(({ window }) => window !== null && !shown.includes(window));
    expect(nowhere.map(({ id }) => id)).toEqual([]);
  });

  test('is left to people only with a reason', () => {
    const bare = rules.filter(({ procedural }) => procedural !== null && !/\S+ \S+ \S+/.test(procedural));
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('has a text of its own, in short words', () => {
    const texts = rules.map(({ text }) => text);
    expect(texts.filter((text) => text.length < 10 || text.length > 200)).toEqual([]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  test('is the one that reasons and sources speak of', () => {
    const strangers = [
      ...reasonedRules(system)
        .filter(({ rule }) => !known.has(rule))
        .map(({ rule, vector }) => `${rule} in the reasons of ${vector}`),
      ...writtenRules(system)
        .filter(({ rule }) => !known.has(rule))
        .map(({ rule, file }) => `${rule} in ${file}`),
    ];
    expect([...new Set(strangers)]).toEqual([]);
  });
});

describe.each(systems)('the operations of $id', (system) => {
  test('all stand in the reference', () => {
    const names = referenceOf(system).operations.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(system.operations).toSorted());
  });
});

test('every setting names a rule of an inventory', () => {
  const known = new Set(reference.systems.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const strangers = systems.flatMap(({ id, settings }) =>
    settings.filter(({ rule }) => !known.has(rule)).map(({ key, rule }) => `${id} ${key}: ${rule}`),
  );
  expect(strangers).toEqual([]);
});

test('every vector names a rule of an inventory', () => {
  const known = new Set(reference.systems.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const registered = vectors.filter(({ system }) => systems.some(({ id }) => id === system));
  const strangers = registered.flatMap((file) =>
    file.vectors.flatMap(({ rule, id }) => {
      const ids = namedIds(rule);
      return ids.length === 0 ? [`${id} names none`] : ids.filter((each) => !known.has(each));
    }),
  );
  expect([...new Set(strangers)]).toEqual([]);
});
