import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';
import { figure, weighed } from '../../../shared/words/figures.ts';
import { shortScale } from '../../components/load/load-bar.ts';
import type { Member, PartyView } from '../../lib/party/party-types.ts';

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

/** "740 of 1,600 coins": a load and the most of its scale, where there is one. */
export function loadSpoken(load: Member['load'], unit: PartyView['unit']): string {
  const { most } = shortScale(load);
  return most === null ? weighed(load.weight, unit) : `${figure(load.weight)} of ${weighed(most, unit)}`;
}

/** "Fighter 2"; a class alone where a level says nothing. */
export const calling = ({ kind, className, level }: Pick<Member, 'kind' | 'className' | 'level'>): string =>
  isPerson(kind) || level > 0 ? `${className} ${level}` : className;
