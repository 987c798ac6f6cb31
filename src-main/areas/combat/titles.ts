import type { CombatAction, Overrule } from '../../../shared/rules/combat.ts';
import { listed } from '../../../shared/words/names.ts';
import type { FightNow } from './fight-now.ts';

const changeWords: Readonly<Record<Overrule['change'], string>> = {
  join: 'joins',
  leave: 'was never there',
  hurt: 'is hurt',
  fall: 'falls',
  heal: 'is healed',
  status: 'is otherwise',
  place: 'stands elsewhere',
  stats: 'has other figures',
  part: 'has other figures',
  side: 'changes sides',
  hp: 'has other hit points',
  initiative: 'has another initiative',
  acted: 'may act, or has acted',
  spell: 'has other spells',
  effectOf: 'has another spell',
  works: 'The effect',
  shots: 'has other shots',
  takesUp: 'takes something up',
  lacks: 'is without a weapon',
  flags: 'is under another condition',
  save: 'saves',
  nerve: 'Morale',
  light: 'has another light',
  reopen: 'The fight goes on, or ends',
  settings: 'Other rules for this fight',
  width: 'another width of the ground',
  phase: 'Another step of the order',
  note: 'A note',
};

/** All of a stroke in words; of a spell and what it does one is made. */
export function titleOfAll(now: FightNow, acts: readonly (CombatAction | Overrule)[]): string {
  const titles: string[] = [];
  acts.forEach((act, at) => {
    const before = acts[at - 1];
    const used = before !== undefined && !('change' in before) ? before : null;
    const follows = 'change' in act && act.change === 'works' && used !== null && used.way === act.way;
    if (!follows) titles.push(titleOf(now, act));
    else if (act.ids.length !== 1 || act.ids[0] !== used.target)
      titles.push(`${titles.pop() ?? ''} on ${listed(act.ids.map(now.nameOf)) || 'nobody'}`);
  });
  return listed(titles);
}

/** An act in words, before anything has come of it: "Hild: attack goblin C with the sword". */
export function titleOf({ machine, state, nameOf }: FightNow, act: CombatAction | Overrule): string {
  if ('change' in act) {
    if (act.change === 'works') return `${act.way} on ${listed(act.ids.map(nameOf)) || 'nobody'}`;
    if (act.change === 'effectOf') return act.way;
    const who = 'id' in act && act.id !== null ? nameOf(act.id) : '';
    return who === '' ? changeWords[act.change] : `${who} ${changeWords[act.change]}`;
  }
  const entry = machine
    .legalActions(state)
    .find(({ kind, actor }) => kind === act.kind && actor === act.actor);
  const title = entry?.title ?? act.kind;
  const what = act.actor === null ? title : `${nameOf(act.actor)}: ${title.toLowerCase()}`;
  const at = act.target === undefined ? '' : ` at ${nameOf(act.target)}`;
  const way = act.way === undefined || act.way === '' ? '' : `, ${act.way}`;
  return `${what}${at}${way}`;
}
