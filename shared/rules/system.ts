import type { Dice } from '../dice/dice.ts';
import { RulesError } from '../errors.ts';
import type { BestiaryRules } from './bestiary/rules.ts';
import type { EncumbranceMethod, Weights } from './exploration/carry.ts';
import type { ExperienceRules } from './experience.ts';
import type { CharacterRules } from './characters/character.ts';
import type { CombatMachine } from './combat.ts';
import type { Bridge } from './fight/bridge/bridge.ts';
import type { MeetingRules, OwnMeeting } from './meeting/rules.ts';
import type { DeedRules, OwnDeeds } from './exploration/deeds.ts';
import type { RecoveryRules } from './recovery.ts';
import type { LightingRules, LightSource } from './exploration/lighting.ts';
import type { RunningRules } from './exploration/running.ts';
import type { OwnTravel, TravelRules } from './travel/rules.ts';
import type { TreasureRules } from './treasure/rules.ts';
import type { VitalityRules } from './vitality.ts';

interface SettingText {
  key: string;
  title: string;
  help: string;
  /** The rule the setting switches. */
  rule: string;
  /** A part of play that is on the desk asks for it; the others wait for fights and travel. */
  inUse?: true;
}

export type Setting = SettingText &
  (
    | { kind: 'boolean'; default: boolean }
    | { kind: 'choice'; choices: readonly { value: string; title: string }[]; default: string }
    | {
        kind: 'number';
        min: number;
        max: number;
        step: number;
        default: number;
        /** What is said behind the figure: "in 6". */
        unit?: string;
      }
  );

/** A rule: plain data in, plain data out, dice passed in. */
export type Operation = (input: never, dice?: Dice) => object;

export interface SaveCategory {
  id: string;
  title: string;
}

/** What a window may ask a system about itself instead of its name. */
export interface Capabilities {
  /** How armour is written: either way round, only upwards, or as a defence roll. */
  armourClass: 'either' | 'ascending' | 'defence';
  saves: readonly SaveCategory[];
  lightSources: readonly LightSource[];
  encumbranceMethods: readonly { value: string; title: string }[];
  /** The orders of battle a campaign may choose from, by the setting that chooses; a single one needs no setting. */
  combatOrders: readonly { value: string; title: string }[];
  /** Whether creatures check morale by dice. */
  moraleDice: boolean;
}

/** What a system's folder states; encumbrance and light may be left to the system that governs exploration. */
export interface OwnRules {
  id: string;
  title: string;
  /** For who knows the game by another name: what it plays like, and what its figures were taken from. */
  about: string;
  /** How long the system's units of game time last, in seconds. */
  clock: { roundSeconds: number; turnSeconds: number };
  settings: readonly Setting[];
  /** Every figure, as printed. */
  tables: object;
  operations: Readonly<Record<string, Operation>>;
  combat: CombatMachine;
  /** From sheets and stat blocks to its fighters. */
  bridge: Bridge;
  /** What it makes of a creature's figures. */
  bestiary: BestiaryRules;
  /** How a hoard is found, and what lies in it. */
  treasure: TreasureRules;
  /** Of a meeting, what it does not leave to the system that governs exploration. */
  meeting: OwnMeeting;
  /** What seeing underground by light, or without, comes to. */
  lighting: LightingRules;
  characters: CharacterRules;
  /** What people try underground, where it differs from the system that governs exploration. */
  deeds: OwnDeeds;
  /** Left out where one count of running holds for the whole party. */
  running?: RunningRules;
  /** Left out where the system names no healing by rest. */
  recovery?: RecoveryRules;
  /** What hit points of 0 and below mean. */
  vitality: VitalityRules;
  experience: ExperienceRules;
  weights: Weights;
  /** Ways of weighing of its own, beside those of the system that governs exploration. */
  encumbrance: readonly EncumbranceMethod[];
  /** The road and the sea by figures of its own; left out where it names none. */
  travel?: OwnTravel;
  capabilities: Omit<Capabilities, 'lightSources' | 'encumbranceMethods'> &
    Partial<Pick<Capabilities, 'lightSources' | 'encumbranceMethods'>>;
}

/** A rule system, as the app, the rules console and the conformance runner see it. */
export interface RuleSystem extends Omit<OwnRules, 'travel'> {
  meeting: MeetingRules;
  deeds: DeedRules;
  recovery: RecoveryRules;
  /** With its own figures, where it has them. */
  travel: TravelRules;
  capabilities: Capabilities;
}

/**
 * Runs an operation by its dotted name with input that came from outside.
 * Throws `bad-input` for an unknown name, and whatever the operation throws.
 */
export function operate(
  system: Pick<OwnRules, 'title' | 'operations'>,
  name: string,
  input: unknown,
  dice?: Dice,
): object {
  const operation = Object.hasOwn(system.operations, name) ? system.operations[name] : undefined;
  if (!operation) {
    throw new RulesError('bad-input', `${system.title} has no operation called ${name}.`, 'operation');
  }
  return operation(input as never, dice);
}

/** Every setting of the system at its default. */
export function defaultSettings(
  system: Pick<OwnRules, 'settings'>,
): Record<string, boolean | string | number> {
  return Object.fromEntries(system.settings.map((setting) => [setting.key, setting.default]));
}
