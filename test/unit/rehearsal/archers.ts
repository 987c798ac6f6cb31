import type { CombatSetup } from '../../../shared/rules/combat.ts';

/** A duel second by second whose outcome is known: two archers out of each other's reach, with nothing but their bows. */

export interface Known {
  readonly wins: number;
  readonly mean: number;
  /** Of the length of a fight. */
  readonly variance: number;
}

interface Archer {
  readonly hp: number;
  readonly attack: number;
  readonly speed: number;
}

const ours: Archer = { hp: 10, attack: 9, speed: 9 };
const theirs: Archer = { hp: 9, attack: 7, speed: 7 };

const fighter = (id: string, side: string, atFeet: number, { hp, attack, speed }: Archer) => ({
  id,
  side,
  hp,
  maxHp: hp,
  atFeet,
  // Mindless: a wound is a wound and nothing else, HM-PAIN-4.
  stats: {
    attack,
    mindless: true,
    weapons: [{ id: 'bow', damage: '1d6', speed, ranged: 'shortbow', ammo: 400 }],
  },
});

/** At 40 feet a short bow has its d20p (HM-RNG-1); of blows on one second the first listed comes first, HM-TIME-8. */
export const archers: CombatSetup = {
  settings: { sameSecond: 'inTurn' },
  fighters: [fighter('a', 'party', 0, ours), fighter('b', 'foes', 40, theirs)],
};

/** Nobody takes aim first. HM-RNG-4. */
const quickAim = -6;

type Chances = Map<number, number>;

const add = (chances: Chances, at: number, chance: number): void => {
  chances.set(at, (chances.get(at) ?? 0) + chance);
};

/** What a penetrating die comes to: its highest face throws another, less 1, and so on. HM-DICE-1, 2. */
function penetrating(sides: number, extra: number): Chances {
  const all: Chances = new Map();
  for (let face = 1; face < sides; face++) add(all, face, 1 / sides);
  let [base, left] = [sides, 1 / sides];
  for (; left > 1e-15; left /= extra, base += extra - 1)
    for (let face = 1; face < extra; face++) add(all, base + face - 1, left / extra);
  return all;
}

/** How often an arrow does so many points: d20p and his skill against the d12p of one who stands still. HM-RNG-1, 3. */
function wounds({ attack }: Archer): Chances {
  const defence = [...penetrating(12, 12)];
  const beaten = (total: number): number =>
    defence.reduce((sum, [shown, chance]) => (total > shown ? sum + chance : sum), 0);
  let plain = 0;
  for (let face = 2; face < 20; face++) plain += beaten(face + attack + quickAim) / 20;
  let critical = 0;
  // Of a natural 20 the extra die is a six-sided one.
  for (const [total, chance] of penetrating(20, 6))
    if (total >= 20) critical += chance * beaten(total + attack + quickAim);
  const all: Chances = new Map([[0, 1 - plain - critical]]);
  for (let face = 1; face <= 6; face++) {
    add(all, face, plain / 6);
    // Double damage, HM-OUT-3.
    add(all, 2 * face, critical / 6);
  }
  return all;
}

/** Each shoots on the second of his d12, and every so many seconds from then on, until one is down. HM-INIT-1, HM-RNG-9. */
export function shootingMatch(): Known {
  const [byUs, byThem] = [wounds(ours), wounds(theirs)];
  let [wins, mean, square] = [0, 0, 0];
  for (let us = 1; us <= 12; us++)
    for (let them = 1; them <= 12; them++) {
      let now = new Map([[`${ours.hp} ${theirs.hp}`, 1 / 144]]);
      for (let second = 1; second < 600 && now.size > 0; second++) {
        const shots = [
          ...(second >= us && (second - us) % ours.speed === 0 ? [true] : []),
          ...(second >= them && (second - them) % theirs.speed === 0 ? [false] : []),
        ];
        for (const isOurs of shots) {
          const next = new Map<string, number>();
          for (const [key, chance] of now) {
            const [a = 0, b = 0] = key.split(' ').map(Number);
            for (const [points, part] of isOurs ? byUs : byThem) {
              const some = chance * part;
              const [left, right] = isOurs ? [a, b - points] : [a - points, b];
              if (left > 0 && right > 0) {
                const stands = `${left} ${right}`;
                next.set(stands, (next.get(stands) ?? 0) + some);
                continue;
              }
              if (right <= 0) wins += some;
              mean += some * second;
              square += some * second * second;
            }
          }
          now = next;
        }
      }
    }
  return { wins, mean, variance: square - mean * mean };
}
