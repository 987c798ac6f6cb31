import { plain } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { Reason } from '../../../common/reason.ts';
import { attackModifier } from '../../attack/modifiers.ts';
import { tables } from '../../tables.ts';
import { turnUndeadFlight, turnUndeadMayAttempt } from '../../characters/turn-undead.ts';
import { turnUndeadResolve } from '../../characters/turning-attempt.ts';
import { edit, foretell, namedInTurn, tell, type BasicFantasyDraft } from '../draft.ts';
import { foes, standing } from '../field.ts';
import { permitted } from '../fighter/permits.ts';
import { spendAttack } from '../harm/blows.ts';
import type { BasicFantasyFighter, BasicFantasyState } from '../state.ts';
import { none, whole, type BasicFantasyAction } from './action.ts';

type Groups = Parameters<typeof turnUndeadResolve>[0]['groups'];

/** Undead he may turn: foes still in the fight who are not turned already. */
const turnable = (other: BasicFantasyFighter, cleric: BasicFantasyFighter): boolean =>
  standing(other) && foes(other, cleric) && other.broken !== 'turned' && other.stats.undead !== undefined;

function undeadBefore(
  { fighters }: Pick<BasicFantasyState, 'fighters'>,
  cleric: BasicFantasyFighter,
): number[] {
  return fighters.flatMap((other, index) => (turnable(other, cleric) ? [index] : []));
}

/** Whether he may try: a cleric not barred by a failure, with undead before him. */
function mayTurn(state: BasicFantasyState, cleric: BasicFantasyFighter): boolean {
  const { stats, turningFailed } = cleric;
  if (stats.turnsAs === undefined) return false;
  const roundsSinceFailure = turningFailed === null ? null : state.clock.round - turningFailed;
  return (
    turnUndeadMayAttempt({ roundsSinceFailure }).allowed &&
    state.fighters.some((other) => turnable(other, cleric))
  );
}

function groupsOf(state: Pick<BasicFantasyState, 'fighters'>, undead: readonly number[]): Groups {
  const groups: Groups = [];
  for (const index of undead) {
    const { hp, stats } = fighterAt(state, index);
    const { kind, hitDice = '1' } = stats.undead ?? {};
    const id = `${kind ?? ''}/${hitDice}`;
    let group = groups.find((each) => each.id === id);
    if (!group) {
      group = { id, hitDice, creatures: [], ...(kind === undefined ? {} : { kind }) };
      groups.push(group);
    }
    group.creatures.push({ id: String(index), hp: Math.max(0, hp) });
  }
  return groups;
}

/** The turned run from the cleric on their own numbers; how long they stay away is rolled once for all. */
function driveAway(draft: BasicFantasyDraft, by: number, turned: readonly string[]): void {
  if (turned.length === 0) return;
  const { awayDice, awaySides } = tables.turnUndead;
  const about = { what: 'chance', title: 'Turns they stay away', rule: 'BF-TURN-17' } as const;
  foretell(draft, by, { ...about, dice: `${awayDice}d${awaySides}`, of: awayDice });
  const { rounds } = turnUndeadFlight({ elapsedRounds: 0, cornered: false }, draft.dice);
  for (const id of turned) {
    edit(draft, Number(id)).broken = 'turned';
    tell(draft, 'turned', Number(id), { by, amount: rounds });
  }
}

const { die, poolDice, poolSides, damageDie } = tables.turnUndead;

/** What an attempt to turn is made with. */
function attemptOf(state: Pick<BasicFantasyState, 'fighters'>, by: number) {
  const cleric = fighterAt(state, by);
  return {
    clericLevel: cleric.stats.turnsAs ?? 1,
    modifier: attackModifier({ negativeLevels: cleric.negativeLevels }).total,
    groups: groupsOf(state, undeadBefore(state, cleric)),
  };
}

/** What an attempt comes to before its dice: the lowest face that turns anybody, and the damage to those destroyed. */
export function turningFigures(
  state: Pick<BasicFantasyState, 'fighters'>,
  by: number,
): { needed: number | null; reasons: readonly Reason[]; damage: string | null } {
  const attempt = attemptOf(state, by);
  const { clericLevel } = attempt;
  const on = (natural: number) =>
    turnUndeadResolve({ ...attempt, natural, pool: poolDice * poolSides, damage: clericLevel });
  const faces = Array.from({ length: die }, (_, nth) => nth + 1);
  const { groups, reasons } = on(die);
  const harms = groups.some(({ entry }) => entry === 'D');
  return {
    needed: faces.find((face) => on(face).outcome !== 'failure') ?? null,
    reasons: reasons.filter(({ rule }) => rule === 'BF-TURN-3' || rule === 'BF-TURN-6'),
    damage: harms ? `${clericLevel}d${damageDie}` : null,
  };
}

/** What the dice of a turning are for: the attempt, the Hit Dice it affects, the damage. */
function foretellTurning(draft: BasicFantasyDraft, by: number, level: number, fallen: number): void {
  if (fallen === 0) {
    const { needed } = turningFigures(draft.state, by);
    const about = { what: 'chance', title: 'Turn undead', rule: 'BF-TURN-2', dice: `1d${die}` } as const;
    foretell(draft, by, needed === null ? about : { ...about, needed });
  } else if (fallen === 1) {
    const about = { what: 'chance', title: 'Hit Dice affected', rule: 'BF-TURN-9' } as const;
    foretell(draft, by, { ...about, dice: `${poolDice}d${poolSides}`, of: poolDice });
  } else if (fallen === 1 + poolDice) {
    const about = { what: 'damage', title: 'Damage to the undead', rule: 'BF-TURN-18' } as const;
    foretell(draft, by, { ...about, dice: `${level}d${damageDie}`, of: level });
  }
}

/** Holds up the holy symbol. Dice: d20, then 2d6, then d8 a level, then 2d4. BF-TURN-1 to 19. */
function turnUndead(draft: BasicFantasyDraft, by: number): void {
  spendAttack(draft, by, null);
  const attempt = attemptOf(draft.state, by);
  const { turned, destroyed, hpAfter, outcome, reasons, lockoutRounds } = turnUndeadResolve(
    attempt,
    namedInTurn(draft, (fallen) => foretellTurning(draft, by, attempt.clericLevel, fallen)),
  );
  tell(draft, 'turning', by, { detail: outcome, reasons });
  if (lockoutRounds > 0) edit(draft, by).turningFailed = draft.state.clock.round;
  for (const { id, hp } of hpAfter) {
    const before = fighterAt(draft.state, Number(id)).hp;
    edit(draft, Number(id)).hp = hp;
    tell(draft, 'hurt', Number(id), { by, amount: before - hp });
  }
  for (const id of destroyed) {
    const fighter = edit(draft, Number(id));
    const amount = fighter.hp;
    fighter.hp = 0;
    tell(draft, 'hurt', Number(id), { by, amount });
    fighter.fallen = 'dead';
  }
  driveAway(draft, by, turned);
}

export const turning: BasicFantasyAction = {
  kind: 'turn',
  role: 'magic',
  title: 'Turn undead',
  rule: 'BF-TURN-1',
  offer: ({ state, fighter }) => {
    const { turn, holding, heldBy } = fighter;
    if (turn.attacks > 0 || holding !== null || heldBy.length > 0) return none;
    return plain(permitted(fighter).has('attack') && mayTurn(state, fighter));
  },
  act: whole((draft, by) => turnUndead(draft, by)),
};
