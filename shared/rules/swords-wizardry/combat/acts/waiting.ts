import { inWays, plain } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { Spell } from '../../rounds/terms.ts';
import { runsByDexterity } from '../../rounds/phases.ts';
import { setStatus } from '../../rounds/standing.ts';
import type { SegmentProfile } from '../../terms.ts';
import { finishTurn } from '../../rounds/turns.ts';
import { combatantOf, editOf, setFighter, tell, type Field } from '../field.ts';
import { movementRateOf, spellsLeft, type SwordsFighter } from '../state.ts';
import { passOn, taken, use, type SwordsAction } from './action.ts';
import { spellOf } from './stores.ts';
import { breakFree, wrestle } from './wrestle.ts';

/** What sets his pace, as he is at the end of his turn. SW-SEG-5 to 10, 12, 14, 15. */
function profileOf({ stats, hp, maxHp, subdual }: SwordsFighter): SegmentProfile {
  const { interval, skill, armor, style, dexterity } = stats;
  if (interval !== undefined) return { fixed: interval };
  if (!('class' in skill)) return { monster: true };
  const profile: SegmentProfile = {
    class: skill.class,
    level: skill.level,
    armor: armor ?? 'none',
    shield: style === 'shield',
    hp: hp - subdual,
    maxHp,
    movementRate: movementRateOf(stats),
  };
  if (dexterity !== undefined) profile.dexterity = dexterity;
  return profile;
}

/** On the segment clock his turn is over; his next comes after his interval. */
export function finish(field: Field, fighter: SwordsFighter, next: Spell | undefined): void {
  const { id } = fighter;
  editOf(field, id).profile = profileOf(fighter);
  if (fighter.volley) setFighter(field, id, { volley: null });
  taken(finishTurn(field.battle, id, next));
  const { nextSegment = 0 } = combatantOf(field, id);
  const told = { kind: 'nextAction', as: 'nextAction', id, amount: nextSegment } as const;
  tell(field, next ? { ...told, detail: next.spell } : told);
}

/** What the held may do; before all else. */
export const wrestling: readonly SwordsAction[] = [
  {
    kind: 'breakFree',
    role: 'recover',
    title: 'Break free',
    rule: 'SW-UNARM-5',
    counts: 'pass',
    offer: ({ situation: { one } }) => plain(one.pinned === true && !(one.done ?? []).includes('breakFree')),
    act: (field, by) => {
      const { id } = fighterAt(field, by);
      passOn(field, id);
      const one = editOf(field, id);
      one.done = [...(one.done ?? []), 'breakFree'];
      breakFree(field, id);
    },
  },
  {
    kind: 'wrestle',
    role: 'recover',
    title: 'Wrestle on',
    rule: 'SW-UNARM-3',
    counts: 'pass',
    offer: ({ situation: { one } }) => plain(one.struggling === true && !one.pinned),
    act: (field, by) => {
      const { id } = fighterAt(field, by);
      passOn(field, id);
      wrestle(field, id);
    },
  },
];

/** Ends of a turn: on the segment clock it is finished, elsewhere passed where there is anything to pass on. */
export const ending: readonly SwordsAction[] = [
  {
    kind: 'hold',
    role: 'wait',
    title: 'Hold',
    rule: 'SW-CORE-2',
    counts: 'hold',
    offer: (turn) => plain(turn.may('hold')),
    act: (field, by) => {
      const { id } = fighterAt(field, by);
      use(field, id, 'hold');
      tell(field, { kind: 'hold', as: 'waits', id });
    },
  },
  {
    kind: 'finishTurn',
    role: 'wait',
    title: 'End the turn',
    rule: 'SW-SEG-11',
    counts: 'finish',
    offer: (turn) => plain(turn.mayFinish),
    act: (field, by) => finish(field, fighterAt(field, by), undefined),
  },
  {
    kind: 'prepareSpell',
    role: 'magic',
    title: 'End the turn and begin a spell',
    rule: 'SW-SEG-11',
    counts: 'finish',
    offer: (turn) => {
      const { fighter, situation } = turn;
      return turn.mayFinish && !situation.one.pinned ? inWays(spellsLeft(fighter)) : null;
    },
    act: (field, by, _at, way) => {
      const fighter = fighterAt(field, by);
      finish(field, fighter, spellOf(fighter, way));
    },
  },
  {
    kind: 'pass',
    role: 'wait',
    title: 'Pass',
    rule: 'SW-SEQ-17',
    counts: 'pass',
    offer: (turn) => {
      const { battle, settings } = turn.state;
      return plain(!turn.mayFinish && (turn.actions.length > 0 || runsByDexterity(battle.phase, settings)));
    },
    act: (field, by) => {
      const { id, volley } = fighterAt(field, by);
      if (!volley) {
        passOn(field, id);
        return;
      }
      use(field, id, field.battle.state.phase === 'secondShot' ? 'secondShot' : 'missile');
      setFighter(field, id, { volley: null });
    },
  },
  {
    kind: 'surrender',
    role: 'leave',
    title: 'Surrender',
    rule: 'SW-GEN-3',
    offer: (turn) => plain(turn.actions.length > 0 && !turn.fightsOn),
    act: (field, by) => setStatus(field.battle, fighterAt(field, by).id, { surrendered: true }, false),
  },
];
