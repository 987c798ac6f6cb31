import { inWays, plain, type Offer } from '../../../fight/action.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { EventWord } from '../../../fight/words.ts';
import { isAble } from '../../rounds/rejection.ts';
import { abandonSpell, declareSpell } from '../../rounds/turns.ts';
import { tell, type Field } from '../field.ts';
import { spellsLeft } from '../state.ts';
import { taken, use, type SwordsAction, type Turn } from './action.ts';
import { powersOf, ready, spellOf, spend, spendCharge, wandsOf } from './stores.ts';

/** Before the segments are rolled a spell is announced, elsewhere it is begun. SW-SEG-3. */
function declarable(turn: Turn): Offer | null {
  const { state, fighter, situation } = turn;
  const { one } = situation;
  if (fighter.spells.length === 0) return null;
  if (state.battle.phase !== 'initiative') return turn.mayDeclare ? inWays(spellsLeft(fighter)) : null;
  const open =
    state.settings.combatSequence === 'segments' &&
    !Object.hasOwn(state.intents, fighter.id) &&
    isAble(state.battle, one) &&
    !one.pinned;
  return open ? inWays(spellsLeft(fighter)) : null;
}

type Device = 'castSpell' | 'turnUndead' | 'useWand' | 'power';

const told: Record<Device, EventWord> = {
  castSpell: 'casts',
  turnUndead: 'turnsUndead',
  useWand: 'power',
  power: 'power',
};

/** A spell, turning or a device; its effect is the referee's. Whom it is aimed at is only told. SW-SPELL-1 to 4, 6, 7. */
function magic(field: Field, by: number, at: number, way: string, kind: Device): void {
  const { id } = fighterAt(field, by);
  if (kind === 'castSpell') spend(field, id, way);
  else if (kind === 'useWand') spendCharge(field, id, way, 'charges');
  else if (kind === 'power') spendCharge(field, id, way, 'uses');
  use(field, id, kind === 'power' ? 'useWand' : kind);
  const whom = at < 0 ? { id } : { id: fighterAt(field, at).id, by: id };
  tell(field, { kind, as: told[kind], ...whom, ...(way !== '' && { detail: way }) });
}

/** Spells, wands and powers. */
export const magical: readonly SwordsAction[] = [
  {
    kind: 'castSpell',
    role: 'magic',
    title: 'Cast',
    rule: 'SW-SPELL-2',
    counts: 'castSpell',
    aims: 'note',
    offer: (turn) => {
      const { fighter, situation } = turn;
      if (fighter.spells.length === 0 || !turn.may('castSpell')) return null;
      const { casting } = situation.one;
      return inWays(casting ? [casting.spell] : spellsLeft(fighter));
    },
    act: (field, by, at, way) => magic(field, by, at, way, 'castSpell'),
  },
  {
    kind: 'declareSpell',
    role: 'magic',
    title: 'Begin a spell',
    rule: 'SW-SEQ-2',
    counts: 'declare',
    offer: declarable,
    act: (field, by, _at, way) => {
      const fighter = fighterAt(field, by);
      const { id } = fighter;
      const { state } = field;
      if (field.battle.state.phase === 'initiative') state.intents = { ...state.intents, [id]: way };
      else taken(declareSpell(field.battle, id, spellOf(fighter, way)));
      tell(field, { kind: 'declareSpell', as: 'declares', id, detail: way });
    },
  },
  {
    kind: 'abandonSpell',
    role: 'magic',
    title: 'Give up the spell',
    rule: 'SW-SEQ-15',
    offer: ({ state, situation }) =>
      plain(Boolean(situation.one.casting) && state.battle.phase !== 'initiative'),
    act: (field, by) => taken(abandonSpell(field.battle, fighterAt(field, by).id)),
  },
  {
    kind: 'turnUndead',
    role: 'magic',
    title: 'Turn undead',
    rule: 'SW-SEQ-11',
    counts: 'turnUndead',
    aims: 'note',
    offer: (turn) => {
      const { stats } = turn.fighter;
      return plain(stats.turnsUndead === true && turn.foes.undead && turn.may('turnUndead'));
    },
    act: (field, by, at) => magic(field, by, at, '', 'turnUndead'),
  },
  {
    kind: 'useWand',
    role: 'magic',
    title: 'Use a wand or staff',
    rule: 'SW-SPELL-6',
    counts: 'useWand',
    aims: 'note',
    offer: (turn) => {
      const { stats, charges } = turn.fighter;
      return charges.length > 0 && turn.may('useWand') ? inWays(ready(wandsOf(stats), charges)) : null;
    },
    act: (field, by, at, way) => magic(field, by, at, way, 'useWand'),
  },
  {
    kind: 'power',
    role: 'magic',
    title: 'Use a power',
    rule: 'SW-SPELL-6',
    counts: 'useWand',
    aims: 'note',
    offer: (turn) => {
      const { stats, uses } = turn.fighter;
      return uses.length > 0 && turn.may('useWand') ? inWays(ready(powersOf(stats), uses)) : null;
    },
    act: (field, by, at, way) => magic(field, by, at, way, 'power'),
  },
];
