import type { CombatAction } from '../../combat.ts';
import { placeWords, withoutRoom } from '../../fight/aim/space.ts';
import type { FighterSeen, Left, Reminder, Standing } from '../../fight/views.ts';
import { addPart, type Reason } from '../../common/reason.ts';
import { due as dueSecond } from '../initiative/count.ts';
import { blownOut } from './acts/table.ts';
import { shieldStats } from '../attack/shields.ts';
import { glowAt } from './light.ts';
import { mayAct, mayStepIn, optionsOf, tableOptions } from './listing.ts';
import type { Field } from './sight/look.ts';
import {
  clocksAt,
  holderOf,
  inReach,
  isCrouching,
  shieldOf,
  standingOf,
  type HackmasterFighter,
  type HackmasterState,
} from './state.ts';
import { effectWords } from './timeline.ts';

const feetForOne = 5;

function standingSeen(field: Field, fighter: HackmasterFighter, at: number): Standing {
  const { state } = field;
  const { status, pending, id } = fighter;
  if (status !== 'active') return status;
  if (mayAct(field, at)) return 'mayAct';
  if (pending) return 'falls';
  const clock = clocksAt(state, at);
  const counting = state.clock.phase === 'count';
  const caught = state.surprised === null || state.surprised.includes(id);
  if (counting ? state.count.second < clock.alertSecond : caught) return 'surprised';
  if (!counting) return 'waits';
  const standing = standingOf(state, at);
  if (standing === 'helpless') return 'unable';
  if (clock.casting) return 'casting';
  return standing === 'busy' ? 'acted' : 'waits';
}

/** What a blow at him must beat besides the die, and what it must go through. HM-SHD-1, HM-DMG-2. */
function armourOf(fighter: HackmasterFighter): Pick<FighterSeen, 'armour' | 'why'> {
  const { defence, armourDr } = fighter.build;
  const shield = shieldOf(fighter);
  const { defenseBonus } = shield === null ? { defenseBonus: 0 } : shieldStats({ shield });
  const why: Reason[] = [];
  addPart(why, 'defence bonus', defence, 'HM-ATK-3');
  addPart(why, 'shield', defenseBonus, 'HM-SHD-1');
  addPart(why, 'damage reduction', armourDr, 'HM-DMG-2');
  const bonus = defence + defenseBonus;
  return { armour: `${bonus < 0 ? '' : '+'}${bonus}, DR ${armourDr}`, why };
}

function doing({ spell, aimAt, setFrom, holding, gait }: HackmasterFighter): string | null {
  if (spell !== null) return spell;
  if (aimAt !== null) return 'aims';
  if (setFrom !== null) return 'weapon set against a charge';
  if (holding !== null) return 'holds at bay';
  return gait === 'standing' ? null : gait;
}

function marksOf(state: HackmasterState, fighter: HackmasterFighter, at: number): string[] {
  const { effects, prone, fleeing } = clocksAt(state, at);
  const marks = [...effects.map(({ kind }) => effectWords[kind]), ...Object.keys(fighter.kept ?? {})];
  if (prone) marks.push('prone');
  if (fleeing === true) marks.push('fleeing');
  if (standingOf(state, at) === 'helpless') marks.push('helpless');
  if (fighter.pending) marks.push('struck down');
  if (fighter.yielding) marks.push('gives ground');
  if (isCrouching(fighter)) marks.push('crouching');
  if (holderOf(state, fighter) >= 0) marks.push('kept at bay');
  for (const { source, bearer } of state.swung) if (bearer === fighter.id) marks.push(`${source} swung`);
  marks.push(...placeWords(fighter.build));
  return marks;
}

const counted = (things: readonly { readonly id: string }[], left: readonly (number | null)[]): Left[] =>
  things.map(({ id }, at) => ({ way: id, left: left[at] ?? null }));

/** How many fight side by side in a width: five feet for each. */
export const abreast = (widthFeet: number): number => Math.max(1, Math.floor(widthFeet / feetForOne));

