import { travelBy } from '../../../shared/rules/registry.ts';
import type { TravelRules } from '../../../shared/rules/travel/rules.ts';
import type { RoadDayRow } from '../../db/tables.ts';

/** By whose figures a day goes: those it began with, whatever the campaign has chosen since. */
export const figuresOf = ({ figures_by: by }: Pick<RoadDayRow, 'figures_by'>): TravelRules => travelBy(by);
