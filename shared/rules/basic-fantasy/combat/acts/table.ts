import type { LegalAction } from '../../../combat.ts';
import { listed, plainly, type Deed } from '../../../fight/action.ts';
import type { BasicFantasyDraft } from '../draft.ts';
import { answerSplash, fireTitle, savesFromFire } from '../harm/flasks.ts';
import { deathTitle, knockOut, putOff, type Verdict } from '../harm/wounds.ts';
import { questionAnswered } from '../order/asking.ts';
import { adjustments, answerMorale } from '../order/nerve.ts';
import { dives, plunges } from './flying.ts';
import { beginRound, passSurprise } from '../order/settle.ts';
import type { BasicFantasyState, Question } from '../state.ts';

type TableAction = Deed<BasicFantasyDraft>;

const initiative: TableAction = {
  kind: 'initiative',
  role: 'table',
  title: 'Roll initiative',
  rule: 'BF-INIT-1',
  act: beginRound,
};

const passing: TableAction = {
  kind: 'pass-surprise',
  role: 'table',
  title: 'Let the round of surprise pass',
  rule: 'BF-SURP-8',
  act: passSurprise,
};

const splashes: TableAction = {
  kind: 'splash',
  role: 'table',
  title: 'The flask splashes its target',
  rule: 'BF-OIL-7',
  act: (draft) => answerSplash(draft, true),
};

const spares: TableAction = {
  kind: 'no-splash',
  role: 'table',
  title: 'The flask does not splash its target',
  rule: 'BF-GREN-5',
  act: (draft) => answerSplash(draft, false),
};

const morale: TableAction = {
  kind: 'morale',
  role: 'table',
  title: 'Morale',
  rule: 'BF-MOR-4',
  act: (draft, _by, _at, way) => {
    const question = questionAnswered(draft, 'morale');
    answerMorale(draft, question, way);
  },
};

const verdictOf = (way: string): Verdict => (way === 'saved' || way === 'fails' ? way : Number(way));

const save: TableAction = {
  kind: 'save',
  role: 'table',
  title: 'Save',
  rule: 'BF-SAVE-1',
  act: (draft, _by, _at, way) => {
    const question = questionAnswered(draft, 'death', 'fire');
    if (question.kind === 'death') putOff(draft, question.who, verdictOf(way), question.now);
    else savesFromFire(draft, question, verdictOf(way));
  },
};

const waking: TableAction = {
  kind: 'waking',
  role: 'table',
  title: 'How long he lies unconscious',
  rule: 'BF-SUB-7',
  act: (draft) => {
    const question = questionAnswered(draft, 'waking');
    knockOut(draft, question.who);
  },
};

const stall: TableAction = {
  kind: 'stall',
  role: 'table',
  title: 'Too slow to stay in the air',
  rule: 'BF-FLY-4',
  act: (draft, _by, _at, way) => {
    const question = questionAnswered(draft, 'stall');
    if (way === 'dives') dives(draft, question.who);
    if (way === 'falls') plunges(draft, question.who);
  },
};

/** What belongs to the table: the rounds, and what it is asked. */
export const tabling: readonly TableAction[] = [
  initiative,
  passing,
  splashes,
  spares,
  morale,
  save,
  waking,
  stall,
];

/** What is asked, in words that name nobody. */
export function titleOf(question: Question): string {
  switch (question.kind) {
    case 'splash':
      return 'Does the flask splash its target?';
    case 'reversal':
      return 'The grab failed';
    case 'morale':
      return question.reason === 'half-strength' ? 'Morale at half strength' : 'Morale at the first meeting';
    case 'death':
      return deathTitle;
    case 'fire':
      return fireTitle;
    case 'waking':
      return waking.title;
    case 'stall':
      return stall.title;
  }
}

const moraleWays = [...adjustments, 'stand', 'break'];
const saveWays = [...adjustments, 'saved', 'fails'];

const none: readonly LegalAction[] = [];
const rolling = [listed(initiative, null, plainly)];
const letPass = [listed(passing, null, plainly)];
const splashing = [listed(splashes, null, plainly), listed(spares, null, plainly)];
const timing = [listed(waking, null, plainly)];

function answersTo(question: Question): readonly LegalAction[] {
  const title = titleOf(question);
  switch (question.kind) {
    case 'splash':
      return splashing;
    case 'reversal':
      return none;
    case 'morale':
      return [listed(morale, null, { ways: moraleWays, title })];
    case 'death':
    case 'fire':
      return [listed(save, null, { ways: saveWays, title })];
    case 'waking':
      return timing;
    case 'stall':
      return [listed(stall, null, { ways: ['dives', 'stays up', 'falls'] })];
  }
}

/** What the table may do: answer, throw for initiative, let surprise pass. */
export function tableActions({ question, clock }: BasicFantasyState): readonly LegalAction[] {
  if (question) return answersTo(question);
  if (clock.phase === 'count') return none;
  return clock.phase === 'initiative' ? rolling : letPass;
}
