import type { z } from 'zod';
import type { Commands } from '../../../shared/ipc/contract.ts';
import { topics } from '../../../shared/ipc/vocabulary.ts';
import type { Desk } from '../../desk/desk.ts';

export const rewindAppCommands = {
  'rewind.lookAt': (desk: Desk, { seq }: z.output<Commands['rewind.lookAt']['input']>) => {
    desk.campaign.lookAt(seq);
    desk.announce([...topics]);
    return null;
  },

  'rewind.return': (desk: Desk) => {
    desk.campaign.returnToNow();
    desk.announce([...topics]);
    return null;
  },
};
