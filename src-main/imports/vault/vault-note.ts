import { isDeepStrictEqual } from 'node:util';
import type { Draft, DraftFile, ImportContext, ReadEntry, Unread } from '../entry.ts';
import { isObject } from '../reading.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { statBlockFile } from '../stat-blocks/stat-blocks.ts';
import { UnreadList } from '../unread-list.ts';
import { Bestiary, referenceIn } from './bestiary.ts';
import { vaultCreatures } from './creature.ts';
import { isDrawing, labelOf } from './creature-keys.ts';
import { extended, withoutPlus } from './described.ts';
import type { Described } from './described.ts';
import { encounterPlan } from './encounter-plan.ts';
import type { Plan } from './encounter-plan.ts';
import { holdsFences, partsOf } from './fences.ts';
import type { Fence } from './fences.ts';
import { vaultEntry } from './own/entry.ts';
import { paragraphsOf, runsOf } from './note-lines.ts';
import { plainWords } from './plain-words.ts';
import { readYaml } from './yaml-block.ts';

/** Notes in Markdown with stat blocks and encounters in fences, among other text. */

type Figures = Readonly<Record<string, unknown>>;

const refusedPlan = (name: string, refused: string): Plan => {
  const draft: Draft = {
    kind: 'character',
    name,
    person: null,
    things: [],
    belongsTo: null,
    unread: [],
    refused,
  };
  return { count: 1, drafts: () => [draft] };
};

const textIn = (value: unknown): string | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = plainWords(String(value)).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? null : text.slice(0, 80).trim();
};

const hasFigures = (figures: Figures): boolean =>
  Object.entries(figures).some(
    ([key, value]) => value !== null && ['AC', 'HD', 'HP'].includes(labelOf(key) ?? ''),
  );

interface NoteText {
  front: string | null;
  /** Paragraphs that belong to no block. */
  prose: readonly string[];
  isAlone: boolean;
}

class Note {
  readonly #context: ImportContext;
  readonly #bestiary: Bestiary;
  readonly #front: Figures;
  /** Names of what this note describes, in small letters. */
  readonly #own = new Set<string>();
  readonly #prose: readonly string[];
  /** It holds one creature of the bestiary and nothing else. */
  readonly #isAlone: boolean;
  readonly unread: Unread[] = [];

  constructor(context: ImportContext, bestiary: Bestiary, { front, prose, isAlone }: NoteText) {
    this.#context = context;
    this.#bestiary = bestiary;
    this.#prose = prose;
    this.#isAlone = isAlone;
    const read = front === null ? null : readYaml(front);
    if (read !== null && 'problem' in read) this.unread.push({ path: 'front matter', why: read.problem });
    this.#front = read !== null && 'value' in read && isObject(read.value) ? read.value : {};
  }

