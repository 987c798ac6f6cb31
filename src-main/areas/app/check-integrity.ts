import type { Desk } from '../../desk/desk.ts';

/** Reads every page of the open campaign on another thread; from then on a damaged file takes no more steps. */
export async function checkIntegrity(desk: Desk): Promise<{ sound: boolean; problems: string[] }> {
  const damage = await desk.campaign.check();
  return { sound: damage === null, problems: damage ? [damage.message] : [] };
}
