import type { Offer } from '../../../fight/action.ts';
import type { ActionFigures } from '../../../fight/views.ts';
import { fighterAt } from '../../../fight/draft.ts';
import type { Weapon } from '../fighter/arms.ts';
import { attackFigures, resolveAttack, type Attack } from '../attacks.ts';
import { blowCircumstances, shotCircumstances } from '../circumstances.ts';
import type { OseDraft } from '../draft.ts';
import { distance, inReach, isInRear, spotOf } from '../field.ts';
import { has, type OseCombatState, type OseFighter } from '../state.ts';
import { ids, type Look, type OseAction } from './action.ts';

/** Whether he still has a blow or a shot this round. */
function mayAttack({ turn, broken, build }: OseFighter): boolean {
  if (turn.declared === 'spell' || turn.declared === 'retreat' || turn.spent || broken) return false;
  return turn.attacks < build.attacks && !build.conditions.includes('blind');
}

/** Whether a weapon goes with those he has used this round: of routines that exclude each other, one is open. */
function inRoutine({ turn, build }: OseFighter, { id }: Weapon): boolean {
  if (build.routines.length === 0 || turn.attacks === 0) return true;
  const used = build.weapons.filter((_, at) => (turn.byWeapon[at] ?? 0) > 0).map((weapon) => weapon.id);
  return build.routines.some((routine) => [id, ...used].every((one) => routine.includes(one)));
}

/** Whether this weapon may be used now: its own number a round, its routine, its shots, its hurry. */
const usable = (fighter: OseFighter, weapon: Weapon, at: number): boolean =>
  (fighter.turn.byWeapon[at] ?? 0) < weapon.perRound &&
  fighter.shots[at] !== 0 &&
  (fighter.turn.slow || !weapon.slow) &&
  inRoutine(fighter, weapon);

const inRange = (fighter: OseFighter, foe: OseFighter, far: number): boolean =>
  !inReach(fighter, foe) && distance(fighter, foe) <= far && foe.build.cover !== 'complete';

/** Those a blow can bring to give up. OSE-OTH-8. */
const subduable = (
  { settings }: OseCombatState,
  { build }: OseFighter,
  targets: readonly OseFighter[],
): readonly OseFighter[] =>
  settings.subdual && build.kind !== 'monster' ? targets.filter((foe) => foe.build.intelligent) : [];

const mayShoot = (fighter: OseFighter): boolean =>
  fighter.build.shoots && mayAttack(fighter) && !has(fighter, 'underwater');

/** Each weapon that shoots, by itself, with those of its targets that pass. */
function shots(
  { fighter, foes }: Look,
  passing: (weapon: Weapon, targets: readonly OseFighter[]) => readonly OseFighter[],
): Offer[] | null {
  if (!mayShoot(fighter)) return null;
  const found: Offer[] = [];
  fighter.build.weapons.forEach((weapon, at) => {
    const far = weapon.range?.[2];
    if (far === undefined || !usable(fighter, weapon, at)) return;
    const targets = passing(
      weapon,
      foes.able.filter((foe) => inRange(fighter, foe, far)),
    );
    if (targets.length > 0) found.push({ targets: ids(targets), ways: [weapon.id] });
  });
  return found;
}

/** Weapons he can strike with now. */
function striking(fighter: OseFighter): string[] {
  const ways: string[] = [];
  fighter.build.weapons.forEach((weapon, at) => {
    if (weapon.melee && usable(fighter, weapon, at)) ways.push(weapon.id);
  });
  return ways;
}

/** Past a rank, of his own side or of theirs, only with what reaches. */
function pastRanks({ state, fighter }: Look, targets: readonly string[], ways: readonly string[]): Offer[] {
  const reaching = fighter.build.weapons.filter(({ id, reaches }) => reaches && ways.includes(id));
  const long = reaching.map(({ id }) => id);
  const inRear = (id: string): boolean =>
    state.fighters.some((foe) => foe.id === id && isInRear(foe, state.fighters));
  const rear = targets.filter(inRear);
  const front = rear.length === 0 ? targets : targets.filter((id) => !rear.includes(id));
  const offers: Offer[] = [
    { targets: front, ways: isInRear(fighter, state.fighters) ? long : ways },
    { targets: rear, ways: long },
  ];
  return offers.filter((offer) => offer.targets?.length && offer.ways?.length);
}

/** Blows at these, hand to hand. */
function blowsAt(look: Look, targets: readonly string[]): Offer | readonly Offer[] | null {
  const ways = targets.length > 0 ? striking(look.fighter) : [];
  if (ways.length === 0) return null;
  const ranked = look.state.fighters.some(({ build }) => build.rank > 1);
  return ranked ? pastRanks(look, targets, ways) : { targets, ways };
}

function blows(look: Look): Offer | readonly Offer[] | null {
  const { fighter, foes } = look;
  if (!mayAttack(fighter)) return null;
  const { nearIds, helpless } = spotOf(foes, fighter);
  return blowsAt(look, helpless.length > 0 ? [...nearIds, ...ids(helpless)] : nearIds);
}

/** Blows with the flat or a blunt thing, in melee or from afar. */
function subduing(look: Look): Offer | readonly Offer[] | null {
  const { state, fighter, foes } = look;
  if (!state.settings.subdual) return null;
  if (state.step === 'missile') {
    return shots(look, ({ blunt }, targets) => (blunt ? subduable(state, fighter, targets) : []));
  }
  if (!mayAttack(fighter)) return null;
  return blowsAt(look, ids(subduable(state, fighter, spotOf(foes, fighter).near)));
}

function attackOf(draft: OseDraft, by: number, at: number, way: string, subdue: boolean): Attack | null {
  const weapon = fighterAt(draft, by).build.weapons.find(({ id }) => id === way);
  if (!weapon || at < 0) return null;
  return { attacker: by, target: at, weapon, missile: draft.state.step === 'missile', subdue };
}

const attack =
  (subdue: boolean) =>
  (draft: OseDraft, by: number, at: number, way: string): void => {
    const chosen = attackOf(draft, by, at, way, subdue);
    if (chosen) resolveAttack(draft, chosen);
  };

/** Shots and blows. */
export const attacking: readonly OseAction[] = [
  {
    kind: 'shoot',
    role: 'attack',
    title: 'Shoot',
    rule: 'OSE-CBT-6',
    steps: ['missile'],
    circumstances: shotCircumstances,
    offer: (look) => shots(look, (_weapon, targets) => targets),
    act: attack(false),
  },
  {
    kind: 'attack',
    role: 'attack',
    title: 'Attack',
    rule: 'OSE-CBT-14',
    steps: ['melee'],
    circumstances: blowCircumstances,
    offer: blows,
    act: attack(false),
  },
  {
    kind: 'subdue',
    role: 'attack',
    title: 'Strike to subdue',
    rule: 'OSE-OTH-8',
    steps: ['missile', 'melee'],
    circumstances: shotCircumstances,
    offer: subduing,
    act: attack(true),
  },
];

/** What a blow or shot comes to before its dice; null for any other kind of action. */
export function attackFiguresOf(draft: OseDraft, by: number, at: number, way: string): ActionFigures | null {
  const kind = draft.action?.kind;
  if (!attacking.some((one) => one.kind === kind)) return null;
  const chosen = attackOf(draft, by, at, way, kind === 'subdue');
  return chosen && attackFigures(draft, kind === 'shoot' ? { ...chosen, missile: true } : chosen);
}
