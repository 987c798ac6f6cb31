import type { z } from 'zod';
import type { armourClass } from '../../../shared/ipc/party/views/party-views.ts';
import type { SheetFacts } from '../../../shared/ipc/party/sheet.ts';
import type {
  FigureValue,
  GearFacts,
  PersonFacts,
  RuleFigure,
} from '../../../shared/rules/characters/character.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import { because, CONTENT } from '../../../shared/rules/common/reason.ts';
import { classText } from '../../../shared/words/armour-class.ts';
import type { ContentOf } from '../../content/content-for.ts';
import type { CampaignRules } from '../campaign/read-campaign.ts';
import { gearOf, personOf } from './gear.ts';
import type { Bearing } from './read-party.ts';

export type ArmourClass = z.output<typeof armourClass>;
/** Of the starter content only the classes bear on somebody's figures. */
export type ClassesOf = ContentOf<'classes'>;

const whole = (value: FigureValue | undefined): number | null =>
  typeof value === 'number' ? Math.trunc(value) : null;

/** Armour class by the system and the gear in use; what the referee typed over goes first. */
export function armourClassOf(
  campaign: CampaignRules,
  { row, sheet, items }: Bearing,
  content: ClassesOf,
): ArmourClass {
  return armourClassWith(campaign, personOf(row, sheet.count), gearOf(items), sheet, content);
}

export function armourClassWith(
  campaign: CampaignRules,
  person: PersonFacts,
  gear: readonly GearFacts[],
  { overrules, printed }: Pick<SheetFacts, 'overrules' | 'printed'>,
  content: ClassesOf,
): ArmourClass {
  const { characters, capabilities } = campaign.system;
  const figures = characters.defence(person, gear, content.classes, campaign.settings);
  const figure = (key: string) => figures.find((each) => each.key === key);
  if (capabilities.armourClass === 'defence') return defenceOf(figure('defence'), overrules);
  const [down, up] = [figure('acDescending'), figure('acAscending')];
  const said = { descending: whole(overrules['acDescending']), ascending: whole(overrules['acAscending']) };
  const both = written({ descending: whole(down?.value), ascending: whole(up?.value) }, said);
  const isPrinted = armourClassPrinted(overrules, printed);
  const ascendingFirst = characters.writesAscending(campaign.settings);
  const [first, second] = ascendingFirst ? [up, down] : [down, up];
  const text = classText({ ...both, ascendingFirst });
  return {
    ...both,
    ascendingFirst,
    text,
    overruled: !isPrinted && (said.descending !== null || said.ascending !== null),
    reasons: isPrinted
      ? [because('printed', text, CONTENT)]
      : [...((first ?? second)?.reasons ?? []), ...overruledReasons(said)],
  };
}

/** Some of it stands over the rules', and all that does is printed of them. */
function armourClassPrinted(overrules: SheetFacts['overrules'], printed: SheetFacts['overrules']): boolean {
  const said = ['acDescending', 'acAscending'].filter((key) => overrules[key] !== undefined);
  return said.length > 0 && said.every((key) => overrules[key] === printed[key]);
}

interface Both {
  descending: number | null;
  ascending: number | null;
}

/** Of two ways of writing it one may be overruled: the other follows, by what both come to together. */
function written(byRule: Both, said: Both): Both {
  const sum =
    byRule.descending === null || byRule.ascending === null ? null : byRule.descending + byRule.ascending;
  const follow = (other: number | null, rule: number | null) =>
    other === null || sum === null ? rule : sum - other;
  return {
    descending: said.descending ?? follow(said.ascending, byRule.descending),
    ascending: said.ascending ?? follow(said.descending, byRule.ascending),
  };
}

/** What a system without an armour class defends with. */
function defenceOf(figure: RuleFigure | undefined, overrules: SheetFacts['overrules']): ArmourClass {
  const said = overrules['defence'];
  const reasons = said === undefined ? [] : [because('written over', said, 'referee')];
  return {
    descending: null,
    ascending: null,
    ascendingFirst: true,
    text: String(said ?? figure?.value ?? '–'),
    overruled: said !== undefined,
    reasons: [...(figure?.reasons ?? []), ...reasons],
  };
}

const overruledReasons = ({ descending, ascending }: Both): Reason[] => [
  ...(descending === null ? [] : [because('written over', descending, 'referee')]),
  ...(ascending === null ? [] : [because('written over, ascending', ascending, 'referee')]),
];
