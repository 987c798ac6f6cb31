import type { Member } from '../../lib/party/party-types.ts';

/** What a dialog about several people at once is given. */
export interface PeopleDialog {
  people: readonly Member[];
  /** Chosen from the start. */
  chosen?: readonly number[];
  shut: string | undefined;
  onclose: () => void;
}
