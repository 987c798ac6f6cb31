import type { LegalAction } from '../../../combat.ts';
import { listed, plainly, type Deed } from '../../../fight/action.ts';
import { fighterAt, tell } from '../../../fight/draft.ts';
import { exchange } from '../blows/exchange.ts';
import { freeBlow } from '../blows/free-attacks.ts';
import { blowCircumstances } from '../circumstances.ts';
import { change, counted, type HackmasterDraft } from '../draft.ts';
import { rollAll } from '../order/initiative.ts';
import { advance } from '../order/seconds.ts';
import { weaponOf, type Due, type Gust, type HackmasterState } from '../state.ts';

const initiative: Deed<HackmasterDraft> = {
  kind: 'initiative',
  role: 'table',
  title: 'Roll initiative',
  rule: 'HM-INIT-2',
  act: (draft) => {
    rollAll(draft);
    advance(draft);
  },
};

const next: Deed<HackmasterDraft> = {
  kind: 'next',
  role: 'table',
  title: 'On to the next second',
  rule: 'HM-TIME-7',
  act: advance,
};

/** The free attack first in line, or one queued for this second. HM-TIME-6, HM-OUT-5 to 8. */
function strikeFree(draft: HackmasterDraft, by: number, against: number, way: string): void {
  const { state } = draft;
  const [due, ...rest] = state.due;
  const striker = fighterAt(draft, by);
  const { id } = striker;
  if (!due) {
    counted(draft, by, { kind: 'useFreeAttack', id, against: fighterAt(draft, against).id });
    exchange(draft, freeBlow(draft, by, against, false));
    return;
  }
  state.due = rest;
  exchange(draft, freeBlow(draft, by, against, isBare(due, way)));
  const weaponSpeed = weaponOf(striker)?.speed ?? 0;
  if (due.flight) counted(draft, by, { kind: 'pursuitDelay', id, weaponSpeed });
}

const isBare = ({ kind }: Due, way: string): boolean => kind === 'handToHand' && way !== 'weapon';

/** The free attack as it would be struck. */
export const freeBlowNow = (draft: HackmasterDraft, by: number, against: number, way: string) => {
  const [due] = draft.state.due;
  return freeBlow(draft, by, against, due !== undefined && isBare(due, way));
};

export const freeAttack: Deed<HackmasterDraft> = {
  kind: 'freeAttack',
  role: 'attack',
  title: 'Free attack',
  rule: 'HM-OUT-6',
  circumstances: blowCircumstances,
  act: strikeFree,
};

export const forgo: Deed<HackmasterDraft> = {
  kind: 'forgo',
  role: 'wait',
  title: 'Let it pass',
  rule: 'HM-OUT-11',
  act: ({ state }) => {
    state.due = state.due.slice(1);
  },
};

const [goesOut, burnsOn] = ['out', 'burns'] as const;

/** Whether a light is blown out. HM-LGT-6. */
export const blownOut: Deed<HackmasterDraft> = {
  kind: 'blownOut',
  role: 'table',
  title: 'Is the light blown out?',
  rule: 'HM-LGT-6',
  act: (draft, at, _target, way) => {
    const { state } = draft;
    const [gust, ...rest] = state.gusts;
    const found = state.lights.find(({ id }) => id === gust?.light);
    state.gusts = rest;
    if (!found) return;
    const out = way === goesOut;
    if (out) state.lights = state.lights.map((one) => (one === found ? { ...one, lit: false } : one));
    const detail = `${found.source} ${out ? 'goes out' : 'burns on'}`;
    tell(draft, { kind: 'blownOut', as: 'note', id: fighterAt(draft, at).id, detail });
  },
};

/** The light first in line. */
export const blownOutNow = ({ bearer }: Gust): readonly LegalAction[] => [
  listed(blownOut, bearer, { ways: [goesOut, burnsOn] }),
];

export const breakOff: Deed<HackmasterDraft> = {
  kind: 'abort',
  role: 'wait',
  title: 'Break off',
  rule: 'HM-TIME-9',
  act: (draft, at) => {
    const { id, spell } = fighterAt(draft, at);
    counted(draft, at, { kind: 'abort', id });
    change(draft, at, {
      spell: null,
      spellAt: null,
      spellBesides: [],
      casts: null,
      setFrom: null,
      aimAt: null,
    });
    tell(draft, { kind: 'brokenOff', as: 'stopped', id, ...(spell !== null && { detail: spell }) });
  },
};

/** What belongs to the table, and what an exchange or a counted action opens. */
export const tabling: readonly Deed<HackmasterDraft>[] = [
  initiative,
  next,
  freeAttack,
  forgo,
  blownOut,
  breakOff,
];

const rolling = [listed(initiative, null, plainly)];
export const nextSecond = listed(next, null, plainly);

/** What may be done at the table itself: on to the next second once everyone whose second this is has done with it. */
export function tableActions(
  { clock, due, gusts }: Pick<HackmasterState, 'clock' | 'due' | 'gusts'>,
  ready: number,
): readonly LegalAction[] {
  if (clock.phase === 'initiative') return rolling;
  return due.length === 0 && gusts.length === 0 && ready === 0 ? [nextSecond] : [];
}

/** The ways a free attack may be made with: the weapon, or fist, foot and head, or a knife instead. HM-OUT-7. */
function freeWays({ fighters }: HackmasterState, { by, kind }: Due): readonly string[] | null {
  const striker = fighters.find(({ id }) => id === by);
  const short = striker !== undefined && weaponOf(striker)?.shortBlade === true;
  return kind === 'handToHand' && short ? ['handToHand', 'weapon'] : null;
}

/** The free attack first in line, to be made or let pass. */
export function freeAttackNow(state: HackmasterState, due: Due): readonly LegalAction[] {
  const ways = freeWays(state, due);
  const rule = due.flight ? 'HM-MAN-5' : due.kind === 'weapon' ? 'HM-OUT-10' : 'HM-OUT-7';
  const targets = [due.against];
  return [
    listed({ ...freeAttack, rule }, due.by, ways ? { targets, ways } : { targets }),
    listed(forgo, due.by, plainly),
  ];
}
