import type { CommandInput } from '../../../../../shared/ipc/contract.ts';
import type { Sheet } from '../../../../lib/party/party-types.ts';
import { NumberTexts, type NumberRule } from '../number-texts.svelte.ts';

type Carrier = NonNullable<Sheet['sheet']['carrier']>;
type Written = NonNullable<NonNullable<CommandInput<'character.edit'>['changes']['sheet']>['carrier']>;

const weight: NumberRule = { min: 0, max: 10_000_000, empty: 'unknown', fractions: true };
const speed: NumberRule = { min: 0, max: 10_000, empty: 'unknown' };

export const carrierRules = {
  light: weight,
  lightTurn: speed,
  lightRound: speed,
  heavy: weight,
  heavyTurn: speed,
  heavyRound: speed,
  milesPerDay: { min: 0, max: 1000, empty: 'unknown' },
  pull: { min: 1, max: 100, empty: 'unknown' },
  waterDays: { min: 0, max: 1000, empty: 'unknown' },
} as const satisfies Record<string, NumberRule>;
export type CarrierNumber = keyof typeof carrierRules;

const paths: Record<CarrierNumber, string> = {
  light: 'unencumbered.maxLoad',
  lightTurn: 'unencumbered.turnFeet',
  lightRound: 'unencumbered.roundFeet',
  heavy: 'encumbered.maxLoad',
  heavyTurn: 'encumbered.turnFeet',
  heavyRound: 'encumbered.roundFeet',
  milesPerDay: 'milesPerDay',
  pull: 'pull',
  waterDays: 'waterDays',
};

/** What a beast, cart or ship carries and how fast, as it is being typed; without a first load there is nothing. */
export class CarrierDraft {
  readonly numbers: NumberTexts<CarrierNumber>;
  readonly #teams: Carrier['teams'];
  /** Broken land and desert slow it no more than clear ground. */
  fullSpeed = $state(false);
  /** It goes through the air, with whoever rides it. */
  flies = $state(false);

  constructor(carrier: Carrier | null) {
    this.#teams = carrier?.teams ?? [];
    this.flies = carrier?.flies ?? false;
    this.fullSpeed = (carrier?.fullSpeedIn.length ?? 0) > 0;
    this.numbers = new NumberTexts(carrierRules, {
      light: carrier?.unencumbered.maxLoad ?? null,
      lightTurn: carrier?.unencumbered.turnFeet ?? null,
      lightRound: carrier?.unencumbered.roundFeet ?? null,
      heavy: carrier?.encumbered?.maxLoad ?? null,
      heavyTurn: carrier?.encumbered?.turnFeet ?? null,
      heavyRound: carrier?.encumbered?.roundFeet ?? null,
      milesPerDay: carrier?.milesPerDay ?? null,
      pull: carrier?.pull ?? null,
      waterDays: carrier?.waterDays ?? null,
    });
  }

  pathOf(name: CarrierNumber): string {
    return `sheet.carrier.${paths[name]}`;
  }

  problems(): Record<string, string> {
    const wrong = Object.entries(this.numbers.problems());
    return Object.fromEntries(wrong.map(([name, problem]) => [this.pathOf(name as CarrierNumber), problem]));
  }

  get value(): Written | null {
    const number = (name: CarrierNumber): number => this.numbers.value(name) ?? 0;
    if (this.numbers.value('light') === null) return null;
    const encumbered = {
      maxLoad: number('heavy'),
      turnFeet: number('heavyTurn'),
      roundFeet: number('heavyRound'),
    };
    return {
      unencumbered: {
        maxLoad: number('light'),
        turnFeet: number('lightTurn'),
        roundFeet: number('lightRound'),
      },
      encumbered: this.numbers.value('heavy') === null ? null : encumbered,
      milesPerDay: this.numbers.value('milesPerDay'),
      pull: this.numbers.value('pull') ?? 1,
      waterDays: number('waterDays'),
      teams: this.#teams,
      flies: this.flies,
      fullSpeedIn: this.fullSpeed ? ['broken', 'desert'] : [],
    };
  }
}
