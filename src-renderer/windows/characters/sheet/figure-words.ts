import { figure as withMinus } from '../../../components/messages/reason.ts';
import type { CharacterKind } from '../../../../shared/ipc/vocabulary.ts';
import type { AbilityView, SheetFigure } from '../../../lib/party/party-types.ts';
import { isPerson } from '../party-words.ts';

export const valueText = (value: SheetFigure['value']): string => (value === null ? '–' : withMinus(value));

/** What a score adds or allows, as it is written; what changes nothing is left out. */
export const toldModifiers = (ability: AbilityView | undefined): { title: string; value: string }[] =>
  (ability?.modifiers ?? [])
    .map(({ title, value }) => ({ title, value: withMinus(value) }))
    .filter(({ value }) => !['', '0', '+0'].includes(value));

/** What stands in the field when a figure is typed over. */
export const typedText = (value: SheetFigure['value']): string => (value === null ? '' : String(value));

/** Figures that are added to a roll are written with their sign. */
const added =
  /^(?:attackBonus|attackMelee|attackMissile|initiative|reaction|hitPointModifier|saveBonus\..+)$/;

const written = (key: string, value: SheetFigure['value']): string =>
  typeof value === 'number' && value > 0 && added.test(key) ? `+${value}` : valueText(value);

export const figureText = ({ key, value }: Pick<SheetFigure, 'key' | 'value'>): string => written(key, value);
/** As it is now, tired or ailing. */
export const nowText = ({ key, value, now }: Pick<SheetFigure, 'key' | 'value' | 'now'>): string =>
  written(key, now === null ? value : now.value);
export const ruleText = ({ key, byRule }: Pick<SheetFigure, 'key' | 'byRule'>): string =>
  written(key, byRule);

/** "Death or poison: 10, overruled; by the rules 12". */
export function spokenFigure(figure: SheetFigure): string {
  const { title, value, byRule, overruled } = figure;
  const rested = figure.now === null ? '' : `, rested ${figureText(figure)}`;
  const shown = `${title}: ${value === null ? 'none' : nowText(figure)}${rested}`;
  return overruled
    ? `${shown}, overruled; by the rules ${byRule === null ? 'nothing' : ruleText(figure)}`
    : shown;
}

export const groupTitles: Record<SheetFigure['group'], string> = {
  defence: 'Defence',
  attack: 'Attack',
  saves: 'Saving throws',
  skills: 'Skills',
  movement: 'Movement',
  other: 'More',
};

/** A cart has no saving throws and a mule no skills, unless somebody wrote them down. */
export function concerns(kind: CharacterKind, { group, value, overruled }: SheetFigure): boolean {
  if (isPerson(kind) || overruled) return true;
  return group === 'defence' || group === 'movement' || (group !== 'skills' && value !== null);
}

/** The order of the groups in a new sheet. */
export const figureGroups = ['defence', 'attack', 'saves', 'skills', 'movement', 'other'] as const;

const armourClass = new Set(['acDescending', 'acAscending', 'defence']);

/** What the sheet's upper part tells already, with the scores or in the boxes of armour class and movement. */
export const isToldAbove = ({ key, group }: SheetFigure): boolean =>
  armourClass.has(key) || group === 'movement' || (group === 'other' && !key.startsWith('turn.'));

export interface GatheredFigures {
  group: SheetFigure['group'];
  figures: SheetFigure[];
}

const gathered = (
  figures: readonly SheetFigure[],
  groups: readonly SheetFigure['group'][],
): GatheredFigures[] =>
  groups
    .map((group) => ({ group, figures: figures.filter((each) => each.group === group) }))
    .filter((each) => each.figures.length > 0);

/** The figures by where they stand: what is rolled in a fight first, the rest of the sheet, and what is folded. */
export function placedFigures(
  figures: readonly SheetFigure[],
): Record<'fight' | 'rest' | 'folded', GatheredFigures[]> {
  const own = figures.filter((each) => !isToldAbove(each));
  return {
    fight: gathered(own, ['attack', 'saves']),
    rest: gathered(own, ['defence', 'skills', 'other']),
    folded: gathered(figures.filter(isToldAbove), ['defence', 'movement', 'other']),
  };
}
