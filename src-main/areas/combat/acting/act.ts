import type { Roll } from '../../../../shared/dice/dice.ts';
import type { CombatEvent, CombatState } from '../../../../shared/rules/combat.ts';
import { attempt } from '../../../../shared/rules/fight/attempt.ts';
import { refused } from '../../../../shared/errors.ts';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import { capital, listed, uncapital } from '../../../../shared/words/names.ts';
import { query } from '../../../db/sql.ts';
import { markOf } from '../../../facts/fight/play.ts';
import type { FallenDie, KeptAct } from '../../../facts/fight/read-fight.ts';
import { withEvents } from '../../../facts/words.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { bodiesElsewhere, changedElsewhere, noteHanded } from '../changed-elsewhere.ts';
import { passFightTime } from '../clock.ts';
import { fightToGoOn } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import { flowBack } from '../flow-back.ts';
import { gangStory } from '../groups/gang-story.ts';
import { actFacts } from '../told/fight-facts.ts';
import { initiativeStory, inRuns, isInitiative } from '../told/initiative-story.ts';
import { dueWithAct } from '../lasting/ends.ts';
import type { Happened } from '../lying/happened.ts';
import { layHeld } from '../magic/holds.ts';
import { keepRecipes } from '../magic/kept-recipes.ts';
import { inWords, refusalWords } from './refusal-words.ts';

/** One act of a referee with all its dice, or several of one stroke: one line, one undo. */
export const actStep: StepOf<'combat.act'> = (context, input) => {
  const { sql, campaign, content } = context;
  const now = fightToGoOn(sql, campaign, input);
  const acts = input.acts as readonly KeptAct[];
  const besides = (input.besides ?? []) as readonly FallenDie[];
  const elsewhere = changedElsewhere(sql, now, content);
  noteHanded(sql, elsewhere);
  const sheets = elsewhere.sheets.map(undiced);
  const done = playOn(now, [...sheets, ...elsewhere.bodies.map(undiced), ...acts]);
  writeStep(context, now, done);
  keepRecipes(
    sql,
    now.fighters,
    acts.map(({ action }) => action),
  );
  const passed = goOn(context, { ...now, state: playOn(now, sheets).state }, done.state, {
    acts,
    events: done.events,
    equipment: content.equipment,
  });
  dueWithAct(
    context,
    now,
    acts.map(({ action }) => ('actor' in action ? action.actor : null)),
  );
  layHeld(context, now, done.events);
  context.fell([...besides, ...acts.flatMap(({ dice }) => dice)].filter(isThrown).map(rollOf));
  const gang = input.gang === undefined ? null : gangStory(now, input.gang, done.byAct);
  const story = gang === null ? storyOf(now, done) : `${whenOf(now.state)} ${gang.head}`;
  return step(withEvents(story, passed.events), {
    ...passed,
    ...(gang !== null && { actByAct: sentencesOf(now, { ...done, events: gang.events }) }),
    fight: actFacts(now, done),
    ...overruledBy(acts),
    hidden: false,
  });
};

/** Harm, saves and words are the table's own; what else the referee says goes over the rules. */
const ordinary: readonly string[] = ['hurt', 'heal', 'save', 'nerve', 'note', 'flags', 'works', 'effectOf'];

/** What the log shows of the referee's word over the rules, with his reason. */
function overruledBy(acts: readonly KeptAct[]): StepOutcome {
  const rulings = acts.flatMap(({ action }) => ('change' in action ? [action] : []));
  const results = acts.flatMap(({ dice }) => dice.flatMap(([, , by]) => resultWords[by] ?? []));
  if (results.length === 0 && !rulings.some(({ change }) => !ordinary.includes(change))) return {};
  const notes = rulings.flatMap((each) => (each.change === 'note' ? [each.words] : []));
  const why = [...new Set(results), ...notes];
  return { overruled: why.length === 0 ? 'The referee said so.' : `The referee said so: ${why.join('; ')}.` };
}

/** Results that were named in place of a throw. */
const resultWords: Partial<Record<FallenDie[2], string>> = { h: 'it hits', m: 'it misses' };

