import type { AttemptKind } from '../../../../shared/ipc/vocabulary.ts';
import type { Option } from '../../../components/choice.ts';

export type SearchKind = Extract<AttemptKind, 'secretDoor' | 'roomTrap' | 'treasureTrap'>;

export const searchWords: Record<SearchKind, string> = {
  secretDoor: 'a secret door',
  roomTrap: 'a room trap',
  treasureTrap: 'a treasure trap',
};

export const searchOptions: Option[] = [
  { value: 'secretDoor', label: 'Secret door' },
  { value: 'roomTrap', label: 'Room trap' },
  { value: 'treasureTrap', label: 'Treasure trap' },
];
