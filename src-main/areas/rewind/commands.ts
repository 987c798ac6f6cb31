import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import type { Desk } from '../../desk/desk.ts';

export const rewindCommands = {
  'rewind.lookAt': (desk: Desk, { seq }: ParsedInput<'rewind.lookAt'>) => {
    desk.campaign.lookAt(seq);
    desk.announce('everything');
    return null;
  },

  'rewind.return': (desk: Desk) => {
    desk.campaign.returnToNow();
    desk.announce('everything');
    return null;
  },
};