const isThrown = ([, , by]: FallenDie): boolean => resultWords[by] === undefined;

const rollOf = ([sides, face, by]: FallenDie): Roll => ({
  sides,
  face,
  source: by === 'r' ? 'rolled' : 'typed',
});

/** An act without dice, as it is kept. */
export const undiced = (action: KeptAct['action']): KeptAct => ({ action, dice: [] });

export interface Done {
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
  readonly byAct: readonly (readonly CombatEvent[])[];
  readonly acts: readonly KeptAct[];
}

/** Throws refused where the rules do not allow an act, or where a die of it is missing or too many were given. */
export function playOn({ machine, state: from }: FightNow, acts: readonly KeptAct[]): Done {
  let state = from;
  const byAct: (readonly CombatEvent[])[] = [];
  for (const { action, dice } of acts) {
    const from = state;
    const faces = dice.map(([, face]) => face);
    const tried = inWords(() => attempt(machine, from, action, faces));
    if (tried.wanted !== null)
      throw refused(`A d${tried.wanted.sides} is wanted first: ${tried.wanted.title}. Nothing was done.`);
    if (tried.step.refused !== null) throw refused(refusalWords[tried.step.refused]);
    if (tried.used < dice.length) throw refused('More dice were given than the act takes. Nothing was done.');
    ({ state } = tried.step);
    byAct.push(tried.step.events);
  }
  return { state, events: byAct.flat(), byAct, acts };
}

export function writeStep({ sql }: StepContext, { row, played }: FightNow, { state, acts }: Done): void {
  const n = played.steps + 1;
  sql.run(
    query
      .insertInto('fight_step')
      .values({ fight_id: row.id, n, acts: JSON.stringify(acts), mark: markOf(state) }),
  );
}

/** What the act leaves elsewhere: on the sheets, in the packs, on the clock. */
export function goOn(
  context: StepContext,
  now: FightNow,
  after: CombatState,
  happened?: Happened,
): StepOutcome {
  flowBack(context.sql, context.campaign, now, after, happened);
  return passFightTime(context, now, after);
}

/**
 * A step of the fight beside the acts of its players: hit points and states that other windows changed are taken over
 * first, and what is planned is planned from there. Without a plan no step is written.
 */
export function stepOn(
  context: StepContext,
  now: FightNow,
  plan: (current: FightNow) => readonly KeptAct[],
): { readonly done: Done; readonly passed: StepOutcome } {
  const taken = bodiesElsewhere(context.campaign, now).map(undiced);
  const acts = plan({ ...now, state: playOn(now, taken).state });
  if (acts.length === 0) return { done: playOn(now, []), passed: {} };
  const done = playOn(now, [...taken, ...acts]);
  writeStep(context, now, done);
  const happened = { acts, events: done.events, equipment: null };
  return { done, passed: goOn(context, now, done.state, happened) };
}

const mostTold = 40;

const whenOf = ({ clock }: CombatState): string =>
  clock.round === null ? `s${clock.count ?? 0}` : `r${clock.round}`;

type Told = Pick<Done, 'events' | 'state'>;

function sentencesOf({ machine, nameOf }: FightNow, { events, state }: Told): string[] {
  const order = machine.strip(state).flatMap(({ count }) => count ?? []);
  return inRuns(events).map((run) => {
    const [first] = run;
    if (first === undefined) return '';
    if (run.length === 1) return capital(machine.words(first, nameOf));
    if (isInitiative(first)) return initiativeStory(run, { nameOf, order });
    const all = listed(run.flatMap(({ id }) => (id === null ? [] : [nameOf(id)])));
    return capital(machine.words(first, () => all));
  });
}

/** The sentences of an act; of very many the last are counted, and where nothing is told, what the fight has come to. */
export function storyOf(now: FightNow, done: Told): string {
  const told = sentencesOf(now, done);
  const shown = told.slice(0, mostTold);
  const more = told.length - shown.length;
  const words = shown.length === 0 ? `On to ${uncapital(done.state.clock.title)}.` : shown.join(' ');
  return `${whenOf(now.state)} ${words}${more > 0 ? ` And ${more} more.` : ''}`;
}
