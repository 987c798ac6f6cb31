import type { PaperSize } from '../../../shared/ipc/vocabulary.ts';
import type { Option } from '../../components/choosing/choice.ts';

/** What can be put into a printer. */
export const paperOptions: readonly (Option & { value: PaperSize })[] = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: 'Letter' },
];
