import type { QueryOutput } from '../../../shared/ipc/contract.ts';

export type CampaignView = QueryOutput<'campaign.view'>;
export type Setting = CampaignView['settings'][number];
export type Backup = CampaignView['backups'][number];
export type ShellView = QueryOutput<'shell.view'>;
