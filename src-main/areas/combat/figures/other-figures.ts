import type { Campaign } from '../../../facts/campaign/read-campaign.ts';

type Bridge = Campaign['system']['bridge'];

/** A person's figures that these stats give otherwise than those before, as they are now. */
export function otherFigures(bridge: Bridge, before: unknown, after: unknown): ReturnType<Bridge['figures']> {
  const was = new Map(bridge.figures(before, 'person').map(({ title, value }) => [title, value]));
  return bridge.figures(after, 'person').filter(({ title, value }) => was.get(title) !== value);
}