/** Who finds no room beside the others who strike at the same one. */
function crowded({ fighters, widthFeet }: HackmasterState): readonly string[] {
  if (widthFeet === null) return [];
  const strikers = fighters.map((one) => {
    const target = fighters.find(({ id }) => id === one.foe);
    const near = target !== undefined && one.status === 'active' && inReach(one, target);
    return { id: one.id, against: near ? target.id : null };
  });
  return withoutRoom(strikers, abreast(widthFeet));
}

function lostOf({ build, carrying }: HackmasterFighter): Pick<FighterSeen, 'lost'> {
  if (!carrying.includes('dropped')) return {};
  return { lost: build.weapons.filter((_, nth) => carrying[nth] === 'dropped').map(({ id }) => id) };
}

/** A row of the board for everyone. */
export function seen(field: Field): FighterSeen[] {
  const { state } = field;
  const lit = state.lights.length > 0 || state.settings.ambientLight !== 'bright';
  const counting = state.clock.phase === 'count';
  const pressed = crowded(state);
  return state.fighters.map((fighter, at) => {
    const { id, build, foe, aimAt, status } = fighter;
    const counts = counting && status === 'active';
    return {
      id,
      ...armourOf(fighter),
      standing: standingSeen(field, fighter, at),
      count: counts ? dueSecond(clocksAt(state, at), state.count.second - 1) : null,
      doing: doing(fighter),
      against: aimAt ?? foe,
      marks: [
        ...marksOf(state, fighter, at),
        ...(pressed.includes(id) ? ['noRoom'] : []),
        ...(mayStepIn(field, at) ? ['may step in'] : []),
      ],
      heldBy: state.fighters.filter((_, nth) => nth === holderOf(state, fighter)).map((one) => one.id),
      shots: counted(build.weapons, fighter.ammo).filter(({ left }) => left !== null),
      ...lostOf(fighter),
      shootsOn: build.weapons.some(({ ranged }, nth) => ranged !== null && fighter.ammo[nth] === null),
      spells: counted(build.spells, fighter.uses),
      powers: counted(build.powers, fighter.powers),
      light: lit ? glowAt(state, fighter.atFeet).zone : null,
    };
  });
}

/** How one passes whose second it is: he waits, or comes to a halt if he runs, or flees on. */
const passing = ['forgo', 'wait', 'halt'];
const fleeingOn = ['forgo', 'flee', 'stopFleeing'];

/** What lets everybody else pass: free attacks are let go, the ready pass, and the next second comes. HM-TIME-9. */
export function rest(field: Field): CombatAction[] {
  const { state, looks } = field;
  const table = tableOptions(field);
  if (table.length > 0) return table.map(({ kind, actor }) => ({ kind, actor }));
  return looks.flatMap(({ id, ready, clock }, at) => {
    const options = optionsOf(field, at);
    const [asked] = options;
    if (asked?.kind === blownOut.kind && asked.ways)
      return asked.ways.slice(0, 1).map((way) => ({ kind: asked.kind, actor: id, way }));
    if (state.due.length === 0 && !ready) return [];
    const open = options.map(({ kind }) => kind);
    const kind = (clock.fleeing === true ? fleeingOn : passing).find((one) => open.includes(one));
    return kind === undefined ? [] : [{ kind, actor: id }];
  });
}

const isDown = ({ status }: HackmasterFighter): boolean => status === 'dead' || status === 'unconscious';

/** The nerve of those whom no dice decide upon: monsters that know fear. And what burns and was struck with. HM-LGT-6. */
export function reminders({ state }: Field): Reminder[] {
  const found: Reminder[] = state.fighters
    .filter(({ id }) => state.swung.some(({ bearer }) => bearer === id))
    .map(({ id, side }) => ({ word: 'light', side, ids: [id] }));
  for (const side of state.sides) {
    const members = state.fighters.filter((one) => one.side === side && one.status !== 'absent');
    const down = members.filter(isDown).length;
    const shaken = members.filter(
      ({ status, build }) => status === 'active' && build.kind === 'monster' && !build.mindless,
    );
    if (down === 0 || shaken.length === 0) continue;
    const word = down * 2 >= members.length ? 'half' : 'firstDeath';
    found.push({ word, side, ids: shaken.map(({ id }) => id) });
  }
  return found;
}
