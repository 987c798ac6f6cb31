import type { CommandInput, CommandName } from '../../../shared/ipc/contract.ts';
import { parseNumber } from '../../components/fields/number-text.ts';
import type { Light } from '../delve/delve-types.ts';

export const deeds = [
  'cover',
  'drop',
  'throw',
  'hand',
  'blowOut',
  'douse',
  'relight',
  'refuel',
  'set',
  'call',
] as const;
export type Deed = (typeof deeds)[number];

const isFlame = ({ kind }: Light): boolean => kind === 'torch' || kind === 'candle';

/** Lights that a gust can take. */
export const blowable = (lights: readonly Light[]): Light[] =>
  lights.filter((light) => light.lit && isFlame(light));

/** What can be done with a light as it is; what cannot is left out, so that digits stay few. */
export function deedsFor(light: Light | undefined, lights: readonly Light[]): Deed[] {
  if (light === undefined) return ['call'];
  const borne = light.bearerId !== null;
  const endless = light.turnsLeft === null;
  const can: Record<Deed, boolean> = {
    cover: light.lit || light.covered,
    drop: borne,
    throw: borne,
    hand: true,
    blowOut: blowable(lights).length > 0,
    douse: light.lit && !endless,
    relight: !light.lit && light.turnsLeft !== 0,
    refuel: light.canRefuel,
    set: !endless,
    call: true,
  };
  return deeds.filter((deed) => can[deed]);
}

/** The deed in the light's own words. */
export function deedWords(deed: Deed, light: Light | undefined): string {
  switch (deed) {
    case 'cover':
      return light?.covered === true ? 'Uncover it' : 'Cover it';
    case 'drop':
      return 'Drop it';
    case 'throw':
      return 'Throw it';
    case 'hand':
      return light?.bearerId === null ? 'Pick it up' : 'Hand it over';
    case 'blowOut':
      return 'A gust blows out torches and candles';
    case 'douse':
      return 'Put it out';
    case 'relight':
      return 'Light it again';
    case 'refuel':
      return 'Refuel it';
    case 'set':
      return 'Set the turns left';
    case 'call':
      return 'A spell’s light, new';
  }
}

type Told = { [Name in CommandName]: { name: Name; input: CommandInput<Name> } }[CommandName];
export type LightDeed = Extract<Told, { name: `light.${string}` }>;

/** What the form holds besides the light and the deed. */
export class HandlingDraft {
  where = $state('the floor');
  burnsOn = $state(true);
  who = $state('');
  turns = $state('');
  /** What the die of a fresh filling shows; empty: thrown here. */
  burns = $state('');
  spared = $state<readonly number[]>([]);
  pressed = $state(false);

  /** What of the draft is missing for the deed; `sides` of the die of a fresh filling. */
  problem(deed: Deed, sides = 1): string | undefined {
    if (deed === 'refuel' && parseNumber(this.burns, { min: 1, max: sides }).problem !== null)
      return `A d${sides} shows 1 to ${sides}.`;
    if (!this.pressed) return undefined;
    if ((deed === 'drop' || deed === 'throw') && this.where.trim() === '') return 'Say where it lies.';
    if (deed === 'set' && !/^\d{1,5}$/.test(this.turns.trim())) return 'A whole number of turns.';
    return undefined;
  }

  /** The command of the deed; null while something is missing. */
  command(deed: Deed, light: Light | undefined, lights: readonly Light[], sides?: number): LightDeed | null {
    this.pressed = true;
    if (this.problem(deed, sides) !== undefined) return null;
    if (deed === 'blowOut') {
      const lightIds = blowable(lights).flatMap(({ id }) => (this.spared.includes(id) ? [] : [id]));
      return lightIds.length === 0 ? null : { name: 'light.blowOut', input: { lightIds } };
    }
    const characterId = Number(this.who);
    if (deed === 'call') return { name: 'light.kindle', input: { characterId, kind: 'continual' } };
    return light === undefined ? null : this.#onLight(deed, light, characterId);
  }

  #burnDie(): { burnDie?: number } {
    const burnDie = parseNumber(this.burns).value;
    return burnDie === null ? {} : { burnDie };
  }

  #onLight(
    deed: Exclude<Deed, 'blowOut' | 'call'>,
    { id: lightId, covered }: Light,
    characterId: number,
  ): LightDeed {
    const where = this.where.trim();
    switch (deed) {
      case 'cover':
        return { name: 'light.cover', input: { lightId, covered: !covered } };
      case 'drop':
      case 'throw':
        return {
          name: 'light.drop',
          input: { lightId, where, thrown: deed === 'throw', burnsOn: this.burnsOn },
        };
      case 'hand':
        return { name: 'light.take', input: { lightId, characterId } };
      case 'douse':
        return { name: 'light.douse', input: { lightId } };
      case 'relight':
        return { name: 'light.relight', input: { lightId } };
      case 'refuel':
        return { name: 'light.refuel', input: { lightId, ...this.#burnDie() } };
      case 'set':
        return {
          name: 'light.setTurnsLeft',
          input: { lightId, turnsLeft: Number(this.turns.trim()) },
        };
    }
  }
}