  plans(fences: readonly Fence[]): Plan[] {
    const blocks = fences.filter(({ language }) => language === 'statblock');
    // All are known before any refers to another.
    const read = blocks.map((fence) => ({ fence, figures: this.#figures(fence) }));
    for (const { fence, figures } of read) this.#learn(figures, fence);
    const ofBlocks = read.map(({ fence, figures }) => ({ fence, plans: this.#blockPlans(fence, figures) }));
    const given = { bestiary: this.#bestiary, own: this.#own, context: this.#context };
    const front = this.#frontPlans();
    const byFence = fences.flatMap((fence) =>
      fence.language === 'statblock'
        ? (ofBlocks.find((each) => each.fence === fence)?.plans ?? [])
        : encounterPlan(fence, given, this.unread),
    );
    return [...front, ...byFence];
  }

  #figures(fence: Fence): Figures | string {
    const read = readYaml(fence.text);
    if ('problem' in read) return read.problem;
    for (const why of read.told) this.unread.push({ path: `line ${fence.line}`, why });
    return isObject(read.value) ? read.value : 'It holds no fields.';
  }

  #nameOf(figures: Figures, heading: string | null): string | null {
    return textIn(figures['name']) ?? textIn(this.#front['name']) ?? textIn(heading);
  }

  #learn(figures: Figures | string, { heading }: Fence): void {
    if (typeof figures === 'string' || !hasFigures(figures)) return;
    const name = this.#nameOf(figures, heading);
    if (name === null) return;
    this.#own.add(name.toLowerCase());
    this.#bestiary.add(name, figures);
  }

  #blockPlans({ line, heading }: Fence, figures: Figures | string): Plan[] {
    const nameless = `Stat block (line ${line})`;
    if (typeof figures === 'string') return [refusedPlan(textIn(heading) ?? nameless, figures)];
    const reference = referenceIn(figures);
    const named = reference === null ? null : textIn(figures[reference]);
    const inNotes =
      named === null || this.#bestiary.find(named) === figures ? null : this.#bestiary.whole(named);
    const isPrinted = named !== null && inNotes === null && this.#prints(named);
    const own = Object.fromEntries(Object.entries(figures).filter(([key]) => key !== reference));
    if (named !== null && (inNotes !== null || isPrinted) && Object.keys(own).length === 0) {
      const where = isPrinted ? 'which the book has' : 'whose stat block is read by itself';
      this.unread.push({ path: `line ${line}`, why: `It shows ${shownText(named)}, ${where}.` });
      return [];
    }
    if (named !== null && inNotes === null && !isPrinted && !hasFigures(own))
      return [
        refusedPlan(
          textIn(own['name']) ?? named,
          'It only names a creature whose stat block is not among what was read.',
        ),
      ];
    const told: Unread[] =
      reference === null || inNotes !== null || isPrinted
        ? []
        : [{ path: reference, why: 'No stat block of that name is among what was read.' }];
    const name = textIn(own['name']) ?? named ?? this.#nameOf(own, heading);
    if (name === null) return [refusedPlan(nameless, 'It has no name.')];
    const base = named === null || told.length > 0 ? null : { name: named, figures: inNotes };
    const all = inNotes === null ? withoutPlus(own) : extended(inNotes, own);
    return [this.#creaturePlan({ name, own: withoutPlus(own), base, all }, told)];
  }

  /** Whether the book has one of that name, of which this may be a variant. */
  #prints(name: string): boolean {
    return this.#context.bestiary?.printed[name.toLowerCase()] !== undefined;
  }

  #creaturePlan(described: Described, told: readonly Unread[]): Plan {
    const { bestiary } = this.#context;
    const { name, all } = described;
    if (bestiary !== null) {
      const around = this.#aroundIt(described, told);
      return { count: 1, drafts: () => [vaultEntry(around.described, bestiary, around)] };
    }
    const drafts = (): Draft[] =>
      vaultCreatures(all, name, this.#context).map((draft) => ({
        ...draft,
        unread: [...draft.unread, ...told],
      }));
    return { count: 1, drafts };
  }

  /** What stands around the only creature of a note is told of it. */
  #aroundIt(
    described: Described,
    told: readonly Unread[],
  ): { described: Described; prose: readonly string[]; told: readonly Unread[] } {
    if (!this.#isAlone) return { described, prose: [], told };
    const { tags } = this.#front;
    const given = tags === undefined || tags === null ? {} : { tags };
    const { own, all } = described;
    return {
      described: { ...described, own: { ...given, ...own }, all: { ...given, ...all } },
      prose: this.#prose.filter((text) => text.replace(/^#+ /, '') !== described.name),
      told: [...told, ...this.#frontTold(own)],
    };
  }

  #frontTold(own: Figures): Unread[] {
    const unread = new UnreadList();
    for (const [key, value] of Object.entries(this.#front)) {
      if (key === 'tags' || value === null || value === '') continue;
      if (isDrawing(key) || isDeepStrictEqual(value, own[key])) unread.fold(key);
      else unread.add(`front matter: ${shownText(key)}`, 'It belongs to no stat block.');
    }
    return unread.all;
  }

  /** Some notes are a creature themselves, by the fields at their top. */
  #frontPlans(): Plan[] {
    const { statblock } = this.#front;
    const isCreature = (statblock === true || statblock === 'yes') && hasFigures(this.#front);
    const name = textIn(this.#front['name']);
    if (isCreature && name !== null) {
      const figures = this.#front;
      return [this.#creaturePlan({ name, own: figures, base: null, all: figures }, [])];
    }
    if (this.#isAlone) return [];
    if (Object.keys(this.#front).length > 0)
      this.unread.push({ path: 'front matter', why: 'It belongs to no stat block.' });
    return [];
  }
}

function* draftsOf(plans: readonly Plan[], beside: DraftFile | null): Generator<Draft | ReadEntry> {
  for (const { drafts } of plans) yield* drafts();
  if (beside !== null) yield* beside.drafts;
}

/** Null where the text is no note with such blocks. `bestiary` knows the creatures of the notes beside it. */
export const vaultFile = (
  text: string,
  context: ImportContext,
  bestiary: Bestiary = new Bestiary(),
): DraftFile | null => {
  if (!holdsFences(text)) return null;
  const { front, fences, rest } = partsOf(text);
  const beside = statBlockFile(rest.join('\n'), context);
  const isCreature = fences.length === 0 || (fences.length === 1 && fences[0]?.language === 'statblock');
  const isAlone = context.bestiary !== null && beside === null && isCreature;
  const note = new Note(context, bestiary, { front, prose: isAlone ? paragraphsOf(rest) : [], isAlone });
  const plans = note.plans(fences);
  if (plans.length === 0 && beside === null && fences.length === 0) return null;
  const around = isAlone && plans.length === 1 ? [] : runsOf(rest);
  return {
    format: 'Notes with stat blocks, Markdown',
    count: plans.reduce((sum, { count }) => sum + count, 0) + (beside?.count ?? 0),
    drafts: draftsOf(plans, beside),
    unread: [...note.unread, ...(beside?.unread ?? around)],
  };
};
