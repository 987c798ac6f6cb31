import { ose } from './ose/index.ts';
import type { RuleSystem } from './system.ts';

/** The only list of the rule systems. */
export const systems: readonly RuleSystem[] = [ose];

/** The system with this id, if there is one. */
export const systemById = (id: string): RuleSystem | undefined => systems.find((system) => system.id === id);
