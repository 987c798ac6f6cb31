import type { Weights } from '../../exploration/carry.ts';
import { tables } from '../tables.ts';

const POUND = 100;

export const weights: Weights = {
  unit: { id: 'pounds', short: 'lb' },
  perUnit: POUND,
  coin: POUND / tables.carrying.coinsPerPound,
};
