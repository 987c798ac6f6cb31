import type { z } from 'zod';
import type { accountView } from '../../../../shared/ipc/party/views/reward-views.ts';
import type { ContentOf } from '../../../content/content-for.ts';

export type AccountLine = z.output<typeof accountView>['lines'][number];
export type BestiaryOf = ContentOf<'monsters'>;
