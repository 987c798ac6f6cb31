import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import type { MeetingStep } from '../../../shared/ipc/encounter-views.ts';
import { moraleMarks } from '../../../shared/rules/meeting.ts';
import { movementText } from '../../content/creature-words.ts';
import type { Monster } from '../../content/creatures.ts';
import type { FoeRow } from '../../db/tables.ts';
import { readThings } from '../inventory/read-things.ts';
import { readPeople } from '../party/read-party.ts';
import { readRoom } from '../place/read-room.ts';
import { chaseView, flightView } from './chase-view.ts';
import type { Scene } from './chase-view.ts';
import { readPursuit, roundsSpent } from './conclude.ts';
import { appearingDice, creatureOf, hitDiceOf, isMindless } from './creature.ts';
import { heldBy, surprisedOf } from './drop-held.ts';
import { isDrawn, lightReach, turnsFor } from './facts.ts';
import { mostFoes } from './foe-names.ts';
import { moraleDue } from './morale.ts';
import { counted, lossesOf, readFoes } from './open.ts';
import { stepViews, toldSteps } from './settled-steps.ts';
import { surpriseWords, whoIsSurprised } from './surprised.ts';
import { reactionText } from './talk.ts';
import { sidesOf } from './typed-dice.ts';
import { weigh } from './weigh.ts';

type View = NonNullable<QueryOutput<'encounter.view'>>;

/** Everything of the encounter under way. */
export function deriveMeeting(scene: Scene): View {
  const { sql, campaign, content, row } = scene;
  const creature = creatureOf(content.monsters, row.creature_id);
  const foes = readFoes(sql, row.id);
  const pursuit = readPursuit(sql, row.id);
  const rounds = roundsSpent(campaign, row, pursuit);
  const step = stepNow(scene);
  const numberDice = row.number_dice === '' ? appearingDice(creature) : row.number_dice;
  const told = toldSteps(sql, row);
  const parts = {
    surprise: surpriseView(scene, told.dropsThrown),
    distance: distanceView(scene),
    reaction: reactionView(scene),
  };
  return {
    id: row.id,
    who: row.who,
    counted: counted(row),
    from: fromText(scene),
    turn: row.turn,
    creature: creature && creatureView(creature),
    step,
    steps: stepViews(stepWords(scene, parts, foes, numberDice), step, told.reasons),
    number: { value: row.number, dice: numberDice, sides: sidesOf(numberDice) },
    foes: foesView(row.number, foes, creature),
    ...parts,
    light: lightView(scene),
    course: courseView(scene),
    morale: moraleView(scene, foes, creature),
    flight: flightView(scene),
    pursuit: pursuit && chaseView(scene, pursuit),
    fight: {
      rounds: row.fight_rounds,
      people: readPeople(sql)
        .filter(({ kind }) => !isDrawn(kind))
        .map(({ id, name, hp, max_hp: maxHp }) => ({ id, name, hp, maxHp })),
      lost: lossesOf(foes),
    },
    rounds,
    takes: turnsFor(campaign, rounds),
  };
}

function stepNow({ row, campaign, facts }: Scene): MeetingStep {
  if (row.number === null) return 'number';
  if (row.party_surprised === null) return 'surprise';
  if (row.distance_feet === null) return 'distance';
  if (row.reaction !== null || row.course !== null) return 'course';
  return campaign.system.meeting.reaction.skipped(facts) === null ? 'reaction' : 'course';
}

function fromText({ sql, row }: Scene): string {
  const room = row.room_id === null ? undefined : readRoom(sql, row.room_id);
  const place = room ? `room ${[room.key, room.name].filter((word) => word !== '').join(' ')}` : '';
  const check = row.check_turn === null ? '' : `check of turn ${row.check_turn}`;
  return [check, place].filter((word) => word !== '').join(', ');
}

const creatureView = (creature: Monster): NonNullable<View['creature']> => ({
  id: creature.id,
  name: creature.name,
  hitDice: creature.hd.text,
  armourClass: [creature.ac.descending, creature.ac.ascending === null ? null : `[${creature.ac.ascending}]`]
    .filter((part) => part !== null)
    .join(' '),
  attacks: creature.attacks_text,
  movement: movementText(creature),
  morale: creature.morale,
  alignment: creature.alignment.join(' or '),
  special: creature.special,
});

