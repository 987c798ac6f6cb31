import { RulesError } from '../../../errors.ts';
import type { CombatAction } from '../../combat.ts';
import type { ActionId, Spell } from '../combat-terms.ts';
import { edit } from '../draft.ts';
import type { Rejection } from '../rejection.ts';
import { setStatus } from '../standing.ts';
import type { SegmentProfile } from '../terms.ts';
import { abandonSpell, act, declareSpell, finishTurn } from '../turns.ts';
import { combatantOf, fighterIn, setFighter, tell, type Field } from './field.ts';
import { kill } from './harm.ts';
import type { ActionKind } from './options.ts';
import { spend } from './settle.ts';
import { movementRateOf, type SwordsFighter } from './state.ts';
import type { SwordsWeapon } from './stats.ts';
import { attack, shoot } from './strike.ts';
import { closePhase, rollInitiative } from './table-steps.ts';
import { approach, flee, withdraw } from './walk.ts';
import { breakFree, grapple, wrestle } from './wrestle.ts';

/** An action with everything it needs, known to be listed. */
interface Doing {
  id: string;
  target: string;
  way: string;
}

/** The options have asked the rules already; a refusal here would be a fault. */
function taken(rejected: Rejection | null): void {
  if (rejected) throw new RangeError(`A listed action was ${rejected}.`);
}

/** Uses up the rule's action. */
const use = (field: Field, id: string, action: ActionId, retreat = false): void =>
  taken(act(field.draft, id, action, retreat));

const weaponOf = (fighter: SwordsFighter, way: string): SwordsWeapon | undefined =>
  fighter.stats.weapons.find(({ id }) => id === way);

function spellOf(field: Field, id: string, way: string): Spell {
  const spell = fighterIn(field, id).stats.spells?.find((one) => one.id === way);
  if (!spell) throw new RulesError('bad-input', `${id} has no spell called ${way}.`, 'way');
  return { spell: way, level: spell.level };
}

/** Shots now: all of them, or the first where the rest come at the end of the round. SW-SEQ-8, SW-SEG-18. */
function shotsNow(field: Field, { rateOfFire = 1 }: SwordsWeapon): number {
  const { settings, state } = field.draft;
  const late =
    settings.secondBowShot === 'endOfRound' && state.phase !== 'segment' && state.phase !== 'surpriseAction';
  return late ? 1 : rateOfFire;
}

function shot(field: Field, { id, target, way }: Doing, action: 'missile' | 'secondShot'): void {
  const weapon = weaponOf(fighterIn(field, id), way);
  if (!weapon) return;
  const { rateOfFire = 1 } = weapon;
  shoot(field, id, target, weapon, action === 'missile' ? shotsNow(field, weapon) : rateOfFire - 1);
  use(field, id, action);
}

function strike(field: Field, { id, target, way }: Doing, toSubdue: boolean): void {
  const weapon = weaponOf(fighterIn(field, id), way);
  attack(field, id, target, { kind: 'melee', toSubdue, weapon });
  use(field, id, 'melee');
}

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

function finish(field: Field, id: string, next: Spell | undefined): void {
  edit(field.draft, id).profile = profileOf(fighterIn(field, id));
  taken(finishTurn(field.draft, id, next));
  const { nextSegment = 0 } = combatantOf(field, id);
  if (next) tell(field, { kind: 'nextAction', id, amount: nextSegment, detail: next.spell });
  else tell(field, { kind: 'nextAction', id, amount: nextSegment });
}

function pass(field: Field, id: string): void {
  use(field, id, 'pass');
  field.passed = [...field.passed, id];
}

function announce(field: Field, id: string, way: string): void {
  if (field.draft.state.phase === 'initiative') field.intents = { ...field.intents, [id]: way };
  else taken(declareSpell(field.draft, id, spellOf(field, id, way)));
  tell(field, { kind: 'declareSpell', id, detail: way });
}

/** A spell, turning or a device; its effect is the referee's. SW-SPELL-1 to 4, 6, 7. */
function magic(field: Field, { id, way }: Doing, action: 'castSpell' | 'turnUndead' | 'useWand'): void {
  if (action === 'castSpell') spend(field, id, way);
  use(field, id, action);
  tell(field, { kind: action, id, ...(way === '' ? {} : { detail: way }) });
}

/** Blows that may fell come before the turn is used up: who falls at once and who later goes by whose turn it is. */
const deeds: Record<Exclude<ActionKind, 'initiative' | 'endPhase'>, (field: Field, doing: Doing) => void> = {
  declareSpell: (field, { id, way }) => announce(field, id, way),
  abandonSpell: (field, { id }) => taken(abandonSpell(field.draft, id)),
  move: (field, { id, target }) => {
    use(field, id, 'move');
    approach(field, id, target);
  },
  withdraw: (field, { id }) => {
    use(field, id, 'move', true);
    withdraw(field, id);
  },
  flee: (field, { id }) => {
    use(field, id, 'move', true);
    flee(field, id);
  },
  surrender: (field, { id }) => setStatus(field.draft, id, { surrendered: true }, false),
  pickUp: (field, { id, way }) => {
    use(field, id, 'move');
    const { dropped } = fighterIn(field, id);
    setFighter(field, id, { dropped: dropped.filter((item) => item !== way) });
    tell(field, { kind: 'pickUp', id, detail: way });
  },
  missile: (field, doing) => shot(field, doing, 'missile'),
  secondShot: (field, doing) => shot(field, doing, 'secondShot'),
  melee: (field, doing) => strike(field, doing, false),
  subdue: (field, doing) => strike(field, doing, true),
  grapple: (field, { id, target }) => {
    use(field, id, 'melee');
    grapple(field, id, target);
  },
  kill: (field, { id, target }) => {
    tell(field, { kind: 'kill', id: target, by: id });
    kill(field, target);
    use(field, id, 'melee');
  },
  castSpell: (field, doing) => magic(field, doing, 'castSpell'),
  turnUndead: (field, doing) => magic(field, doing, 'turnUndead'),
  useWand: (field, doing) => magic(field, doing, 'useWand'),
  breakFree: (field, { id }) => {
    pass(field, id);
    breakFree(field, id);
  },
  wrestle: (field, { id }) => {
    pass(field, id);
    wrestle(field, id);
  },
  hold: (field, { id }) => {
    use(field, id, 'hold');
    tell(field, { kind: 'hold', id });
  },
  pass: (field, { id }) => pass(field, id),
  finishTurn: (field, { id }) => finish(field, id, undefined),
  prepareSpell: (field, { id, way }) => finish(field, id, spellOf(field, id, way)),
};

/** Does what was listed. */
export function perform(field: Field, action: CombatAction, kind: ActionKind): void {
  const { actor, target = '', way = '' } = action;
  if (kind === 'initiative') rollInitiative(field);
  else if (kind === 'endPhase') closePhase(field);
  else if (actor !== null) deeds[kind](field, { id: actor, target, way });
}
