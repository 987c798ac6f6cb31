import { parseNumber } from '../../../components/fields/number-text.ts';
import { query } from '../../../lib/bridge.ts';
import { QuickSteps, Step } from '../../../lib/step.svelte.ts';
import type { CommandInput, QueryInput } from '../../../../shared/ipc/contract.ts';
import type { Failure } from '../../../../shared/errors.ts';
import { abilityIds, type AbilityId, type CharacterKind } from '../../../../shared/ipc/vocabulary.ts';
import type { CreationOptions, Judgement } from '../../../lib/party/party-types.ts';
import { signed } from '../../../../shared/words/figures.ts';
import { coinsLeft, copperOf } from './basket.ts';
import { Shop } from './shop.svelte.ts';

const noScores = (): Record<AbilityId, string> => ({
  strength: '',
  intelligence: '',
  wisdom: '',
  dexterity: '',
  constitution: '',
  charisma: '',
});

/** Kinds that are made step by step; the others come from the list of creatures or the short form. */
export const madeKinds = ['character', 'retainer', 'mercenary'] as const satisfies readonly CharacterKind[];

/** A new character while it is being made: nobody's class and race at first; what is typed stays as typed. */
export class CreationDraft {
  readonly options: CreationOptions;
  readonly shop = new Shop();
  readonly add = new Step('character.add');
  readonly dice = new QuickSteps();

  kind = $state<string>('character');
  scores = $state(noScores());
  name = $state('');
  hitPoints = $state('');
  gold = $state('');
  spells = $state('');
  /** How the hit points and the gold came about, in words. */
  hitPointsRoll = $state('');
  judgement = $state.raw<Judgement | null>(null);
  judgeFailure = $state.raw<Failure | null>(null);
  tried = $state(false);
  classId = $state<string | null>(null);
  raceId = $state<string | null>(null);
  #alignment = $state<string | null>(null);
  #asked = 0;

  constructor(options: CreationOptions) {
    this.options = options;
  }

  score(id: AbilityId): number | null {
    return parseNumber(this.scores[id], { min: 1, max: 30 }).value;
  }

  get rolled(): boolean {
    return abilityIds.every((id) => this.score(id) !== null);
  }

  get alignment(): string {
    const { alignments } = this.options;
    return this.#alignment ?? alignments.find((word) => /^neutral/i.test(word)) ?? alignments[0] ?? '';
  }

  set alignment(word: string) {
    this.#alignment = word;
  }

  get className(): string {
    return this.options.classes.find(({ id }) => id === this.classId)?.name ?? '';
  }

  classProblems(id: string): readonly string[] {
    return this.judgement?.classes.find((each) => each.id === id)?.problems ?? [];
  }

  raceProblems(id: string): readonly string[] {
    return this.judgement?.races.find((each) => each.id === id)?.problems ?? [];
  }

  /** Copper pieces to begin with. */
  get purse(): number {
    return copperOf(parseNumber(this.gold, { min: 0, fractions: true }).value ?? 0);
  }

  get left(): number {
    return this.purse - this.shop.spent;
  }

  /** What the rules are asked about the choices so far. */
  get question(): QueryInput<'character.judge'> {
    return {
      abilities: this.#abilities(),
      classId: this.classId,
      raceId: this.raceId,
      level: 1,
      items: [...this.shop.things, ...coinsLeft(this.left)],
    };
  }