function foesView(number: number | null, foes: readonly FoeRow[], creature: Monster | null): View['foes'] {
  const hitDice = hitDiceOf(creature);
  return {
    all: foes.map(({ id, name, hp, max_hp: maxHp, state }) => ({ id, name, hp, maxHp, state })),
    up: foes.filter(({ state }) => state === 'up').length,
    hitDice,
    sides: sidesOf(hitDice),
    fixedHp: creature?.hd.hp_fixed ?? null,
    wanting: Math.max(0, Math.min(mostFoes, number ?? 0) - foes.length),
  };
}

function surpriseView({ sql, campaign, row, facts }: Scene, dropsThrown: boolean): View['surprise'] {
  const { system } = campaign;
  const { drops } = system.meeting.surprise;
  const party = row.party_surprised === 1;
  const monsters = row.monsters_surprised === 1;
  const { people, foes } = whoIsSurprised(row);
  const settled = row.party_surprised === null ? null : surpriseWords(system, facts.party, row);
  const things =
    drops && party
      ? readThings(
          sql,
          [],
          facts.party.map(({ id }) => ({ in: 'holder', id }) as const),
        )
      : null;
  return {
    ...weigh(system, 'surprise', facts, {}),
    settled: settled && {
      party: { surprised: party, die: row.party_surprise_die },
      monsters: { surprised: monsters, die: row.monsters_surprise_die },
      surprisedIds: people.length > 0 ? people : null,
      surprisedFoes: foes,
      ...settled,
      overruled: row.surprise_overruled === 1,
    },
    dropsThrown,
    drops:
      drops && things
        ? surprisedOf(row, facts.party).map(({ id, name }) => ({
            characterId: id,
            name,
            sides: [drops.sides],
            held: heldBy(things, id).map((item) => ({ itemId: item.id, name: item.name })),
          }))
        : [],
  };
}

const distanceView = ({ campaign, facts, row }: Scene): View['distance'] => ({
  ...weigh(campaign.system, 'distance', facts, {}),
  settled: row.distance_feet === null ? null : { feet: row.distance_feet },
});

function reactionView({ campaign, facts, row }: Scene): View['reaction'] {
  const { reaction } = campaign.system.meeting;
  return {
    ...weigh(campaign.system, 'reaction', facts, {}),
    speakerId: facts.speaker?.id ?? null,
    speakers: facts.party
      .filter(({ able }) => able)
      .map((person) => ({
        id: person.id,
        name: person.name,
        ...reaction.speaker(person),
      })),
    results: reaction.results.map(({ result, text, span }) => ({ result, text, span })),
    settled:
      row.reaction === null
        ? null
        : {
            total: row.reaction_total,
            result: row.reaction,
            text: reactionText(campaign.system, row.reaction),
          },
  };
}

function lightView({ campaign, delve, row }: Scene): View['light'] {
  const { brightFeet, dimFeet, shown } = lightReach(campaign, delve);
  const reasons = shown.map(({ title, brightFeet: bright, dimFeet: dim, kind }) => ({
    source: title,
    value: dim === null ? `${bright}'` : `${bright}', dim to ${dim}'`,
    rule: kind === 'continual' ? 'CONTENT' : 'OSE-DARK-1',
  }));
  const feet = row.distance_feet;
  const seen = feet === null ? null : feet <= brightFeet ? 'bright' : feet <= dimFeet ? 'dim' : 'dark';
  if (shown.length === 0) return { brightFeet, dimFeet, text: 'The party shows no light.', seen, reasons };
  const reach = dimFeet > brightFeet ? `${brightFeet}', dimly ${dimFeet}'` : `${brightFeet}'`;
  const where = {
    bright: 'They stand in it.',
    dim: 'They stand at its dim edge.',
    dark: 'They stand beyond it, in the dark.',
  };
  return {
    brightFeet,
    dimFeet,
    text: `The party’s light shows ${reach}.${seen === null ? '' : ` ${where[seen]}`}`,
    seen,
    reasons,
  };
}

