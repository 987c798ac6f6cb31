import type { Draft, DraftFile, ImportContext, ReadEntry, Unread } from '../entry.ts';
import { isObject } from '../reading.ts';
import { shownText } from '../../../shared/words/shown-text.ts';
import { statBlockFile } from '../stat-blocks/stat-blocks.ts';
import { UnreadList } from '../unread-list.ts';
import { Bestiary } from './bestiary.ts';
import { vaultCreatures } from './creature.ts';
import { labelOf } from './creature-keys.ts';
import { encounterPlan } from './encounter-plan.ts';
import type { Plan } from './encounter-plan.ts';
import { holdsFences, partsOf } from './fences.ts';
import type { Fence } from './fences.ts';
import { plainWords } from './plain-words.ts';
import { readYaml } from './yaml-block.ts';

/** Notes in Markdown with stat blocks and encounters in fences, among other text. */

type Figures = Readonly<Record<string, unknown>>;

const references = ['creature', 'monster', 'extends'];

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

class Note {
  readonly #context: ImportContext;
  readonly #bestiary: Bestiary;
  readonly #front: Figures;
  /** Names of what this note describes, in small letters. */
  readonly #own = new Set<string>();
  readonly unread: Unread[] = [];

  constructor(context: ImportContext, bestiary: Bestiary, front: string | null) {
    this.#context = context;
    this.#bestiary = bestiary;
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
    const reference = references.find((key) => typeof figures[key] === 'string');
    const named = reference === undefined ? null : textIn(figures[reference]);
    const base = named === null ? null : this.#bestiary.find(named);
    const own = Object.fromEntries(Object.entries(figures).filter(([key]) => key !== reference));
    if (named !== null && base !== null && Object.keys(own).length === 0) {
      this.unread.push({
        path: `line ${line}`,
        why: `It shows ${shownText(named)}, whose stat block is read by itself.`,
      });
      return [];
    }
    if (named !== null && base === null && !hasFigures(own))
      return [
        refusedPlan(
          textIn(own['name']) ?? named,
          'It only names a creature whose stat block is not among what was read.',
        ),
      ];
    const told: Unread[] =
      reference === undefined || base !== null
        ? []
        : [{ path: reference, why: 'No stat block of that name is among what was read.' }];
    const replaced = new Set(Object.keys(own).map((key) => labelOf(key) ?? key));
    const kept = Object.entries(base ?? {}).filter(([key]) => !replaced.has(labelOf(key) ?? key));
    const all = { ...Object.fromEntries(kept), ...own };
    const name = textIn(own['name']) ?? named ?? this.#nameOf(own, heading);
    if (name === null) return [refusedPlan(nameless, 'It has no name.')];
    return [this.#creaturePlan(all, name, told)];
  }

  #creaturePlan(figures: Figures, name: string, told: readonly Unread[]): Plan {
    const drafts = (): Draft[] =>
      vaultCreatures(figures, name, this.#context).map((draft) => ({
        ...draft,
        unread: [...draft.unread, ...told],
      }));
    return { count: 1, drafts };
  }

  /** Some notes are a creature themselves, by the fields at their top. */
  #frontPlans(): Plan[] {
    const { statblock } = this.#front;
    const isCreature = (statblock === true || statblock === 'yes') && hasFigures(this.#front);
    const name = textIn(this.#front['name']);
    if (isCreature && name !== null) return [this.#creaturePlan(this.#front, name, [])];
    if (Object.keys(this.#front).length > 0)
      this.unread.push({ path: 'front matter', why: 'It belongs to no stat block.' });
    return [];
  }
}

/** The lines that nobody read, a line for each run of them. */
const runsOf = (lines: readonly string[]): Unread[] => {
  const unread = new UnreadList();
  let from = -1;
  let last = -1;
  const close = (): void => {
    const path = from === last ? `line ${from + 1}` : `lines ${from + 1}-${last + 1}`;
    if (from !== -1) unread.add(path, 'It belongs to no stat block and no encounter.');
    from = -1;
  };
  lines.forEach((line, at) => {
    if (/^#{1,6} /.test(line)) close();
    if (line.trim() === '' || /^\^\w+\s*$/.test(line)) return;
    if (from === -1) from = at;
    last = at;
  });
  close();
  return unread.all;
};

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
  const note = new Note(context, bestiary, front);
  const plans = note.plans(fences);
  const beside = statBlockFile(rest.join('\n'), context);
  if (plans.length === 0 && beside === null && fences.length === 0) return null;
  return {
    format: 'Notes with stat blocks, Markdown',
    count: plans.reduce((sum, { count }) => sum + count, 0) + (beside?.count ?? 0),
    drafts: draftsOf(plans, beside),
    unread: [...note.unread, ...(beside?.unread ?? runsOf(rest))],
  };
};