  async judge(question: QueryInput<'character.judge'>): Promise<void> {
    const asked = ++this.#asked;
    const reply = await query('character.judge', question);
    if (asked !== this.#asked) return;
    if (reply.ok) this.judgement = reply.value;
    this.judgeFailure = reply.ok ? null : reply.error;
  }

  /** All six anew, or with `missing` only those not typed yet. */
  async rollAbilities(missing = false): Promise<void> {
    const ids = missing ? abilityIds.filter((id) => this.scores[id].trim() === '') : [...abilityIds];
    if (ids.length === 0) return;
    const totals = await this.#roll(this.options.abilityDice, ids.length);
    ids.forEach((id, index) => {
      const total = totals?.[index];
      if (total !== undefined) this.scores[id] = String(total);
    });
  }

  async rollHitPoints(): Promise<void> {
    const { hitDice, hitPointModifier: modifier } = this.judgement ?? { hitDice: null, hitPointModifier: 0 };
    if (hitDice === null) return;
    const [total] = (await this.#roll(hitDice, 1)) ?? [];
    if (total === undefined) return;
    this.hitPoints = String(Math.max(1, total + modifier));
    this.hitPointsRoll =
      modifier === 0 ? `${hitDice} rolled ${total}.` : `${hitDice} rolled ${total}, ${signed(modifier)}.`;
  }

  async rollGold(): Promise<void> {
    if (this.options.startingGold === null) return;
    const [total] = (await this.#roll(this.options.startingGold, 1)) ?? [];
    if (total !== undefined) this.gold = String(total);
  }

  /** Whether dice are still to be thrown that the program can throw. */
  get rollsLeft(): boolean {
    return this.hitPoints.trim() === '' || (this.gold.trim() === '' && this.options.startingGold !== null);
  }

  /** Throws what was neither thrown nor typed, once the class says which dice. */
  async rollRest(): Promise<void> {
    if (this.hitPoints.trim() === '' && this.classId !== null) {
      await this.judge(this.question);
      await this.rollHitPoints();
    }
    if (this.gold.trim() === '') await this.rollGold();
  }

  /** Problems by path of the command's input; empty when it can be sent. */
  get problems(): Record<string, string> {
    const hitPoints = parseNumber(this.hitPoints, { min: 0, max: 9999 });
    const gold = parseNumber(this.gold, { min: 0, max: 1_000_000, fractions: true });
    return {
      ...Object.fromEntries(abilityIds.flatMap((id) => this.#scoreProblem(id))),
      ...(this.raceId === null && this.options.races.length > 0 ? { raceId: 'Choose a race.' } : {}),
      ...(this.classId === null ? { className: 'Choose a class.' } : {}),
      ...(this.name.trim() === '' ? { name: 'Give a name.' } : {}),
      ...(hitPoints.value === null ? { maxHp: hitPoints.problem ?? 'Roll or type the hit points.' } : {}),
      ...(gold.problem === null ? {} : { gold: gold.problem }),
      ...(this.left < 0 ? { gold: 'Less than what is bought costs.' } : {}),
    };
  }

  problem(path: string): string | undefined {
    return (this.tried ? this.problems[path] : undefined) ?? this.add.problem(path);
  }

  /** The id of the character made; null where something is missing or was refused. */
  async make(): Promise<number | null> {
    this.tried = true;
    if (this.classId !== null) await this.rollRest();
    if (Object.keys(this.problems).length > 0) return null;
    return (await this.add.take(this.input))?.value.id ?? null;
  }

  get input(): CommandInput<'character.add'> {
    const hp = parseNumber(this.hitPoints).value ?? 0;
    return {
      kind: madeKinds.find((kind) => kind === this.kind) ?? 'character',
      name: this.name,
      className: this.className,
      classId: this.classId,
      raceId: this.raceId,
      level: 1,
      xp: 0,
      abilities: this.#abilities(),
      hp,
      maxHp: hp,
      sheet: {
        alignment: this.alignment,
        languages: this.judgement?.languages ?? [],
        spells: this.#spells(),
      },
      items: [...this.shop.things, ...coinsLeft(this.left)],
    };
  }

  #spells(): { name: string; level: number }[] {
    const names = this.spells.split(/[\n,]/).map((name) => name.trim());
    return names.filter((name) => name !== '').map((name) => ({ name, level: 1 }));
  }

  #abilities(): Record<AbilityId, number | null> {
    return Object.fromEntries(abilityIds.map((id) => [id, this.score(id)])) as Record<
      AbilityId,
      number | null
    >;
  }

  #scoreProblem(id: AbilityId): [string, string][] {
    const { problem } = parseNumber(this.scores[id], { min: 1, max: 30 });
    return problem === null ? [] : [[`abilities.${id}`, problem]];
  }

  async #roll(dice: string, times: number): Promise<number[] | null> {
    return (await this.dice.take('dice.roll', { dice, times }))?.value.totals ?? null;
  }
}
