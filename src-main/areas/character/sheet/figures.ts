import type { z } from 'zod';
import type { sheetFigure } from '../../../../shared/ipc/party/views/sheet-views.ts';
import type { FigureValue, RuleFigure } from '../../../../shared/rules/characters/character.ts';
import { because, CONTENT } from '../../../../shared/rules/common/reason.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { armourClassOf } from '../../../facts/party/armour-class.ts';
import { gearOf, personOf } from '../../../facts/party/gear.ts';
import { loadOf } from '../../../facts/party/weighing/load.ts';
import type { Bearing } from '../../../facts/party/read-party.ts';

export type SheetFigure = z.output<typeof sheetFigure>;

/** The two ways of writing one armour class: whoever types one over gets the other with it. */
export const armourClassKeys = ['acDescending', 'acAscending'] as const;
const isArmourClass = (key: string) => armourClassKeys.some((each) => each === key);

/** Every figure of a sheet: by the rules, and as the referee has it. What he typed for himself comes last. */
export function sheetFiguresOf(
  campaign: CampaignRules,
  bearing: Bearing,
  content: ClassesOf,
  person = personOf(bearing.row, bearing.sheet.count),
): SheetFigure[] {
  const { items, sheet } = bearing;
  const { system, settings } = campaign;
  const byRules = system.characters.figures(person, gearOf(items), content.classes, settings);
  const known = new Set(byRules.map(({ key }) => key));
  const moving = movementFigures(campaign, bearing).filter(({ key }) => !known.has(key));
  const figures = [...withArmourClass(campaign, bearing, content, byRules), ...moving];
  const covered = new Set(figures.map(({ key }) => key));
  const own = Object.keys(sheet.overrules).filter((key) => !covered.has(key));
  return [
    ...figures,
    ...own.map((key) =>
      overruled(
        { key, title: key, group: 'other', value: null, reasons: [] },
        sheet.overrules[key],
        sheet.printed[key],
      ),
    ),
  ];
}

function withArmourClass(
  campaign: CampaignRules,
  bearing: Bearing,
  content: ClassesOf,
  byRules: readonly RuleFigure[],
): SheetFigure[] {
  const { overrules, printed } = bearing.sheet;
  const ac = armourClassOf(campaign, bearing, content);
  return byRules.map((figure) => {
    const said = overrules[figure.key];
    if (!isArmourClass(figure.key)) return overruled(figure, said, printed[figure.key]);
    const value = figure.key === 'acDescending' ? ac.descending : ac.ascending;
    if (ac.overruled) return overruled(figure, value ?? undefined);
    const isPrinted = armourClassKeys.some((key) => overrules[key] !== undefined);
    return overruled(figure, isPrinted ? (value ?? undefined) : undefined, value ?? undefined);
  });
}

/** The figure with what stands over it, if anything does; one that is printed of somebody is no less than a rule's. */
function overruled(figure: RuleFigure, said: FigureValue | undefined, printed?: FigureValue): SheetFigure {
  const { value, reasons } = figure;
  if (said === undefined) return { ...figure, byRule: value, overruled: false };
  if (said === printed) {
    const why = [because('printed', said ?? 'none', CONTENT)];
    return { ...figure, value: said, byRule: said, overruled: false, reasons: why };
  }
  const byRule = printed ?? value;
  return {
    ...figure,
    value: said,
    byRule,
    overruled: true,
    reasons: [...reasons, because('written over', said ?? 'none', 'referee')],
  };
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Rates and limit as the load leaves them; a rate that follows another one typed over is not itself typed over. */
function movementFigures(campaign: CampaignRules, bearing: Bearing): SheetFigure[] {
  const { sheet } = bearing;
  const now = loadOf(campaign, bearing);
  const rule = loadOf(campaign, { ...bearing, sheet: { ...sheet, overrules: {} } });
  const unit = campaign.system.weights.unit.short;
  const figure = (key: string, title: string, value: number | null, byRule: number | null): SheetFigure => ({
    key,
    title,
    group: 'movement',
    value,
    byRule: numberIn(sheet.printed[key]) ?? byRule,
    overruled: sheet.overrules[key] !== undefined && sheet.overrules[key] !== sheet.printed[key],
    reasons: now.reasons,
  });
  return [
    figure('turnFeet', 'Feet a turn', now.baseFeet, rule.baseFeet),
    figure('roundFeet', 'Feet a round', now.encounterFeet, rule.encounterFeet),
    figure('maxLoad', `Greatest load (${unit})`, now.maximum, rule.maximum),
  ];
}
