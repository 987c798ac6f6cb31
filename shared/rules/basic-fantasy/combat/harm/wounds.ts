import { fighterAt } from '../../../fight/draft.ts';
import type { Reason } from '../../../common/reason.ts';
import { damageApply } from '../../harm/damage.ts';
import { totalOf } from '../../readers.ts';
import { subdualApply, subdualWake } from '../../harm/subdual.ts';
import { tables } from '../../tables.ts';
import type { Vitals } from '../../terms.ts';
import { edit, foretell, namedInTurn, tell, type BasicFantasyDraft } from '../draft.ts';
import { breach, wrecked, type Breach } from '../engines/hull.ts';
import { vehicleOf } from '../engines/sides.ts';
import { ask, isAsked } from '../order/asking.ts';
import type { BasicFantasyFighter } from '../state.ts';
import { endHolds } from './holds.ts';
import { faceToSave, modifiersOfSave, saves } from './saves.ts';

const { subdual, outside } = tables;

const vitalsOf = ({ hp, maxHp, subdualTaken, fallen, status }: BasicFantasyFighter): Vitals => ({
  hp: { current: Math.max(0, hp), max: maxHp },
  subdualTaken,
  status: fallen ?? (status === 'unconscious' || status === 'dead' ? status : 'active'),
});

interface Wound extends Breach {
  readonly subduing?: boolean;
  /** He falls at once if it brings him down. */
  readonly now?: boolean;
}

type Hurt = ReturnType<typeof damageApply>;

export const deathTitle = 'Save against death';
const { lingerDice, lingerSides } = outside;

function foretellLingering(draft: BasicFantasyDraft, index: number): void {
  const dice = `${lingerDice}d${lingerSides}`;
  foretell(draft, index, { what: 'chance', title: 'Rounds left', rule: 'BF-DMG-6', dice, of: lingerDice });
}

/** What a wound makes of him. Where death may be put off, the save is asked, or thrown. BF-DMG-6, BF-SUB-4, 5. */
function suffer(draft: BasicFantasyDraft, index: number, { amount, subduing, now = false }: Wound): Hurt {
  const before = fighterAt(draft, index);
  const vitals = vitalsOf(before);
  const { deathAtZero, askMorale } = draft.state.options;
  if (subduing) return { ...subdualApply({ vitals, amount }), lingerRounds: null };
  const plainly = damageApply({ vitals, amount });
  const dies = vitals.status === 'active' && plainly.vitals.status === 'dead';
  if (deathAtZero === 'standard' || !dies) return plainly;
  if (askMorale) {
    ask(draft, { kind: 'death', who: index, now });
    return plainly;
  }
  const modifier = totalOf(modifiersOfSave(before, 'death-ray-poison'));
  const target = before.kit.saveTarget;
  const dice = namedInTurn(draft, (fallen) => {
    if (fallen === 1) foretellLingering(draft, index);
    if (fallen > 0) return;
    const about = {
      what: 'save',
      title: deathTitle,
      rule: 'BF-DMG-6',
      way: 'death-ray-poison',
    } as const;
    foretell(draft, index, { ...about, needed: faceToSave(target, modifier) });
  });
  return damageApply({ vitals, amount, deathAtZero, save: { target, modifier } }, dice);
}

/** Takes hit points. Who is brought to 0 is out of it when the numbers now acting have acted. */
export function wound(draft: BasicFantasyDraft, index: number, given: Wound): void {
  const vehicle = vehicleOf(fighterAt(draft, index));
  if (vehicle !== null) {
    breach(draft, index, vehicle, given);
    return;
  }
  const { amount, subduing, by = null, detail, reasons } = given;
  const { vitals, lingerRounds } = suffer(draft, index, given);
  const fighter = edit(draft, index);
  fighter.hp = Math.min(fighter.hp, vitals.hp.current);
  fighter.subdualTaken = vitals.subdualTaken;
  fighter.fallen = vitals.status === 'active' ? null : vitals.status;
  if (lingerRounds !== null) fighter.diesAfter = draft.state.clock.round + lingerRounds;
  const told = { amount, by, ...(detail !== undefined && { detail }), ...(reasons && { reasons }) };
  tell(draft, subduing ? 'subdued' : 'hurt', index, told);
}

