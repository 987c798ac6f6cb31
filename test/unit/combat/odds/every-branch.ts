import type { Dice } from '../../../../shared/dice/dice.ts';
import type {
  CombatAction,
  CombatEvent,
  CombatMachine,
  CombatState,
  SaveCall,
} from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';

/** How an act came out, and how likely that was. */
export interface Ending {
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
  readonly chance: number;
}

export interface EveryBranch {
  readonly endings: readonly Ending[];
  /** Chance of the chains of dice that were given up. */
  readonly givenUp: number;
  /** How often it was played. */
  readonly tries: number;
}

interface Open {
  faces: number[];
  chance: number;
  /** What has been told so far, and how many faces had fallen when it last was. */
  told: string;
  since: number;
  /** A throw of damage under way: the faces before it, its dice so far, their sum, of which alone anything depends. */
  damage: { readonly from: number; readonly dice: number; readonly sum: number } | null;
}

/** Dice that fall after the harm is done and change nothing of it: one face stands for all of them. */
const later = {
  what: ['morale', 'initiative', 'chance'],
  rules: ['HM-PAIN-3', 'HM-SHD-5', 'BF-DMG-6', 'BF-SUB-7', 'BF-SUB-8'],
};

/** Less likely chains of extra dice are given up. */
const LEAST = 1e-10;

/** What lands on a shield is not summed: some of its dice count. */
const onShield = ({ kind, detail }: CombatEvent): boolean =>
  kind === 'shield' || (kind === 'cover' && detail === 'taken');

/** The throw of damage the next die belongs to, the 1 off a further die taken off already. */
function damageThrow(what: string, under: Open['damage'], fallen: number): Open['damage'] {
  if (what === 'extra') return under && { ...under, sum: under.sum - 1 };
  if (what !== 'damage') return null;
  return under ? { ...under, dice: under.dice + 1 } : { from: fallen, dice: 1, sum: 0 };
}

const telling = (events: readonly CombatEvent[]): string =>
  JSON.stringify(events.map(({ kind, id, by, left, detail }) => [kind, id, by, left, detail]));

/**
 * Plays an act by every way its dice may fall. Where the same has been told of two ways, and the same dice have fallen
 * since, or damage of the same sum, what comes is played once for both, after one of them. Null where there are too many.
 */
export function everyBranch(
  machine: CombatMachine,
  state: CombatState,
  action: CombatAction | SaveCall,
  { draw, most }: { draw: Dice; most: number },
): EveryBranch | null {
  const endings: Ending[] = [];
  let givenUp = 0;
  let tries = 0;
  let open: Open[] = [{ faces: [], chance: 1, told: '', since: 0, damage: null }];
  while (open.length > 0) {
    const next = new Map<string, Open>();
    for (const { faces, chance, told, since, damage } of open) {
      if (chance < LEAST) {
        givenUp += chance;
        continue;
      }
      tries += 1;
      if (tries > most) return null;
      const tried = attempt(machine, state, action, faces);
      if (tried.wanted === null) {
        endings.push({ ...tried.step, chance });
        continue;
      }
      const { sides, what, rule } = tried.wanted;
      const now = telling(tried.soFar);
      const from = now === told ? since : faces.length;
      const isLater = later.what.includes(what) || later.rules.includes(rule);
      const thrown = damageThrow(what, damage, faces.length);
      const summed = thrown !== null && !tried.soFar.some(onShield);
      const fall = (face: number, share: number): void => {
        const fallen = [...faces, face];
        const more = thrown && { ...thrown, sum: thrown.sum + face };
        const course = [
          ...fallen.slice(from, summed ? Math.max(from, thrown.from) : undefined),
          ...(summed && more ? [what, more.dice, more.sum, face === sides] : []),
        ].join(' ');
        const key = `${now}/${rule}/${course}`;
        const same = next.get(key);
        if (same === undefined)
          next.set(key, { faces: fallen, chance: chance * share, told: now, since: from, damage: more });
        else {
          same.chance += chance * share;
          if (draw.roll(2) === 1) same.faces = fallen;
        }
      };
      if (isLater) fall(draw.roll(sides), 1);
      else for (let face = 1; face <= sides; face += 1) fall(face, 1 / sides);
    }
    open = [...next.values()];
  }
  return { endings, givenUp, tries };
}
