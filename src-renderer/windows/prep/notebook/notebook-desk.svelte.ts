import { pageKinds, type PageKind } from '../../../../shared/ipc/vocabulary.ts';
import { unaccented } from '../../../../shared/words/unaccented.ts';
import { status } from '../../../lib/status.svelte.ts';
import { QuickSteps } from '../../../lib/step.svelte.ts';
import type { KeptNotebook } from './kept-notebook.svelte.ts';
import type { ListedPage, PageView } from './notebook-types.ts';
import { PageDraft } from './page-draft.svelte.ts';

/** What a dialog is open for. */
export type NotebookDialog =
  | { kind: 'new'; title: string; page: PageKind }
  | { kind: 'head' }
  | { kind: 'remove' };

interface Views {
  list: () => readonly ListedPage[] | null;
  page: () => PageView | null;
  shut: () => string | undefined;
  kept: () => KeptNotebook;
}

const plain = (text: string): string => unaccented(text).toLowerCase();

/** The notebook as one window shows it: which page is open, what is being written. */
export class NotebookDesk {
  readonly steps = new QuickSteps();
  dialog = $state.raw<NotebookDialog | null>(null);
  #draft = $state.raw<PageDraft | null>(null);
  readonly #views: Views;

  constructor(views: Views) {
    this.#views = views;
  }

  readonly kept: KeptNotebook = $derived.by(() => this.#views.kept());
  readonly list: readonly ListedPage[] | null = $derived.by(() => this.#views.list());
  readonly shut: string | undefined = $derived.by(() => this.#views.shut());
  /** By folder, those at the top first, and kind; narrowed by what is sought. */
  readonly pages: readonly ListedPage[] = $derived.by(() => {
    const words = plain(this.kept.text).split(/\s+/u);
    const named = (this.list ?? []).filter(({ folder, title, kind, tags }) => {
      const all = plain(`${folder}/${title} ${kind} ${tags.join(' ')}`);
      return words.every((word) => all.includes(word));
    });
    return named.toSorted(
      (one, other) =>
        one.folder.localeCompare(other.folder, 'en') ||
        pageKinds.indexOf(one.kind) - pageKinds.indexOf(other.kind) ||
        one.title.localeCompare(other.title, 'en'),
    );
  });
  readonly at: number = $derived(
    Math.max(
      0,
      this.pages.findIndex(({ id }) => id === this.kept.pageId),
    ),
  );
  readonly line: ListedPage | null = $derived(this.pages[this.at] ?? null);
  readonly page: PageView | null = $derived.by(() => {
    const page = this.#views.page();
    return page !== null && page.id === this.line?.id ? page : null;
  });
  /** What is being written; it goes with its page. */
  readonly draft: PageDraft | null = $derived.by(() =>
    this.#draft !== null && this.#draft.page.id === this.page?.id ? this.#draft : null,
  );
  readonly folders: readonly string[] = $derived.by(() =>
    (this.list ?? [])
      .map(({ folder }) => folder)
      .filter((folder, at, all) => folder !== '' && all.indexOf(folder) === at)
      .sort(),
  );
  readonly untold: number = $derived.by(
    () => (this.list ?? []).filter(({ kind, told }) => kind === 'rumour' && !told).length,
  );

  /** Goes to a page wherever it stands. What is being written keeps its page open. */
  seek(id: number): void {
    if (this.#holds()) return;
    this.kept.text = '';
    this.#open(id);
  }

  stand(at: number): void {
    const line = this.pages[Math.max(0, Math.min(this.pages.length - 1, at))];
    if (line !== undefined && line.id !== this.line?.id && !this.#holds()) this.#open(line.id);
  }

  /** Looks for a page by words. */
  look(text: string): void {
    if (!this.#holds()) this.kept.text = text;
  }

  begin(title = '', page: PageKind = 'note'): void {
    if (this.shut === undefined && !this.#holds()) this.dialog = { kind: 'new', title, page };
  }

  write(): void {
    if (this.page !== null && this.shut === undefined) this.#draft = new PageDraft(this.page);
  }

  leave(): void {
    if (this.draft?.mayLeave() === false) {
      status.refuse('The page has changed. Ctrl+Enter keeps it, Escape once more leaves it as it was.');
      return;
    }
    this.#draft = null;
    this.steps.clear();
  }

  /** What is refused stays as it is typed. */
  async keep(): Promise<void> {
    const { draft } = this;
    if (draft === null) return;
    const { page, text, playersText } = draft;
    const changes = {
      ...(text !== page.text && { text }),
      ...(playersText !== page.playersText && { playersText }),
    };
    if (draft.isChanged && (await this.steps.take('page.change', { id: page.id, changes })) === null) return;
    this.#draft = null;
  }

  async turnTold(): Promise<void> {
    const { page } = this;
    if (page !== null) await this.steps.take('page.tell', { id: page.id, told: page.told === null });
  }

  async drawRumour(): Promise<void> {
    const drawn = await this.steps.take('page.drawRumour', {});
    if (drawn !== null) this.seek(drawn.value.id);
  }

  #open(id: number): void {
    this.kept.pageId = id;
    this.steps.clear();
  }

  /** What is being written is not left behind by going elsewhere. */
  #holds(): boolean {
    if (this.draft?.isChanged !== true) return false;
    status.refuse('The page is being written. Ctrl+Enter keeps it, Escape leaves it as it was.');
    return true;
  }
}
