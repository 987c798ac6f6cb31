import type { Dice } from '../../../dice/dice.ts';
import { diceTray, type DiceTray, type Rolled } from '../../common/dice-tray.ts';
import { flag, given, inSix, list, refuse, text } from '../../common/input.ts';
import { because, type Reasoned } from '../../common/reason.ts';
import { tables } from '../tables.ts';
import type { Face } from '../terms.ts';

export interface SurpriseSide {
  aware?: boolean;
  carriesLightInDark?: boolean;
  natural?: Face;
  surprisedOn?: number;
}

interface SideResult {
  checks: boolean;
  surprised: boolean;
}

const usualSurprise = Math.max(...tables.surprise.surprisedOn);
const { advantageRounds } = tables.surprise;

/** The one round gained on the surprised, or none. OSE-SURP-4, 5. */
const freeRounds = (gained: boolean): 0 | 1 => (gained && advantageRounds === 1 ? 1 : 0);

interface CheckedSide {
  aware: boolean;
  light: boolean;
  surprisedOn: number;
  natural: unknown;
}

function checkedSide(side: SurpriseSide, field: string): CheckedSide {
  const { aware, carriesLightInDark, surprisedOn = usualSurprise, natural } = given(side, field);
  return {
    aware: flag(aware, `${field}.aware`),
    light: flag(carriesLightInDark, `${field}.carriesLightInDark`),
    surprisedOn: inSix(surprisedOn, `${field}.surprisedOn`),
    natural,
  };
}

function surpriseOf(
  side: CheckedSide,
  other: { light: boolean },
  name: string,
  tray: DiceTray,
): SideResult & Reasoned {
  if (side.aware) {
    return { checks: false, surprised: false, reasons: [because(name, 'already aware', 'OSE-SURP-1')] };
  }
  if (other.light) {
    const reasons = [because(name, 'sees the light of the other side', 'OSE-SURP-2')];
    return { checks: false, surprised: false, reasons };
  }
  const face = tray.face(side.natural, tables.surprise.die, `${name}.natural`);
  const surprised = face <= side.surprisedOn;
  const reasons = [because(`${name}, surprised on 1 to ${side.surprisedOn}`, face, 'OSE-SURP-3')];
  return { checks: true, surprised, reasons };
}

/**
 * Who is surprised, and who gains a round by it. Dice: d6 party, d6 monsters, for each side that checks. Throws
 * `bad-die`, `bad-input`. OSE-DARK-7, OSE-DOOR-4, OSE-WATER-5, OSE-SURP-1 to 5.
 */
export function surpriseCheck(
  input: { party: SurpriseSide; monsters: SurpriseSide },
  dice?: Dice,
): {
  party: SideResult;
  monsters: SideResult;
  outcome: 'none' | 'party' | 'monsters' | 'both';
  advantage: 'party' | 'monsters' | null;
  advantageRounds: 0 | 1;
} & Reasoned &
  Rolled {
  const ours = checkedSide(given(input).party, 'party');
  const theirs = checkedSide(input.monsters, 'monsters');
  const tray = diceTray(dice);
  const { reasons: partyReasons, ...party } = surpriseOf(ours, theirs, 'party', tray);
  const { reasons: monsterReasons, ...monsters } = surpriseOf(theirs, ours, 'monsters', tray);
  const both = party.surprised && monsters.surprised;
  const outcome = both ? 'both' : party.surprised ? 'party' : monsters.surprised ? 'monsters' : 'none';
  const advantage = outcome === 'party' ? 'monsters' : outcome === 'monsters' ? 'party' : null;
  return {
    party,
    monsters,
    outcome,
    advantage,
    advantageRounds: freeRounds(advantage !== null),
    reasons: [...partyReasons, ...monsterReasons],
    ...tray.log(),
  };
}

/**
 * Surprise between any number of sides: a side checks unless aware or some other side carries a light in the dark.
 * `advantage` names the unsurprised where anyone is surprised. Dice: d6 for each side that checks, in order.
 * Throws `bad-die`, `bad-input`. OSE-DARK-7, OSE-DOOR-4, OSE-WATER-5, OSE-SURP-1 to 5.
 */
function surpriseSides(
  input: { sides: (SurpriseSide & { id: string })[] },
  dice?: Dice,
): { sides: (SideResult & { id: string })[]; advantage: string[]; advantageRounds: 0 | 1 } & Reasoned &
  Rolled {
  const all = Array.from(list(given(input).sides, 'sides'), (side) => {
    const id = text(given(side, 'sides').id, 'sides.id');
    return { id, ...checkedSide(side, 'sides') };
  });
  if (all.length < 2) refuse('sides', 'at least two sides');
  if (new Set(all.map(({ id }) => id)).size < all.length) refuse('sides', 'a list of different ids');
  const tray = diceTray(dice);
  const checked = all.map((side) => {
    const light = all.some((other) => other !== side && other.light);
    return { id: side.id, ...surpriseOf(side, { light }, side.id, tray) };
  });
  const ready = checked.filter(({ surprised }) => !surprised).map(({ id }) => id);
  const advantage = ready.length < checked.length ? ready : [];
  return {
    sides: checked.map(({ id, checks, surprised }) => ({ id, checks, surprised })),
    advantage,
    advantageRounds: freeRounds(advantage.length > 0),
    reasons: checked.flatMap(({ reasons }) => reasons),
    ...tray.log(),
  };
}

export const surpriseOps = {
  'surprise.check': surpriseCheck,
  'surprise.sides': surpriseSides,
} as const;