function courseView({ campaign, row }: Scene): View['course'] {
  const { meeting } = campaign.system;
  const fight = meeting.fight(campaign.settings);
  const begun = row.fight_rounds > 0;
  return {
    chosen: row.course,
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
        text: meeting.flight.pursues(row.reaction_total).text,
        barred: meeting.flight.begin({ ...even, fightBegun: begun }).barred,
        reasons: meeting.flight.pursues(row.reaction_total).reasons,
      },
      { course: 'fight', title: 'Fight', text: fight.text, barred: null, reasons: fight.reasons },
    ],
  };
}

/** A flight of which nothing is known but whether the fight has begun. */
const even = {
  fleeing: 'party',
  fleeingFeet: 0,
  pursuingFeet: 0,
  fleersSurprised: false,
  othersSurprised: false,
  exitAvailable: true,
  forcedToStop: false,
  pursued: true,
} as const;

function moraleView(
  { campaign, row }: Scene,
  foes: readonly FoeRow[],
  creature: Monster | null,
): View['morale'] {
  const { morale } = campaign.system.meeting;
  const due = moraleDue(campaign, row, foes, creature).map((mark) => moraleMarks[mark]);
  return {
    sides: [...morale.sides],
    rating: creature?.morale ?? null,
    text: morale.text(campaign.settings, isMindless(creature)),
    due: due.length === 0 ? null : `${due.join(' and ')}.`.replace(/^./u, (first) => first.toUpperCase()),
    noted: row.morale,
    reasons:
      creature?.morale === null || creature === null
        ? []
        : [{ source: `${creature.name}, morale`, value: creature.morale, rule: 'CONTENT' }],
  };
}

type Parts = Pick<View, 'surprise' | 'distance' | 'reaction'>;

const courseTitles = { talk: 'they talk', evade: 'the party evades', fight: 'they fight' } as const;

function stepWords(
  { row, campaign }: Scene,
  { surprise, distance, reaction }: Parts,
  foes: readonly FoeRow[],
  dice: string,
): Parameters<typeof stepViews>[0] {
  const settled = surprise.settled;
  const answer = reaction.settled;
  return {
    number: {
      title: 'Number appearing',
      rule: 'CONTENT',
      told: row.number === null ? null : { figure: counted(row), text: '' },
      skipped: null,
      asks: dice === '' ? 'How many are there?' : `${dice} appear.`,
    },
    foes: {
      title: 'Hit points',
      rule: 'CONTENT',
      told: foes.length === 0 ? null : { figure: String(foes.length), text: hitPointText(foes) },
      skipped: 'not kept one by one',
      asks: '',
    },
    surprise: {
      title: 'Surprise',
      rule: surprise.dice[0]?.reasons[0]?.rule ?? 'OSE-SURP-1',
      told: settled && { figure: diceFigure(settled), text: settled.text },
      skipped: null,
      asks: surprise.text,
    },
    distance: {
      title: 'Distance',
      rule: distance.reasons[0]?.rule ?? 'OSE-ENCTR-3',
      told: distance.settled && {
        figure: `${distance.settled.feet}'`,
        text: '',
      },
      skipped: null,
      asks: distance.text,
    },
    reaction: {
      title: 'Reaction',
      rule: campaign.system.meeting.reaction.results[0]?.rule ?? 'OSE-REACT-1',
      told: answer && { figure: answer.total === null ? '' : String(answer.total), text: answer.text },
      skipped: reaction.skipped,
      asks: reaction.text,
    },
    course: {
      title: 'What comes of it',
      rule: 'OSE-ENCTR-5',
      told: row.course === null ? null : { figure: '', text: courseTitles[row.course] },
      skipped: null,
      asks: 'Talk, evade or fight.',
    },
  };
}

const hitPointText = (foes: readonly FoeRow[]): string =>
  foes.length > 12
    ? `${foes.length} foes, ${foes.reduce((sum, { hp }) => sum + Math.max(0, hp), 0)} hit points together`
    : foes
        .map(({ hp, max_hp: most }) =>
          hp === most ? String(hp) : `${hp < 0 ? '−' : ''}${Math.abs(hp)}/${most}`,
        )
        .join(', ');

function diceFigure({ party, monsters }: NonNullable<Parts['surprise']['settled']>): string {
  const said = [
    party.die === null ? '' : `party ${party.die}`,
    monsters.die === null ? '' : `monsters ${monsters.die}`,
  ];
  return said.filter((part) => part !== '').join(', ');
}
