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

export function thingsOfPerson(sql: Sql, fightId: number, holderId: number, hands: InHands): void {
  const { spent, stood, after, happened } = hands;
  for (const { weapon, count } of spent) {
    const atFeet = cameDownAt(happened, after, { actor: stood.id, weapon });
    const missiles = { fightId, holderId, weapon };
    if (count < 0 && atFeet !== null) takeBack(sql, { ...missiles, count: -count, atFeet });
    else spendMissiles(sql, { ...missiles, count, atFeet });
  }
  const here = { fightId, holderId, atFeet: stood.atFeet };
  for (const weapon of uncounted('drops', hands)) letFall(sql, { ...here, weapon });
  for (const weapon of uncounted('takesUp', hands)) takeBack(sql, { ...here, weapon, count: 1 });
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
  const here = { atFeet: stood.atFeet, count: 1 };
  for (const weapon of uncounted('drops', hands)) layFoes(sql, { ...laying, ...here, foe: stood, weapon });
  for (const weapon of uncounted('takesUp', hands)) takeFoes(sql, { ...here, fightId, weapon });
}
