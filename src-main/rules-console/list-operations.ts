import { entriesOf, findEntries } from '../../shared/ipc/desk/reference-search.ts';
import {
  typesOf,
  type OperationReference,
  type Reference,
  type SystemReference,
} from '../../shared/rules/reference.ts';

function inFull(system: SystemReference, operation: OperationReference): object {
  const { input, output, dice, throws } = operation;
  const texts = new Map(system.rules.map(({ id, text }) => [id, text]));
  const types = typesOf(system, operation).map(({ text }) => text);
  const rules = operation.rules.map((id) => ({ id, text: texts.get(id) ?? '' }));
  return { input, output, types, dice, throws, rules };
}

/** The operations that answer to all of the words, in the order of their names; the first word may be a system's id. */
export function listedOperations(reference: Reference, words: readonly string[], full: boolean): object[] {
  const [first = '', ...others] = words;
  const named = reference.systems.filter(({ id }) => id === first);
  const within = { systems: named.length > 0 ? named : reference.systems };
  const query = (named.length > 0 ? others : words).join(' ');
  return findEntries(entriesOf(within), query).flatMap((entry) => {
    if (entry.kind !== 'operation') return [];
    const { does, rules } = entry.operation;
    const brief = { system: entry.system.id, op: entry.name, does, rules };
    return [full ? { ...brief, ...inFull(entry.system, entry.operation) } : brief];
  });
}
