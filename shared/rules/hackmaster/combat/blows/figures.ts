import { fighterAt } from '../../../fight/draft.ts';
import { besidesOf } from '../../../fight/magic/on-hit.ts';
import { recipeFigures } from '../../../fight/magic/recipe.ts';
import { sureFigures, type ActionFigures, type RollFigures } from '../../../fight/views.ts';
import { addPart, type Reason } from '../../../common/reason.ts';
import { strayOrder } from '../../attack/ranged.ts';
import { tables } from '../../tables.ts';
import type { Size } from '../../terms.ts';
import { saveLevel } from '../acts/saves.ts';
import { freeBlowNow } from '../acts/table.ts';
import type { HackmasterDraft } from '../draft.ts';
import { bystanders, rangeDie } from '../ranges.ts';
import { isThreatened } from '../state.ts';
import { opportunities } from './free-attacks.ts';
import { criticalOf, duelFigures } from './duel.ts';
import { damageDice, damagePlus, soaked } from './landing.ts';
import { attackModifiers, defenceFigures, type Blow } from './rolls.ts';
import { clearDie, isMelee, missileStrength, shotOf } from './shots.ts';
import { asideBlow, blowOf, penaltyOf, type Manner } from './strikes.ts';

const { counterBlow } = tables;

/** What a blow deals: dice, what is added, and what armour takes off. HM-DMG-1, 2. */
function damageFigures(draft: HackmasterDraft, blow: Blow, strength: number): ActionFigures['damage'] {
  const { weapon, halved, doubled } = blow;
  const { less, reasons: armour } = soaked(draft, blow);
  const reasons: Reason[] = [];
  addPart(reasons, 'weapon', weapon?.damageModifier ?? 0, 'HM-DMG-1');
  addPart(reasons, 'strength', strength, 'HM-DMG-1');
  addPart(reasons, 'circumstances', blow.situation.damage, 'HM-DMG-1');
  const bare = counterBlow.dice * counterBlow.eachModifier;
  return {
    dice: damageDice(blow),
    plus: weapon ? damagePlus(blow, strength) : bare + strength,
    times: halved ? doubled / tables.halfDamageDivisor : doubled,
    least: 0,
    less,
    reasons: [...reasons, ...armour],
  };
}

interface Against {
  readonly attackSides: number;
  readonly defence: RollFigures;
  readonly strength: number | null;
  readonly ranged?: boolean;
  readonly strays?: readonly string[];
}

/** Two rolls against each other; a tie is the defender's. HM-ATK-1, 2. */
function opposed(draft: HackmasterDraft, blow: Blow, against: Against): ActionFigures {
  const { attackSides, defence, strength, ranged = false, strays = [] } = against;
  const { plus, reasons } = attackModifiers(draft, blow);
  const duel = strength === null ? {} : { blow: duelFigures(draft, blow, { strength, ranged }) };
  return {
    throws: 'opposed',
    needed: null,
    reasons,
    damage: strength === null ? null : damageFigures(draft, blow, strength),
    drops: strength === null ? null : fighterAt(draft, blow.against).hp,
    strays,
    invites: [],
    ...(strength !== null && { critical: criticalOf(draft, blow), ...besidesOf(blow.weapon?.onHit ?? null) }),
    opposed: { attack: { sides: attackSides, plus }, defence, ...duel },
  };
}

function blowFigures(draft: HackmasterDraft, blow: Blow): ActionFigures {
  const { strengthDamage } = fighterAt(draft, blow.by).build;
  const defence = defenceFigures(draft, blow, false);
  return opposed(draft, blow, { attackSides: tables.dieSides.d20p, defence, strength: strengthDamage });
}

/** A shot, and whom it may stray to. HM-RNG-1 to 8. */
function shotFigures(draft: HackmasterDraft, blow: Blow): ActionFigures | null {
  const [shooter, target] = [fighterAt(draft, blow.by), fighterAt(draft, blow.against)];
  const band = blow.weapon && rangeDie(blow.weapon, shooter, target);
  if (!band) return null;
  const attackSides = tables.dieSides[band];
  const strength = missileStrength(draft, blow);
  if (!isMelee(draft, blow)) {
    return opposed(draft, blow, {
      attackSides,
      defence: { sides: clearDie(draft, blow), plus: 0 },
      strength,
      ranged: true,
    });
  }
  const order = strayOrder(target.id, bystanders(draft.fighters, target, shooter));
  const die = (size: Size): RollFigures => ({
    sides: tables.ranged.intoMelee.dieSides,
    plus: tables.size[size].meleeDefence,
  });
  const others = order.slice(1);
  const strays = others.map(({ id }) => id);
  const defence = die(target.build.size);
  return {
    ...opposed(draft, blow, { attackSides, defence, strength, ranged: true, strays }),
    ...(others.length > 0 && { instead: { how: 'chain', others: others.map(({ size }) => die(size)) } }),
  };
}

/** Nothing is thrown for a flight, but those at his heels may strike for free. HM-MAN-5. */
function flightFigures(draft: HackmasterDraft, by: number): ActionFigures {
  const strikes = isThreatened(draft.state, fighterAt(draft, by));
  const invites = strikes ? opportunities(draft, by).map((due) => due.by) : [];
  return { ...sureFigures, invites };
}

/** Magic by what is noted of it; against a save both throw. HM-SAVE-1. */
function magicFigures(draft: HackmasterDraft, by: number, at: number, way: string): ActionFigures | null {
  const user = fighterAt(draft, by);
  const { spells, powers } = user.build;
  const known = [...spells, ...powers].find(({ id }) => id === way);
  if (!known?.recipe) return null;
  const { saved: saving = 'none' } = known.recipe;
  const target = draft.fighters[at];
  const sides = tables.dieSides.d20p;
  return {
    ...recipeFigures(known.recipe, target ? target.hp : null),
    ...(known.save !== undefined &&
      target && {
        throws: 'opposed',
        saving,
        opposed: {
          attack: { sides, plus: saveLevel(user) },
          defence: { sides, plus: saveLevel(target) },
        },
      }),
  };
}

function mannerOf(kind: string, way: string): Manner | null {
  const penalty = penaltyOf(way);
  if (kind === 'fightDefensively') return penalty === undefined ? null : { way: 'defensive', penalty };
  if (kind === 'attack') return { way: 'plain' };
  return kind === 'jab' || kind === 'aggressive' || kind === 'charge' ? { way: kind } : null;
}

/** What a chosen action comes to before its dice; null for one that has no figures. */
export function figures(draft: HackmasterDraft, by: number, at: number, way: string): ActionFigures | null {
  const kind = draft.action?.kind ?? '';
  if (kind === 'flee') return flightFigures(draft, by);
  if (kind === 'power' || kind === 'cast') return magicFigures(draft, by, at, way);
  if (at < 0) return null;
  if (kind === 'freeAttack') return blowFigures(draft, freeBlowNow(draft, by, at, way));
  if (kind === 'shoot') {
    const shot = shotOf(draft, by, at);
    return shot && shotFigures(draft, shot);
  }
  if (kind === 'knockAside') {
    const blow = asideBlow(draft, by, at);
    if (!blow) return null;
    const defence = defenceFigures(draft, blow, true);
    return opposed(draft, blow, { attackSides: tables.dieSides.d20p, defence, strength: null });
  }
  const manner = mannerOf(kind, way);
  const blow = manner && blowOf(draft, by, at, manner);
  return blow && blowFigures(draft, blow);
}
