import { inWays, plain, type Offer } from '../../../fight/action.ts';
import { allAimedAt } from '../../../fight/aim/targets.ts';
import { fighterAt } from '../../../fight/draft.ts';
import { isFit, type PowerStats } from '../../../fight/magic/powers.ts';
import type { EventWord } from '../../../fight/words.ts';
import { isAble } from '../../rounds/rejection.ts';
import { abandonSpell, declareSpell } from '../../rounds/turns.ts';
import { tell, type Field } from '../field.ts';
import { powersOf, wandsOf } from '../fighter/stats.ts';
import { distance, spellsLeft, type SwordsFighter } from '../state.ts';
import { taken, use, type SwordsAction, type Turn } from './action.ts';
import { befall } from './recipes.ts';
import { ready, spellOf, spend, spendCharge } from './stores.ts';

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

/** Whom a power or wand may be used on, for each that is aimed; the others need nobody. */
function devices({ state, fighter }: Turn, left: readonly PowerStats[]): Offer[] {
  const free = left.filter(({ aim }) => aim === undefined || aim === 'none').map(({ id }) => id);
  const offers: Offer[] = free.length > 0 ? [{ ways: free }] : [];
  for (const power of left) {
    if (power.aim === undefined || power.aim === 'none') continue;
    const targets = state.fighters
      .filter((other) => isFit(power, fighter, other, distance(fighter, other)))
      .map(({ id }) => id);
    if (targets.length > 0) offers.push({ targets, ways: [power.id] });
  }
  return offers;
}

/** Everyone it reaches. Throws `bad-input` for those it could not be used on. */
function reached(field: Field, by: SwordsFighter, at: number, power: PowerStats): number[] {
  const fit = (place: number): boolean => {
    const other = fighterAt(field, place);
    return isFit(power, by, other, distance(by, other));
  };
  return allAimedAt(field, at, fit).filter(fit);
}

const found = <T extends { readonly id: string }>(things: readonly T[], way: string): T | undefined =>
  things.find(({ id }) => id === way);

/** The wand, power or spell that is used; none for turning. */
export function deviceOf({ stats }: SwordsFighter, way: string, kind: Device): PowerStats | undefined {
  if (kind === 'useWand') return found(wandsOf(stats), way);
  if (kind === 'power') return found(powersOf(stats), way);
  const spell = kind === 'castSpell' ? found(stats.spells ?? [], way) : undefined;
  return spell;
}

/**
 * A spell, turning or a device; beyond what is noted of it its effect is the referee's, and whom it is aimed at is only
 * told. SW-SPELL-1 to 4, 6, 7.
 */
function magic(field: Field, by: number, at: number, way: string, kind: Device): void {
  const fighter = fighterAt(field, by);
  const { id } = fighter;
  const device = deviceOf(fighter, way, kind);
  const ats = device?.recipe ? reached(field, fighter, at, device) : [];
  if (kind === 'castSpell') spend(field, id, way);
  else if (kind === 'useWand') spendCharge(field, id, way, 'charges');
  else if (kind === 'power') spendCharge(field, id, way, 'uses');
  use(field, id, kind === 'power' ? 'useWand' : kind);
  const whom = at < 0 ? { id } : { id: fighterAt(field, at).id, by: id };
  tell(field, { kind, as: told[kind], ...whom, ...(way !== '' && { detail: way }) });
  if (device?.recipe) befall(field, id, { ...device, recipe: device.recipe }, ats);
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
    works: 'now',
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
    role: 'prepare',
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
    works: 'now',
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
    aims: 'many',
    works: 'now',
    offer: (turn) => {
      const { stats, charges } = turn.fighter;
      return charges.length > 0 && turn.may('useWand') ? devices(turn, ready(wandsOf(stats), charges)) : null;
    },
    act: (field, by, at, way) => magic(field, by, at, way, 'useWand'),
  },
  {
    kind: 'power',
    role: 'magic',
    title: 'Use a power',
    rule: 'SW-SPELL-6',
    counts: 'useWand',
    aims: 'many',
    works: 'now',
    offer: (turn) => {
      const { stats, uses } = turn.fighter;
      return uses.length > 0 && turn.may('useWand') ? devices(turn, ready(powersOf(stats), uses)) : null;
    },
    act: (field, by, at, way) => magic(field, by, at, way, 'power'),
  },
];
