import type { Reference } from '../../shared/rules/reference.ts';
import type { Reason } from '../../shared/rules/common/reason.ts';

const isReason = (value: unknown): value is Reason =>
  typeof value === 'object' && value !== null && 'source' in value && 'value' in value && 'rule' in value;

/** Every reason a result carries, in order, however deep. */
export function reasonsIn(result: unknown): Reason[] {
  if (isReason(result)) return [result];
  if (typeof result !== 'object' || result === null) return [];
  return Object.values(result).flatMap(reasonsIn);
}

const plainList = (rules: readonly string[], textOf: (rule: string) => string): string[] =>
  rules.map((rule) => `  ${rule}: ${textOf(rule)}`);

/** The reasons of a result as a list to read, each with its rule's text; without reasons, the operation's rules. */
export function explanation(reference: Reference, id: string, op: string, result: object): string {
  const system = reference.systems.find((each) => each.id === id);
  const texts = new Map(system?.rules.map((rule) => [rule.id, rule.text]));
  const textOf = (rule: string): string => texts.get(rule) ?? 'this rule is not in the inventory';
  const reasons = reasonsIn(result);
  if (reasons.length > 0) {
    const told = reasons.map(
      ({ source, value, rule }) => `  ${source}: ${value}\n    ${rule}: ${textOf(rule)}`,
    );
    return [`${id} ${op}, because of`, ...told].join('\n');
  }
  const rules = system?.operations.find(({ name }) => name === op)?.rules ?? [];
  return [`${id} ${op} gives no reasons; its rules are`, ...plainList(rules, textOf)].join('\n');
}
