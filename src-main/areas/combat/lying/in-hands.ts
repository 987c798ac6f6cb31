import { sendsMissiles } from '../../../../shared/rules/fight/bridge/flying.ts';
import type { CombatState, FighterState } from '../../../../shared/rules/combat.ts';
import type { Sql } from '../../../db/sql.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import { layFoes, takeFoes } from './foes-things.ts';
import { cameDownAt, handled, type Happened } from './happened.ts';
import { letFall, spendMissiles, takeBack } from './spend-missiles.ts';

/** What leaves the hands of one who fights, and what comes into them. */

interface InHands {
  /** Missiles and throws; below 0 there are more of them again. */
  readonly spent: readonly { readonly weapon: string; readonly count: number }[];
  readonly stood: FighterState;
  readonly after: CombatState;
  readonly happened: Happened;
}

/** What is not counted among the missiles goes from hand to ground and back by the act alone. */
const uncounted = (word: 'drops' | 'takesUp', { spent, stood, happened }: InHands): string[] =>
  handled(word, stood.id, happened).filter((way) => !spent.some(({ weapon }) => weapon === way));

const takenFrom = ({ stood, after, happened }: InHands, weapon: string): number =>
  cameDownAt(happened, after, { actor: stood.id, weapon }) ?? stood.atFeet;

export function thingsOfPerson(sql: Sql, fightId: number, holderId: number, hands: InHands): void {
  const { spent, stood, after, happened } = hands;
  for (const { weapon, count } of spent) {
    const atFeet = cameDownAt(happened, after, { actor: stood.id, weapon });
    const missiles = { fightId, holderId, weapon };
    if (count < 0 && atFeet !== null) takeBack(sql, { ...missiles, count: -count, atFeet });
    else spendMissiles(sql, { ...missiles, count, atFeet });
  }
  const his = { fightId, holderId };
  for (const weapon of uncounted('drops', hands)) letFall(sql, { ...his, weapon, atFeet: stood.atFeet });
  for (const weapon of uncounted('takesUp', hands))
    takeBack(sql, { ...his, weapon, count: 1, atFeet: takenFrom(hands, weapon) });
}

/** Nobody keeps a pack of theirs: what they throw is a thing from when it lies there. */
export function thingsOfFoe(sql: Sql, { system }: Campaign, fightId: number, hands: InHands): void {
  const { spent, stood, after, happened } = hands;
  const laying = { fightId, bridge: system.bridge, weights: system.weights, equipment: happened.equipment };
  for (const { weapon, count } of spent) {
    const atFeet = cameDownAt(happened, after, { actor: stood.id, weapon });
    if (atFeet === null || sendsMissiles(weapon)) continue;
    if (count < 0) takeFoes(sql, { fightId, weapon, count: -count, atFeet });
    else layFoes(sql, { ...laying, foe: stood, weapon, count, atFeet });
  }
  const one = { fightId, count: 1 };
  for (const weapon of uncounted('drops', hands))
    layFoes(sql, { ...laying, ...one, foe: stood, weapon, atFeet: stood.atFeet });
  for (const weapon of uncounted('takesUp', hands))
    takeFoes(sql, { ...one, weapon, atFeet: takenFrom(hands, weapon) });
}
