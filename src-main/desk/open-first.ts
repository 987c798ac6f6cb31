import { TurnkeeperError } from '../../shared/errors.ts';
import { deskFacts } from '../db/observed.ts';
import type { Desk } from './desk.ts';

/**
 * Opens the campaign named, else the one that was open last if none is. What hinders it is told at the start window;
 * while another campaign stays on the desk it is given back, to be told in a box of its own.
 */
export async function openFirst(desk: Desk, named: string | null): Promise<string | null> {
  const last = desk.campaignPath === null ? desk.preferences.data.openCampaign : null;
  const path = named ?? last;
  if (path === null) return null;
  try {
    await desk.open(path);
    return null;
  } catch (thrown) {
    const known = thrown instanceof TurnkeeperError ? thrown : null;
    const message = known?.message ?? `${path} could not be opened (error ${desk.ports.keepError(thrown)}).`;
    if (desk.campaignPath !== null) return message;
    desk.notice = {
      code: known?.code ?? 'internal',
      message,
      path,
      backup: known?.details?.['backup'] ?? null,
    };
    desk.announce([deskFacts]);
    return null;
  }
}
