import type { Dice } from '../dice/dice.ts';
import { RulesError } from '../errors.ts';

interface SettingText {
  key: string;
  title: string;
  help: string;
  /** The rule the setting switches. */
  rule: string;
}

export type Setting = SettingText &
  (
    | { kind: 'boolean'; default: boolean }
    | { kind: 'choice'; choices: readonly { value: string; title: string }[]; default: string }
    | { kind: 'number'; min: number; max: number; step: number; default: number }
  );

/** A rule: plain data in, plain data out, dice passed in. */
export type Operation = (input: never, dice?: Dice) => object;

/** A rule system, as the app, the rules console and the conformance runner see it. */
export interface RuleSystem {
  id: string;
  title: string;
  /** How long the system's units of game time last, in seconds. */
  clock: { roundSeconds: number; turnSeconds: number };
  settings: readonly Setting[];
  operations: Readonly<Record<string, Operation>>;
}

/**
 * Runs an operation by its dotted name with input that came from outside.
 * Throws `bad-input` for an unknown name, and whatever the operation throws.
 */
export function operate(system: RuleSystem, name: string, input: unknown, dice?: Dice): object {
  const operation = Object.hasOwn(system.operations, name) ? system.operations[name] : undefined;
  if (!operation) {
    throw new RulesError('bad-input', `${system.title} has no operation called ${name}.`, 'operation');
  }
  return operation(input as never, dice);
}

/** Every setting of the system at its default. */
export function defaultSettings(system: RuleSystem): Record<string, boolean | string | number> {
  return Object.fromEntries(system.settings.map((setting) => [setting.key, setting.default]));
}
