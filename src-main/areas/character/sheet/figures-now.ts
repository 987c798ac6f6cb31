import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { FigureValue, PassingReasons } from '../../../../shared/rules/characters/character.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { gearOf, personOf } from '../../../facts/party/gear.ts';
import type { Bearing } from '../../../facts/party/read-party.ts';
import { sheetFiguresOf } from './figures.ts';

type Figure = QueryOutput<'character.view'>['figures'][number];

/** The figures of a sheet, and beside each what it comes to while somebody is tired or ails. */
export function figuresNow(
  campaign: CampaignRules,
  bearing: Bearing,
  content: ClassesOf,
  passing: PassingReasons,
): Figure[] {
  const { system, settings } = campaign;
  const person = { ...personOf(bearing.row, bearing.sheet.count), passing };
  const changed = system.characters.figures(person, gearOf(bearing.items), content.classes, settings);
  const byKey = new Map(changed.map((each) => [each.key, each]));
  return sheetFiguresOf(campaign, bearing, content).map((figure) => {
    const rule = byKey.get(figure.key);
    const value = rule ? shifted(figure, rule.value) : figure.value;
    if (!rule || value === figure.value) return { ...figure, now: null };
    const more = rule.reasons.filter((reason) => !figure.reasons.some((known) => sameReason(known, reason)));
    return { ...figure, now: { value, reasons: [...figure.reasons, ...more] } };
  });
}

/** What the referee wrote over it changes by as much as the rules' own figure does; words of his stay. */
function shifted(
  { value, byRule, overruled }: Pick<Figure, 'value' | 'byRule' | 'overruled'>,
  now: FigureValue,
) {
  if (!overruled) return now === byRule ? value : now;
  const numbers = typeof value === 'number' && typeof byRule === 'number' && typeof now === 'number';
  return numbers ? value + now - byRule : value;
}

const sameReason = (
  one: { source: string; value: unknown },
  other: { source: string; value: unknown },
): boolean => one.source === other.source && one.value === other.value;
