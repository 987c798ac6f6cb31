import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';
import { shortScale } from '../../components/load-bar.ts';
import type { Member, PartyView } from './party-types.ts';

/** What each kind of company is called, alone and together. */
export const kindWords: Record<CharacterKind, { one: string; many: string }> = {
  character: { one: 'Character', many: 'Characters' },
  retainer: { one: 'Retainer', many: 'Retainers' },
  mercenary: { one: 'Mercenary', many: 'Mercenaries' },
  mount: { one: 'Mount or beast', many: 'Mounts and beasts' },
  vehicle: { one: 'Vehicle', many: 'Vehicles' },
  vessel: { one: 'Vessel', many: 'Vessels' },
  creature: { one: 'Creature', many: 'Creatures' },
};

/** Those who level, with scores and saves, rather than carry and be steered. */
export const isPerson = (kind: CharacterKind): boolean =>
  kind === 'character' || kind === 'retainer' || kind === 'mercenary';

export const count = (amount: number): string =>
  amount.toLocaleString('en', { maximumFractionDigits: 2 }).replace(/^-/, '−');

/** "+2", "−1", "0": a figure that is added to something. */
export const signed = (value: number): string => (value > 0 ? `+${count(value)}` : count(value));

export const feet = ({ baseFeet, encounterFeet }: { baseFeet: number; encounterFeet: number }): string =>
  `${baseFeet}' (${encounterFeet}')`;

/** A weight in the campaign's unit: "740 cn". */
export const weighed = (amount: number, { short }: PartyView['unit']): string => `${count(amount)} ${short}`;

/** "740 of 1,600 cn": a load and the most of its scale, where there is one. */
export function loadSpoken(load: Member['load'], unit: PartyView['unit']): string {
  const { most } = shortScale(load);
  return most === null ? weighed(load.weight, unit) : `${count(load.weight)} of ${weighed(most, unit)}`;
}

/** "Fighter 2"; a class alone where a level says nothing. */
export const calling = ({ kind, className, level }: Pick<Member, 'kind' | 'className' | 'level'>): string =>
  isPerson(kind) || level > 0 ? `${className} ${level}` : className;

function names(list: readonly string[]): string {
  if (list.length < 2) return list[0] ?? '';
  return `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`;
}

/** "Hild is slowest."; nothing about a party of one. */
export function slowestText({ members, rate }: Pick<PartyView, 'members' | 'rate'>): string {
  const slowest = rate?.slowest ?? [];
  if (members.length < 2 || rate === null) return '';
  if (slowest.length === 0) return 'All keep the same pace.';
  if (slowest.length > 3) return `${slowest.length} are slowest.`;
  return `${names(slowest)} ${slowest.length === 1 ? 'is' : 'are'} slowest.`;
}
