import type { GearFacts, RuleFigure } from './character.ts';
import { because, CONTENT, parts, sumOf, type Reason } from '../common/reason.ts';

/** A bonus that is no number betters nothing. */
export const points = (bonus: number): number => (Number.isSafeInteger(bonus) ? bonus : 0);
const bonusOf = ({ acBonus, magicBonus }: GearFacts): number => points(acBonus) + points(magicBonus);

function piece({ name, acBonus, magicBonus }: GearFacts): Reason[] {
  return parts(
    because(name, points(acBonus), CONTENT),
    because(`${name}, magic`, points(magicBonus), CONTENT),
  );
}

/** The best of a kind, and a line for each that does not count beside it. */
function best(gear: readonly GearFacts[], kind: 'armour' | 'shield'): Reason[] {
  const [first, ...rest] = gear.filter((each) => each.kind === kind);
  if (!first) return [];
  const chosen = rest.reduce((held, each) => (bonusOf(each) > bonusOf(held) ? each : held), first);
  const others = [first, ...rest].filter((each) => each !== chosen);
  return [
    ...piece(chosen),
    ...others.map(({ name }) => because(`${name}: only the best ${kind} counts`, 0, CONTENT)),
  ];
}

/** Rings, cloaks, a guarding blade: what betters the class without being armour. */
const besides = (gear: readonly GearFacts[]): Reason[] =>
  gear
    .filter(({ kind, acBonus }) => kind !== 'armour' && kind !== 'shield' && points(acBonus) !== 0)
    .flatMap((each) => (each.kind === 'weapon' ? [because(each.name, each.acBonus, CONTENT)] : piece(each)));

/** By how much the gear betters the armour class: the best armour, one shield, and what else guards. */
export const wornReasons = (gear: readonly GearFacts[]): Reason[] => [
  ...best(gear, 'armour'),
  ...best(gear, 'shield'),
  ...besides(gear),
];

interface Base {
  source: string;
  rule: string;
  ascending: number;
  /** Both ways of writing a class come to this together; null in a system that only counts up. */
  both: number | null;
}

/** The armour class the ways the system writes it: the figure of a naked one, then what betters it. */
export function armourClassFigures(base: Base, bettering: readonly Reason[]): RuleFigure[] {
  const { source, rule, ascending, both } = base;
  const up: RuleFigure = {
    key: 'acAscending',
    title: both === null ? 'Armour class' : 'Armour class, ascending',
    group: 'defence',
    value: ascending + sumOf(bettering),
    reasons: [because(source, ascending, rule), ...bettering],
  };
  if (both === null) return [up];
  const down = bettering.map((reason) =>
    typeof reason.value === 'number' ? { ...reason, value: 0 - reason.value } : reason,
  );
  return [
    {
      key: 'acDescending',
      title: 'Armour class',
      group: 'defence',
      value: both - ascending + sumOf(down),
      reasons: [because(source, both - ascending, rule), ...down],
    },
    up,
  ];
}
