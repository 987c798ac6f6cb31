import type { CampaignView } from './campaign-types.ts';

const integrityWords: Record<CampaignView['integrity'], string> = {
  checking: 'The file is being checked.',
  sound: 'The file is sound.',
  damaged: 'The file is damaged. Nothing in it has been changed.',
};

export const integrityText = (integrity: CampaignView['integrity']): string => integrityWords[integrity];

export const whereaboutsText: Record<Exclude<CampaignView['whereabouts'], 'here'>, string> = {
  gone: 'The file was moved away or deleted while it was open.',
  replaced: 'Another file stands where it was.',
};

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A stored moment in the reader's own time; as it was written when it is no date. */
export function momentText(stored: string): string {
  const date = new Date(stored);
  return Number.isNaN(date.getTime()) ? stored : moment.format(date);
}
