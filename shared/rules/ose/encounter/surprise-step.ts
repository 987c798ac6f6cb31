import type { Dice } from '../../../dice/dice.ts';
import { Told, countOption, flagOption } from '../../meeting/answers.ts';
import type { Answers, MeetingOption } from '../../meeting/answers.ts';
import type { MeetingFacts, SurpriseRules, WantedDice } from '../../meeting/terms.ts';
import type { Reason } from '../../common/reason.ts';
import { because } from '../../common/reason.ts';
import { surpriseCheck } from './surprise.ts';
import { tables } from '../tables.ts';

const { die, surprisedOn } = tables.surprise;
const usual = Math.max(...surprisedOn);

const reach = (side: 'party' | 'monsters', label: string): MeetingOption =>
  countOption({
    id: `${side}SurprisedOn`,
    label,
    help: `Usually 1 to ${usual} on the die; 0 for those who are never surprised.`,
    rule: 'OSE-SURP-3',
    side,
    value: usual,
    min: 0,
    max: die,
    reasons: [because('surprised on 1 to', usual, 'OSE-SURP-3')],
  });

const aware = (side: 'party' | 'monsters', label: string): MeetingOption =>
  flagOption({
    id: `${side}Aware`,
    label,
    help: 'Whoever knows of the others is not surprised.',
    rule: 'OSE-SURP-1',
    side,
    value: false,
    reasons: [],
  });

/** The circumstances of surprise: who knows, who carries a light, on what the die surprises. OSE-SURP-1 to 3. */
function optionsOf({ partyLight }: MeetingFacts): MeetingOption[] {
  return [
    aware('party', 'The party knows of them'),
    aware('monsters', 'They know of the party'),
    ...(partyLight
      ? [
          flagOption({
            id: 'overruleLight',
            label: 'They check though the party carries a light',
            help: 'A party with a light in the dark usually surprises nobody.',
            rule: 'OSE-SURP-2',
            side: 'monsters',
            value: false,
            reasons: [because('the party carries a light', 'no check', 'OSE-SURP-2')],
          }),
        ]
      : []),
    flagOption({
      id: 'monstersLight',
      label: 'They carry a light',
      help: 'Then the party sees them come and does not check.',
      rule: 'OSE-SURP-2',
      side: 'party',
      value: false,
      reasons: [],
    }),
    reach('party', 'The party is surprised on 1 to'),
    reach('monsters', 'They are surprised on 1 to'),
  ];
}

const toldOf = (facts: MeetingFacts, answers: Answers) => new Told(optionsOf(facts), answers);

/** Who of the two sides checks, and on what, as the operation takes it. */
function sidesOf(facts: MeetingFacts, told: Told) {
  return {
    party: {
      aware: told.flag('partyAware'),
      carriesLightInDark: facts.partyLight && !told.flag('overruleLight'),
      surprisedOn: told.count('partySurprisedOn'),
    },
    monsters: {
      aware: told.flag('monstersAware'),
      carriesLightInDark: told.flag('monstersLight'),
      surprisedOn: told.count('monstersSurprisedOn'),
    },
  };
}

function checksOf(facts: MeetingFacts, told: Told) {
  const { party, monsters } = sidesOf(facts, told);
  const checked = surpriseCheck({ party: { ...party, natural: 1 }, monsters: { ...monsters, natural: 1 } });
  return { party: checked.party.checks, monsters: checked.monsters.checks };
}

function wanted(id: 'party' | 'monsters', rolls: boolean, told: Told, otherLight: boolean): WantedDice {
  const on = told.count(`${id}SurprisedOn`);
  const known = told.flag(`${id}Aware`);
  const reason: Reason = known
    ? because(id, 'already aware', 'OSE-SURP-1')
    : otherLight
      ? because(id, 'sees the light of the other side', 'OSE-SURP-2')
      : because('surprised on 1 to', on, 'OSE-SURP-3');
  const silent = known ? 'They know of the others: no check.' : 'They see the light of the others: no check.';
  return {
    id,
    title: id === 'party' ? 'The party' : 'The monsters',
    sides: [die],
    rolls,
    by: id === 'party' ? 'players' : 'referee',
    why: rolls ? `Surprised on 1 to ${on}.` : silent,
    reasons: [reason],
  };
}

/** Surprise by sides; a light carried in the dark warns the others. OSE-SURP-1 to 5. */
export const surprise: SurpriseRules = {
  rule: 'OSE-SURP-1',
  weigh: (facts, answers) => {
    const told = toldOf(facts, answers);
    const checks = checksOf(facts, told);
    const partyShows = facts.partyLight && !told.flag('overruleLight');
    const dice = [
      wanted('party', checks.party, told, told.flag('monstersLight')),
      wanted('monsters', checks.monsters, told, partyShows),
    ];
    return {
      text: facts.partyLight
        ? 'The party carries a light: whoever is in the dark sees it come.'
        : 'The party carries no light.',
      options: told.options(),
      dice,
      modifier: 0,
      reasons: dice.flatMap(({ reasons }) => reasons),
    };
  },
  settle: (facts, answers, dice: Dice) => {
    const told = toldOf(facts, answers);
    const checks = checksOf(facts, told);
    const result = surpriseCheck(sidesOf(facts, told), dice);
    const faces = (result.rolled ?? []).map(({ face }) => face);
    const next = (checked: boolean) => (checked ? (faces.shift() ?? null) : null);
    return {
      party: { surprised: result.party.surprised, die: next(checks.party) },
      monsters: { surprised: result.monsters.surprised, die: next(checks.monsters) },
      surprisedIds: null,
      surprisedFoes: null,
      reasons: result.reasons,
    };
  },
  words: ({ party, monsters }) => {
    if (party && monsters)
      return {
        text: 'both sides are surprised: no advantage',
        effect: 'A moment of confusion; nobody gains by it.',
      };
    if (party)
      return {
        text: 'the party is surprised: a free round for the monsters',
        effect: 'The monsters have one round in which the party cannot act.',
      };
    if (monsters)
      return {
        text: 'the monsters are surprised: a free round for the party',
        effect: 'The party has one round in which the monsters cannot act.',
      };
    return { text: 'nobody is surprised', effect: '' };
  },
  overruled: ({ partyLight }, answers) =>
    partyLight && answers['overruleLight'] === true
      ? 'The party carries a light, yet the monsters checked for surprise.'
      : null,
  drops: null,
};
