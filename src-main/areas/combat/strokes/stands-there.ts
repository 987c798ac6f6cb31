import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { CombatMachine, CombatState, LegalAction, Overrule } from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import { capital } from '../../../../shared/words/names.ts';
import type { FightNow } from '../fight-now.ts';
import type { Act, Course } from './course.ts';

type Standing = Extract<ParsedInput<'combat.stroke'>['stroke'], { kind: 'standsThere' }>;

/** Feet from the target, the usual distance of a blow first. */
const gaps = [5, 3, 2, 1, 10, 0] as const;

/** His blow at her as they stand; null where none is open to him. */
function blowAt(machine: CombatMachine, state: CombatState, { actor, target, way }: Standing): Act | null {
  const open = machine
    .options(state, actor)
    .filter(({ role, targets }) => role === 'attack' && targets?.includes(target) === true);
  const wields = (wanted: LegalAction) => way !== null && wanted.ways?.includes(way) === true;
  const entry = open.find(wields) ?? open[0];
  if (entry === undefined) return null;
  const taken = wields(entry) ? way : entry.ways?.[0];
  return { kind: entry.kind, actor, target, ...(taken != null && { way: taken }) };
}

/** The referee's word that lets him strike her: where he stands, and where need be that it is his moment. */
function wordFor(
  { machine, state }: Pick<FightNow, 'machine' | 'state'>,
  standing: Standing,
): Overrule[] | null {
  const { actor: id, target } = standing;
  const spot = (of: string): number => state.fighters.find((each) => each.id === of)?.atFeet ?? 0;
  const side = spot(id) <= spot(target) ? -1 : 1;
  const { count } = state.clock;
  const now: Overrule[] = count === null ? [] : [{ kind: 'overrule', change: 'initiative', id, count }];
  const places = gaps.map((gap): Overrule => {
    return { kind: 'overrule', change: 'place', id, atFeet: spot(target) + side * gap };
  });
  const again: Overrule = { kind: 'overrule', change: 'acted', id, acted: false };
  const words = [[], ...[[], now, [again]].flatMap((moment) => places.map((place) => [place, ...moment]))];
  return words.find((word) => strikesAfter({ machine, state }, word, standing)) ?? null;
}

function strikesAfter(
  { machine, state: from }: Pick<FightNow, 'machine' | 'state'>,
  word: readonly Overrule[],
  standing: Standing,
): boolean {
  let state = from;
  for (const each of word) {
    const tried = attempt(machine, state, each, []);
    if (tried.wanted !== null || tried.step.refused !== null) return false;
    ({ state } = tried.step);
  }
  return blowAt(machine, state, standing) !== null;
}

/** He stands there and strikes, as one step; he is not moved where he reaches her already. Throws refused. */
export function standsThere({ machine, state, nameOf }: FightNow, standing: Standing): Course {
  const { actor, target } = standing;
  const word = wordFor({ machine, state }, standing);
  if (word === null)
    throw refused(
      `${capital(nameOf(actor))} could not strike there either as the round stands. Nothing was done.`,
    );
  return {
    title: `${capital(nameOf(actor))} stands there and strikes ${nameOf(target)}`,
    gang: null,
    begin: () => {
      let at = 0;
      return (between) => {
        at += 1;
        if (at > word.length + 1) return null;
        const act = word[at - 1] ?? blowAt(machine, between.state, standing);
        return act && { act };
      };
    },
  };
}
