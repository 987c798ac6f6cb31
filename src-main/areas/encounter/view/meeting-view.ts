import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { Course } from '../../../../shared/ipc/vocabulary.ts';
import { courses } from '../../../../shared/ipc/vocabulary.ts';
import { moraleDue, moraleWords } from '../../../../shared/rules/meeting/morale-step.ts';
import { surpriseWords } from '../../../../shared/rules/meeting/surprise-step.ts';
import { moraleMarks } from '../../../../shared/rules/meeting/terms.ts';
import { readRoom } from '../../../facts/book/read-room.ts';
import { readThings } from '../../../facts/gear/read-things.ts';
import { lossesOf, readFoes } from '../../../facts/meeting/read-encounter.ts';
import { readPursuit } from '../../../facts/meeting/read-pursuit.ts';
import { isLifeless } from '../../../facts/party/kinds.ts';
import { readPeople } from '../../../facts/party/read-party.ts';
import { isWithParty, standingOf } from '../../../facts/party/state/standing.ts';
import { roundsSpent } from '../conclude.ts';
import { creatureOf } from '../foes/creature.ts';
import { counted, reactionTotalIn, surpriseIn } from '../open.ts';
import { flightOf } from '../chase/rates.ts';
import { dropsThrown, heldBy, surprisedOf } from '../settling/drop-held.ts';
import { turnsFor } from '../settling/facts.ts';
import { needStep } from '../settling/settle.ts';
import { weigh } from '../settling/weigh.ts';
import { chaseView } from './chase-view.ts';
import { creatureView, foesView } from './foes-view.ts';
import { aboutMeeting } from './about-meeting.ts';
import { barredFlight, flightView } from './flight-view.ts';
import { lightView } from './light-view.ts';
import type { Scene } from './scene.ts';
import { stepNow } from './step-now.ts';
import { stepViews } from './steps-view.ts';

type View = NonNullable<QueryOutput<'encounter.view'>>;

/** Everything of the encounter under way. */
export function deriveMeeting(scene: Scene): View {
  const { sql, campaign, content, row, delve } = scene;
  const creature = creatureOf(content.monsters, row.creature_id);
  const foes = readFoes(sql, row.id);
  const chase = readPursuit(sql, row.id);
  const rounds = roundsSpent(campaign, row, chase);
  const { turns, roundsATurn, reasons } = turnsFor(campaign, rounds, delve !== null);
  return {
    id: row.id,
    who: row.who,
    counted: counted(row),
    from: fromText(scene),
    turn: row.turn,
    ground: row.ground,
    unit: row.unit,
    creature:
      creature && creatureView(creature, campaign.system.characters.writesAscending(campaign.settings)),
    step: stepNow(campaign, scene),
    steps: stepViews(scene),
    number: row.number,
    foes: foesView(row.number, foes, creature),
    surprise: surpriseView(scene),
    light: lightView(scene),
    course: courseView(scene),
    morale: moraleView(scene),
    flight: flightView(scene),
    pursuit: chase && chaseView(scene, chase),
    fight: {
      rounds: row.fight_rounds,
      people: readPeople(sql)
        .filter((person) => !isLifeless(person.kind) && isWithParty(campaign, person))
        .map((person) => {
          const { id, name, hp, max_hp: maxHp } = person;
          const { able, word } = standingOf(campaign, person);
          return { id, name, hp, maxHp, able, word };
        }),
      lost: lossesOf(foes),
    },
    rounds,
    takes: { turns, roundsATurn, reasons },
  };
}

function fromText({ sql, row }: Scene): string {
  const room = row.room_id === null ? undefined : readRoom(sql, row.room_id);
  const place = room ? `room ${[room.key, room.name].filter((word) => word !== '').join(' ')}` : '';
  const check = row.check_turn === null ? '' : `check of turn ${row.check_turn}`;
  return [check, place].filter((word) => word !== '').join(', ');
}

function surpriseView(scene: Scene): View['surprise'] {
  const { campaign, facts, settled } = scene;
  const rules = campaign.system.meeting.surprise;
  const surprise = settled.get('surprise');
  const people = surpriseIn(scene)?.people ?? [];
  return {
    ...aboutMeeting(scene),
    effect: surprise ? surpriseWords(rules, facts, surprise).effect : '',
    people: people.length > 0 ? [...people] : null,
    dropsThrown: dropsThrown(scene),
    drops: dropsView(scene),
  };
}

/** What the surprised hold, where the rules let them drop it. */
function dropsView(scene: Scene): View['surprise']['drops'] {
  const { sql, campaign, facts } = scene;
  const { drops } = campaign.system.meeting.surprise;
  const surprised = surprisedOf(scene, facts.party);
  if (!drops || surprised.length === 0) return [];
  const places = facts.party.map(({ id }) => ({ in: 'holder', id }) as const);
  const things = readThings(sql, [], places);
  return surprised.map(({ id, name }) => ({
    characterId: id,
    name,
    sides: [drops.sides],
    held: heldBy(things, id).map((item) => ({ itemId: item.id, name: item.name })),
  }));
}

function courseView(scene: Scene): View['course'] {
  const { campaign, settled } = scene;
  const fight = campaign.system.meeting.fight(campaign.settings);
  const pursues = flightOf(scene).pursues(reactionTotalIn(scene));
  const chosen = settled.get('course')?.result;
  return {
    chosen: courses.find((course: Course) => course === chosen) ?? null,
    choices: [
      {
        course: 'talk',
        title: 'Talk',
        text: 'What comes of it is played out; the reaction can be settled again.',
        barred: null,
        reasons: [],
      },
      {
        course: 'evade',
        title: 'Evade',
        text: pursues.text,
        barred: barredFlight(scene),
        reasons: pursues.reasons,
      },
      { course: 'fight', title: 'Fight', text: fight.text, barred: null, reasons: fight.reasons },
    ],
  };
}

function moraleView({ campaign, facts, all }: Scene): View['morale'] {
  const due = moraleDue(campaign.system.meeting.morale, facts).map((mark) => moraleMarks[mark]);
  return {
    weighed: weigh(needStep(campaign.system, 'morale'), facts, {}),
    due: due.length === 0 ? null : `${due.join(' and ')}.`.replace(/^./u, (first) => first.toUpperCase()),
    noted: all
      .filter(({ step }) => step === 'morale')
      .map(moraleWords)
      .join('; '),
  };
}
