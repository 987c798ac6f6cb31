import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Comer } from '../../../../shared/words/comers/comer.ts';
import { calledSo, nearlyCalled } from '../../../../shared/words/comers/kinds.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';

export type Names = QueryOutput<'combat.names'>;

/** A line as it is understood, before anybody comes. */
export interface Told {
  readonly who: string;
  readonly what: string;
  /** Nobody knows them. */
  readonly guessed: boolean;
}

const plain = (name: string): string => name;

function whoIs({ name, count, block }: Comer, { people, creatures, earlier }: Names) {
  const member = people.find((each) => each.toLowerCase() === name.toLowerCase());
  if (member !== undefined && count === 1 && block === undefined)
    return { who: member, from: 'of the party' };
  const creature = calledSo(name, creatures, plain);
  const many = (kind: string): string => (count === 1 ? kind : `${count} × ${kind}`);
  if (block !== undefined) return { who: many(creature ?? name), from: 'by the stat block' };
  if (creature !== undefined) return { who: many(creature), from: 'of the bestiary' };
  const known = calledSo(name, earlier, plain);
  return known === undefined
    ? { who: many(name), from: null }
    : { who: many(known), from: 'as fought before' };
}

const whenOf = ({ arrives }: Comer): string[] => {
  if (arrives === undefined) return [];
  if (arrives.at === 'round') return [`arrives in round ${arrives.round}`];
  return [arrives.at === 'half' ? 'arrives when half of the foes are down' : `arrives ${arrives.words}`];
};

/** "6 × Orc: of the bestiary, 5 hit points, at 60 feet". */
export function toldOf(comer: Comer, names: Names): Told {
  const { who, from } = whoIs(comer, names);
  const { hp, hpDice, hpEach, atFeet, side, label, armour } = comer;
  const all = [...names.people, ...names.creatures, ...names.earlier];
  const near = from === null ? nearlyCalled(comer.name, all) : null;
  const what = [
    from ??
      (near === null
        ? 'nobody knows them: the usual figures'
        : `did you mean ${near}? Else the usual figures`),
    ...(hp === undefined ? [] : [counted(hp, 'hit point')]),
    ...(hpDice === undefined ? [] : [`hit points by ${hpDice}`]),
    ...(hpEach === undefined ? [] : [`hit points ${listed(hpEach.map(String))}`]),
    ...(armour === undefined
      ? []
      : [`armour class ${armour.first}${armour.bracketed === null ? '' : ` [${armour.bracketed}]`}`]),
    ...(atFeet === undefined ? [] : [`at ${atFeet} feet`]),
    ...(side === undefined ? [] : [`side ${side}`]),
    ...(label === undefined ? [] : [`label ${label}`]),
    ...whenOf(comer),
  ];
  return { who, what: what.join(', '), guessed: from === null };
}
