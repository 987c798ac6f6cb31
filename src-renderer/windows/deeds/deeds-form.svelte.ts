import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import type { Spot } from '../../../shared/rules/exploration/deeds.ts';
import { faceOf } from '../../components/dice/dice-input.svelte.ts';
import { parseNumber } from '../../components/fields/number-text.ts';
import { facesIn } from '../../components/dice/typed-faces.ts';
import type { DeedChance, DeedInput, DeedOptions } from './deed-types.ts';
import { chanceOf, ruleOf } from './deed-words.ts';

const notLearnt: DeedChance = { able: false, chance: null, sides: null, reasons: [] };

/** What one person does this turn, as typed. */
export class PersonDeed {
  kind = $state<AttemptKind | ''>('');
  die = $state('');
  chance = $state('');
  what = $state('');
  sheer = $state(false);
  equipment = $state(false);
  height = $state('');
  fallDice = $state('');
  rough = $state(false);
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

/** Who does what in a turn, and where. */
export class DeedsForm {
  place = $state('');
  featureId = $state('');
  present = $state(true);
  /** Null: as the rules have it. */
  passing = $state<boolean | null>(null);
  pressed = $state(false);
  readonly #options: () => DeedOptions | null;
  /** Everybody ever shown: what was typed stays with the person when the list is read again. */
  readonly #rows: PersonDeed[] = [];

  constructor(options: () => DeedOptions | null, place: string) {
    this.#options = options;
    this.place = place;
  }

  readonly rows = $derived.by(() => (this.#options()?.people ?? []).map(({ id }) => this.#rowOf(id)));
  readonly chosen = $derived.by(() => this.rows.filter(({ kind }) => kind !== ''));
  readonly takesTurn = $derived.by(
    () => this.passing ?? this.chosen.some(({ kind }) => ruleOf(this.#options(), kind)?.takesTurn === true),
  );
  /** Only what is rolled in secret asks whether it is there at all. */
  readonly hidden = $derived.by(() =>
    this.chosen.some(({ kind }) => ruleOf(this.#options(), kind)?.hidden === true),
  );
  readonly placeProblem = $derived.by(() =>
    this.pressed && this.place.trim() === '' && this.featureId === '' ? 'Say where.' : undefined,
  );

  /** One of them does that, at a thing of the room. */
  begin(kind: AttemptKind, characterId: number, featureId: number | null): void {
    this.featureId = featureId === null ? '' : String(featureId);
    this.#rowOf(characterId).kind = kind;
  }

  get spot(): Spot {
    const featureId = this.featureId === '' ? null : Number(this.featureId);
    return { place: this.place, roomId: this.#options()?.room?.id ?? null, featureId };
  }

  /** What is sheer is climbed unaided by what is learnt alone. */
  chanceOf({ id, kind, sheer, equipment }: PersonDeed): DeedChance | undefined {
    if (kind !== 'climb' || !sheer || equipment) return chanceOf(this.#options(), id, kind);
    return this.#options()?.people.find((person) => person.id === id)?.sheer ?? notLearnt;
  }

  sidesOf(row: PersonDeed): number | null {
    return this.chanceOf(row)?.sides ?? null;
  }

  problem(row: PersonDeed): string | undefined {
    const sides = this.sidesOf(row) ?? 100;
    if (row.die.trim() !== '' && faceOf(row.die, sides) === null) return `A d${sides} shows 1 to ${sides}.`;
    if (parseNumber(row.chance, { min: 0, max: sides }).problem !== null)
      return `A chance on a d${sides} is 0 to ${sides}.`;
    if (row.kind === 'climb' && parseNumber(row.height, { min: 0, max: 1000 }).problem !== null)
      return 'A height in feet, up to 1,000.';
    if (row.kind === 'climb' && facesIn(row.fallDice, 6) === null)
      return 'Six-sided dice, with spaces between.';
    return undefined;
  }

  /** What to send; null while nobody does anything, no place is named or a number cannot be read. */
  input(): { deeds: DeedInput[]; passTurn: boolean | null } | null {
    this.pressed = true;
    if (this.chosen.length === 0 || this.placeProblem !== undefined) return null;
    if (this.chosen.some((row) => this.problem(row) !== undefined)) return null;
    return { deeds: this.chosen.map((row) => this.#deedOf(row)), passTurn: this.passing };
  }

  #deedOf(row: PersonDeed): DeedInput {
    const sides = this.sidesOf(row);
    const chance = parseNumber(row.chance, { min: 0, max: sides ?? 100 }).value;
    const die = row.die.trim() === '' ? null : faceOf(row.die, sides ?? 100);
    return {
      characterId: row.id,
      kind: row.kind === '' ? 'other' : row.kind,
      place: this.featureId === '' ? this.place.trim() : '',
      roomId: this.spot.roomId,
      featureId: this.spot.featureId,
      present: this.present,
      die,
      chance,
      ...(chance !== null && sides === null ? { sides: 100 as const } : {}),
      ...(row.kind === 'other' ? { what: row.what.trim() } : {}),
      ...(row.kind === 'climb' ? climbOf(row) : {}),
      ...(row.kind === 'swim' ? { roughWater: row.rough } : {}),
    };
  }

  #rowOf(id: number): PersonDeed {
    const known = this.#rows.find((row) => row.id === id);
    if (known) return known;
    const row = new PersonDeed(id);
    this.#rows.push(row);
    return row;
  }
}

const climbOf = ({ sheer, equipment, height, fallDice }: PersonDeed) => ({
  sheer,
  equipment,
  heightFeet: parseNumber(height, { min: 0, max: 1000 }).value ?? 0,
  fallDice: facesIn(fallDice, 6) ?? [],
});
