import { parseNumber } from '../../../components/fields/number-text.ts';
import { abilityIds } from '../../../../shared/ipc/vocabulary.ts';
import { moneyText } from './basket.ts';
import type { CreationDraft } from './creation-draft.svelte.ts';

export interface Step {
  title: string;
  /** Where a press on it puts the focus. */
  stop: string;
  /** All the stops of the step. */
  stops: readonly string[];
  /** What stands there so far; empty where nothing does. */
  summary: string;
}

const scores = (draft: CreationDraft): string =>
  draft.rolled ? abilityIds.map((id) => draft.scores[id].trim()).join(' ') : '';

function calling(draft: CreationDraft): string {
  const race = draft.options.races.find(({ id }) => id === draft.raceId)?.name;
  return [draft.className, race ?? ''].filter((word) => word !== '').join(', ');
}

/** The steps on the left, each with what it has come to. */
export const creationSteps = (draft: CreationDraft): Step[] => [
  { title: 'Abilities', stop: 'abilities', stops: ['abilities'], summary: scores(draft) },
  {
    title: draft.options.races.length > 0 ? 'Race and class' : 'Class',
    stop: draft.options.races.length > 0 ? 'race' : 'class',
    stops: ['race', 'class'],
    summary: calling(draft),
  },
  { title: 'Name', stop: 'name', stops: ['name', 'alignment'], summary: draft.name.trim() },
  {
    title: 'Hit points',
    stop: 'hitPoints',
    stops: ['hitPoints'],
    summary: parseNumber(draft.hitPoints).value === null ? '' : draft.hitPoints.trim(),
  },
  {
    title: 'Gold',
    stop: 'gold',
    stops: ['gold'],
    summary: draft.gold.trim() === '' ? '' : moneyText(draft.purse),
  },
  {
    title: 'Shopping',
    stop: 'shop',
    stops: ['shop'],
    summary: draft.shop.basket.length === 0 ? '' : `${draft.shop.basket.length} bought`,
  },
  { title: 'The sheet', stop: 'make', stops: ['spells', 'make'], summary: '' },
];
