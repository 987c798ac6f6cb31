import { fighterAt } from '../../../fight/draft.ts';
import { inWays, plain } from '../../../fight/action.ts';
import { missileReload } from '../../attack/reload.ts';
import { tables } from '../../tables.ts';
import { edit, tell, type BasicFantasyDraft } from '../draft.ts';
import { roundsAShot } from '../engines/crew.ts';
import { feetBetween } from '../field.ts';
import { gearAt, weaponAt, weaponIndex } from '../fighter/arms.ts';
import type { BasicFantasyFighter, Gear } from '../state.ts';
import { none, whole, type BasicFantasyAction } from './action.ts';

/** Nothing done yet of a round that goes into one thing only. */
const untouched = ({ turn }: BasicFantasyFighter): boolean => !turn.moved && turn.attacks === 0;

const handsFree = ({ heldBy, holding }: BasicFantasyFighter): boolean =>
  heldBy.length === 0 && holding === null;

const isEmpty = ({ loaded, left }: Gear): boolean => !loaded && left !== 0;

/** A round of loading, and nothing else. BF-ROF-3. */
function reload(draft: BasicFantasyDraft, index: number, id: string): void {
  const fighter = edit(draft, index);
  const place = weaponIndex(fighter, id);
  const { loaded, reloadRoundsDone, left } = gearAt(fighter, place);
  const interval = roundsAShot(fighter, weaponAt(fighter, place));
  const after = missileReload({ interval, loaded, reloadRoundsDone, action: 'reload' });
  fighter.turn.reloading = true;
  fighter.gear = fighter.gear.with(place, {
    left,
    loaded: after.loaded,
    reloadRoundsDone: after.reloadRoundsDone,
  });
  tell(draft, after.loaded ? 'loaded' : 'loading', index, { detail: id });
}

/** What takes the whole of his round. */
export const preparing: readonly BasicFantasyAction[] = [
  {
    kind: 'extinguish',
    role: 'recover',
    title: 'Put the flames out',
    rule: 'BF-OIL-4',
    offer: ({ state, fighter }) =>
      plain(untouched(fighter) && fighter.burnsIn !== null && fighter.burnsIn <= state.clock.round),
    act: whole((draft, by) => {
      edit(draft, by).turn.extinguishing = true;
    }),
  },
  {
    kind: 'reload',
    role: 'prepare',
    title: 'Reload',
    rule: 'BF-ROF-3',
    offer: ({ fighter }) => {
      if (!untouched(fighter) || !handsFree(fighter) || !fighter.gear.some(isEmpty)) return none;
      const empty = fighter.stats.weapons.filter((_weapon, place) => isEmpty(gearAt(fighter, place)));
      return inWays(empty.map(({ id }) => id));
    },
    act: whole((draft, by, _at, way) => reload(draft, by, way)),
  },
  {
    kind: 'rouse',
    role: 'prepare',
    title: 'Try to wake',
    rule: 'BF-SUB-8',
    offer: ({ scene, fighter }) => {
      if (scene.asleep.length === 0 || !untouched(fighter) || !handsFree(fighter)) return none;
      const beside = scene.asleep.filter(
        (other) => other.side === fighter.side && feetBetween(fighter, other) <= tables.engagedFeet,
      );
      return beside.length > 0 ? { targets: beside.map(({ id }) => id) } : none;
    },
    act: whole((draft, by, at) => {
      const { asleep } = fighterAt(draft, at);
      if (asleep) edit(draft, at).asleep = { ...asleep, helped: draft.state.clock.round };
      tell(draft, 'roused', at, { by });
    }),
  },
];
