import type { searchKinds } from '../../../../shared/ipc/vocabulary.ts';
import type { Option } from '../../../components/choice.ts';

export type SearchKind = (typeof searchKinds)[number];

export const searchWords: Record<SearchKind, string> = {
  secretDoor: 'a secret door',
  roomTrap: 'a room trap',
};

export const searchOptions: Option[] = [
  { value: 'secretDoor', label: 'Secret door' },
  { value: 'roomTrap', label: 'Room trap' },
];
