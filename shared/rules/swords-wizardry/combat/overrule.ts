import type { FighterStatus, Overrule } from '../../combat.ts';
import { fighterStatuses } from '../../combat.ts';
import { amount as readAmount, given, oneOf, refuse, whole } from '../../input.ts';
import type { CombatantChange } from '../combat-terms.ts';
import { change } from '../draft.ts';
import { join } from '../rounds.ts';
import { setStatus } from '../standing.ts';
import { fighterIn, setFighter, tell, type Field } from './field.ts';
import { heal, wound } from './harm.ts';
import { acOf, combatantFrom, fighterFrom, mostShots } from './start.ts';
import { readFighter, readStats, type SwordsStats } from './stats.ts';

const MOST = 100_000;

/** A newcomer; he acts from the next phase. Throws `bad-input` for a name already borne. */
function takeIn(field: Field, fighter: Extract<Overrule, { change: 'join' }>['fighter']): void {
  const read = readFighter(fighter, new Map());
  if (field.fighters.some(({ id }) => id === read.id)) refuse('fighter.id', 'a name nobody here bears');
  const combatant = combatantFrom(read, field.draft.settings);
  join(field.draft, read.id, combatant);
  field.fighters = [...field.fighters, fighterFrom(read, combatant)];
  field.stirred = true;
  tell(field, { kind: 'join', id: read.id, detail: read.side });
}

/** On his feet again: hit points and subdual points must allow it. */
function revive(field: Field, id: string): void {
  const { hp, subdual } = fighterIn(field, id);
  const risen = Math.max(1, hp);
  setFighter(field, id, { hp: risen, subdual: Math.min(subdual, risen - 1) });
}

function declareStatus(field: Field, id: string, status: FighterStatus): void {
  if (status === 'active') revive(field, id);
  const set: CombatantChange = {
    dead: status === 'dead',
    unconscious: status === 'unconscious',
    fled: status === 'fled',
    surrendered: status === 'surrendered',
    falls: null,
    bleeding: false,
  };
  setStatus(field.draft, id, set, true);
  field.stirred = true;
}

/** New stats; a Dexterity rolled for this fight stays unless the stats name one. */
function equip(field: Field, id: string, stats: SwordsStats): void {
  setFighter(field, id, { stats, ac: acOf(stats) });
  const { dexterity } = stats;
  change(field.draft, id, {
    rateOfFire: mostShots(stats),
    ...(dexterity === undefined ? {} : { dexterity }),
  });
  field.stirred = true;
  tell(field, { kind: 'stats', id });
}

const changes = ['join', 'hurt', 'heal', 'status', 'place', 'stats'] as const;

/** What the referee does whoever's turn it is. Throws `level-out-of-range`, `bad-input`. */
export function overrule(field: Field, order: Overrule): void {
  oneOf(given(order, 'action').change, 'action.change', changes);
  if (order.change === 'join') {
    takeIn(field, order.fighter);
    return;
  }
  const { id } = fighterIn(field, order.id);
  switch (order.change) {
    case 'hurt': {
      const damage = whole(order.amount, 'action.amount', { min: 0, max: MOST });
      const reasons = wound(field, id, damage);
      tell(field, { kind: 'hurt', id, amount: damage, reasons });
      return;
    }
    case 'heal':
      heal(field, id, whole(order.amount, 'action.amount', { min: 0, max: MOST }));
      return;
    case 'status':
      declareStatus(field, id, oneOf(order.status, 'action.status', fighterStatuses));
      return;
    case 'place':
      setFighter(field, id, { atFeet: readAmount(order.atFeet, 'action.atFeet', { min: -MOST, max: MOST }) });
      field.stirred = true;
      return;
    case 'stats':
      equip(field, id, readStats(order.stats));
  }
}