/** Puts one who is brought to 0 out of the fight, unless a save may still put it off. */
export function fall(draft: BasicFantasyDraft, index: number): void {
  const { fallen, status, diesAfter, hp } = fighterAt(draft, index);
  if (fallen === null || isAsked(draft, 'death', index)) return;
  endHolds(draft, index);
  const fighter = edit(draft, index);
  fighter.fallen = null;
  fighter.turn.stage = 'done';
  if (fallen === status) return;
  fighter.status = fallen;
  fighter.asleep = null;
  if (fallen === 'dead') fighter.diesAfter = null;
  else if (diesAfter === null && hp <= 0) {
    if (draft.state.options.askMorale) ask(draft, { kind: 'waking', who: index });
    else knockOut(draft, index);
  }
  const vehicle = vehicleOf(fighter);
  if (vehicle === null) tell(draft, fallen, index);
  else wrecked(draft, index, vehicle);
}

/** Dice: 2d10. */
function lingers(draft: BasicFantasyDraft, index: number): void {
  foretellLingering(draft, index);
  let rounds = 0;
  for (let die = 0; die < lingerDice; die += 1) rounds += draft.dice.roll(lingerSides);
  const fighter = edit(draft, index);
  fighter.fallen = 'unconscious';
  fighter.diesAfter = draft.state.clock.round + rounds;
}

/** What the referee makes of a save: its adjustment, or how it ends. */
export type Verdict = number | 'saved' | 'fails';

/** A save by its dice, or by the referee's word. */
export function saved(
  draft: BasicFantasyDraft,
  index: number,
  { verdict, against, title, by }: { verdict: Verdict; against: string; title: string; by?: number },
): boolean {
  if (typeof verdict === 'number') {
    const save = { category: 'death-ray-poison', against, title, modifier: verdict } as const;
    return saves(draft, index, by === undefined ? save : { ...save, by });
  }
  const held = verdict === 'saved';
  tell(draft, held ? 'saved' : 'notSaved', index, { detail: against, ...(by !== undefined && { by }) });
  return held;
}

/** The save that may put death off. Dice: d20, then 2d10. BF-DMG-6. */
export function putOff(draft: BasicFantasyDraft, index: number, verdict: Verdict, now: boolean): void {
  if (saved(draft, index, { verdict, against: 'death', title: deathTitle })) lingers(draft, index);
  if (now) fall(draft, index);
}

/** The dice of his waking are rolled at once: turns by himself, rounds if somebody rouses him. BF-SUB-7, 8. */
export function knockOut(draft: BasicFantasyDraft, index: number): void {
  const { wakeTurnsDie, rouseDice, rouseSides } = subdual;
  const about = { what: 'chance', title: 'Turns until he wakes', rule: 'BF-SUB-7' } as const;
  foretell(draft, index, { ...about, dice: `1d${wakeTurnsDie}`, of: 1 });
  const wakeTurns = draft.dice.roll(wakeTurnsDie);
  const roused = { what: 'chance', title: 'Rounds until he is roused', rule: 'BF-SUB-8' } as const;
  foretell(draft, index, { ...roused, dice: `${rouseDice}d${rouseSides}`, of: rouseDice });
  let rouseRounds = 0;
  for (let die = 0; die < rouseDice; die += 1) rouseRounds += draft.dice.roll(rouseSides);
  const { round } = draft.state.clock;
  edit(draft, index).asleep = { since: round, wakeTurns, rouseRounds, helped: null };
}

/** Everyone brought to 0 falls. */
export function fallAll(draft: BasicFantasyDraft): void {
  for (let index = 0; index < draft.fighters.length; index += 1) {
    if (fighterAt(draft, index).fallen !== null) fall(draft, index);
  }
}

/** At the end of a round: the dying die, and who has slept long enough wakes. */
export function wakeOrDie(draft: BasicFantasyDraft, index: number): void {
  const { asleep, diesAfter, status } = fighterAt(draft, index);
  if (status !== 'unconscious') return;
  const { round } = draft.state.clock;
  if (diesAfter !== null && round >= diesAfter) {
    const fighter = edit(draft, index);
    fighter.diesAfter = null;
    fighter.status = 'dead';
    tell(draft, 'dead', index, { detail: 'of his wounds' });
  }
  if (asleep === null) return;
  const { since, wakeTurns, rouseRounds, helped } = asleep;
  const elapsedRounds = round - since;
  const times = { elapsedRounds, helped: helped === round, wakeTurns, rouseRounds };
  const { awake, vitals, reasons } = subdualWake({ vitals: vitalsOf(fighterAt(draft, index)), ...times });
  if (awake) wake(draft, index, vitals, reasons);
}

function wake(
  draft: BasicFantasyDraft,
  index: number,
  { hp, subdualTaken }: Vitals,
  reasons: readonly Reason[],
): void {
  const fighter = edit(draft, index);
  fighter.hp = hp.current;
  fighter.subdualTaken = subdualTaken;
  fighter.status = 'active';
  fighter.asleep = null;
  tell(draft, 'awake', index, { amount: hp.current, reasons });
}
