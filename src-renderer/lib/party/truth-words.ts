import type { Known } from '../../../shared/ipc/vocabulary.ts';
import { counted, figure } from '../../../shared/words/figures.ts';

interface TruthSaid {
  name: string;
  known: Known;
  charges: number | null;
  worthEach: number | null;
}

/** "In truth Wand of Cold, 7 charges, 200 gp; partly known". */
export function truthText({ name, known, charges, worthEach }: TruthSaid): string {
  const parts = [
    `In truth ${name}`,
    ...(charges === null ? [] : [counted(charges, 'charge')]),
    ...(worthEach === null ? [] : [`${figure(worthEach)} gp`]),
  ];
  return `${parts.join(', ')}${known === 'partly' ? '; partly known' : ''}`;
}
