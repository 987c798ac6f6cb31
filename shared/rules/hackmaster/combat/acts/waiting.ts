import { plain } from '../../../fight/action.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { takeEffect } from '../blows/wounds.ts';
import { change, clocks, counted, type HackmasterDraft } from '../draft.ts';
import type { Look } from '../sight/look.ts';
import { near } from '../sight/targets.ts';
import { inReach, isAble } from '../state.ts';
import type { HackmasterAction } from './action.ts';

/** So many seconds ahead one may wait for; whoever waits for a foe is asked again then. */
export const farthestWait = 20;

const ownSecond = 'ownSecond';
const foeInReach = 'foeInReach';
const wayWords = { [ownSecond]: 'the weapon is ready', [foeInReach]: 'a foe within reach' } as const;

function listWaits(second: number, weapon: boolean, foe: boolean): readonly string[] {
  const ways: string[] = [];
  if (weapon) ways.push(ownSecond);
  if (foe) ways.push(foeInReach);
  for (let ahead = 1; ahead <= farthestWait; ahead += 1) ways.push(String(second + ahead));
  return ways;
}

/** What he may wait for: his weapon, a foe who comes within reach, any of the seconds ahead. */
function waits(look: Look): readonly string[] {
  const { field, second, clock } = look;
  const weapon = clock.weaponReadySecond > second + 1;
  const foe = near(look).length === 0;
  return (field.waits[Number(weapon) + 2 * Number(foe)] ??= listWaits(second, weapon, foe));
}

function waitUntil(draft: HackmasterDraft, at: number, way: string): void {
  const { id } = fighterAt(draft, at);
  const { second } = draft.state.count;
  if (way === ownSecond) counted(draft, at, { kind: 'wait', id });
  else {
    const latest = second + farthestWait;
    counted(draft, at, { kind: 'wait', id, until: way === foeInReach ? latest : Number(way) });
    change(draft, at, { watchUntil: way === foeInReach ? latest : null });
  }
  const until = clocks(draft, at).nextSecond;
  const detail = way === foeInReach ? wayWords[foeInReach] : `second ${until}`;
  tell(draft, { kind: 'waits', as: 'waits', id, amount: until, detail });
}

/** Whoever waits for a foe within reach and has one there is called on, at once or when his weapon is ready. HM-TIME-9. */
export function callWatchers(draft: HackmasterDraft): void {
  const { state, fighters } = draft;
  for (const [at, watcher] of fighters.entries()) {
    if (watcher.watchUntil === null) continue;
    const { nextSecond, weaponReadySecond } = clocks(draft, at);
    const watches = nextSecond === watcher.watchUntil && nextSecond > state.count.second;
    const comes =
      isAble(state, at) &&
      fighters.some((foe) => foe.side !== watcher.side && foe.status === 'active' && inReach(watcher, foe));
    if (watches && !comes) continue;
    const { id } = watcher;
    if (watches) {
      counted(draft, at, { kind: 'call', id, on: Math.max(weaponReadySecond, state.count.second) });
    }
    change(draft, at, { watchUntil: null });
  }
}

/** Doing nothing: until the weapon is ready or the next second, or for something to come. */
export const waiting: readonly HackmasterAction[] = [
  {
    kind: 'wait',
    role: 'wait',
    title: 'Wait',
    rule: 'HM-TIME-9',
    moment: 'ready',
    lastBlow: true,
    offer: ({ ready }) => plain(ready),
    act: (draft, at) => {
      counted(draft, at, { kind: 'wait', id: fighterAt(draft, at).id });
      takeEffect(draft, at);
    },
  },
  {
    kind: 'waitUntil',
    role: 'wait',
    title: 'Wait until',
    rule: 'HM-TIME-9',
    moment: 'ready',
    wayWords,
    offer: (look) => (look.ready ? { ways: waits(look) } : null),
    act: (draft, at, _target, way) => waitUntil(draft, at, way),
  },
];
