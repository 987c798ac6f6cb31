import type { JournalRow } from '../../db/tables.ts';
import type { EncounterFacts, StepFacts } from './facts.ts';
import { FightTally } from './fight-tally.ts';

interface Moment {
  gameTime: number;
}

export type Found = StepFacts['finds'][number] & Moment;
export type Given = StepFacts['given'][number] & Moment;
export type Met = EncounterFacts & Moment;
export type Note = Moment & { text: string };

const milestones = new Set([
  'dungeon.enter',
  'dungeon.leave',
  'character.add',
  'character.addFromContent',
  'character.levelUp',
  'character.setState',
  'character.wound',
]);

/** Adds up what an export says about all its steps together. Steps taken back are only counted. */
export class Tally {
  steps = 0;
  takenBack = 0;
  turns = 0;
  firstTime: number | null = null;
  lastTime: number | null = null;
  readonly light = new Map<string, number>();
  readonly turnsByDelve = new Map<string, number>();
  readonly finds: Found[] = [];
  readonly given: Given[] = [];
  readonly notes: Note[] = [];
  /** Steps that make an evening: where they went, who came and who rose. */
  readonly milestones: Note[] = [];
  readonly fights = new FightTally();
  readonly #met = new Map<number, Met>();

  add(row: JournalRow, facts: StepFacts): void {
    this.#count(row, facts);
    this.#keepTreasure(row, facts);
    if (facts.encounter !== null) this.#meet(facts.encounter, row.game_time);
    if (row.kind === 'log.addNote') this.notes.push({ gameTime: row.game_time, text: row.summary });
    this.#keepMilestone(row, row.summary);
  }

  /** The same of what players may know: nothing hidden, nobody they did not meet, and only what is told of it. */
  addForPlayers(
    row: JournalRow,
    facts: StepFacts,
    told: string | null,
    knows: (met: EncounterFacts) => boolean,
  ): void {
    this.#count(row, facts);
    const { encounter } = facts;
    if (encounter !== null && knows(encounter)) this.#meet(encounter, row.game_time);
    if (told === null || facts.hidden) return;
    this.#keepTreasure(row, facts);
    this.#keepMilestone(row, told);
  }

  /** Each encounter as its last step left it, at the time of its first. */
  get encounters(): Met[] {
    return [...this.#met.values()];
  }

  /** Everybody the party put down, in all encounters. */
  get kills(): number {
    return this.encounters.reduce((sum, { foes }) => sum + (foes?.down ?? 0), 0);
  }

  #count(row: JournalRow, facts: StepFacts): void {
    this.steps += 1;
    if (facts.fight !== null) this.fights.add(facts.fight, row.game_time);
    this.firstTime ??= row.game_time;
    this.lastTime = row.game_time;
    this.#addTurns(facts);
    for (const [kind, turns] of facts.burned) this.light.set(kind, (this.light.get(kind) ?? 0) + turns);
  }

  #keepTreasure({ game_time: gameTime }: JournalRow, { finds, given }: StepFacts): void {
    for (const find of finds) this.finds.push({ ...find, gameTime });
    for (const share of given) this.given.push({ ...share, gameTime });
  }

  #keepMilestone({ kind, game_time: gameTime }: JournalRow, text: string): void {
    if (milestones.has(kind)) this.milestones.push({ gameTime, text });
  }

  #addTurns({ turns, delve }: StepFacts): void {
    this.turns += turns;
    if (delve !== null && turns > 0)
      this.turnsByDelve.set(delve, (this.turnsByDelve.get(delve) ?? 0) + turns);
  }

  #meet(encounter: EncounterFacts, gameTime: number): void {
    const known = this.#met.get(encounter.id);
    if (known === undefined) {
      this.#met.set(encounter.id, { ...encounter, gameTime });
      return;
    }
    if (encounter.number > 0) known.number = encounter.number;
    known.surprise = encounter.surprise ?? known.surprise;
    known.distance = encounter.distance ?? known.distance;
    known.reactionTotal = encounter.reactionTotal ?? known.reactionTotal;
    known.reaction = encounter.reaction ?? known.reaction;
    known.foes = encounter.foes ?? known.foes;
    known.outcome = encounter.outcome ?? known.outcome;
    known.rounds = encounter.rounds ?? known.rounds;
  }
}
