import type { CommandInput, CommandOutput } from '../../../../../shared/ipc/contract.ts';
import { QuickSteps } from '../../../../lib/step.svelte.ts';

export type SiteSheet = CommandOutput<'stock.planSites'>;
export type SiteRow = SiteSheet['rows'][number];
type Given = NonNullable<CommandInput<'stock.planSites'>['rows']>[number];

/** The sites of a map as they are being stocked: how far their dice have gone, and which of them are kept. */
export class SitesDesk {
  readonly step = new QuickSteps();
  mapId = $state<number | null>(null);
  tableId = $state<number | null>(null);
  sheet = $state.raw<SiteSheet | null>(null);
  at = $state(0);
  /** What is at the site at hand is being typed. */
  typing = $state(false);
  kept = $state.raw<readonly number[]>([]);
  /** Sites with notes that are stocked all the same. */
  #added: readonly number[] = [];
  #last: Promise<void> = Promise.resolve();

  get rows(): readonly SiteRow[] {
    return this.sheet?.rows ?? [];
  }

  get row(): SiteRow | null {
    return this.rows[this.at] ?? null;
  }

  isKept({ siteId }: SiteRow): boolean {
    return this.kept.includes(siteId);
  }

  /** Why nothing can be written yet. */
  get notYet(): string | undefined {
    if (this.kept.length === 0)
      return 'No site is kept. Enter keeps a site, Shift+Enter all that are complete.';
    const open = this.rows.find((row) => this.isKept(row) && !row.complete);
    return open && `${open.name}: ${open.fault === '' ? 'nothing is there yet.' : open.fault}`;
  }

  /** Another map, or another table, with nothing rolled. */
  begin(mapId: number, tableId: number | null): Promise<void> {
    this.mapId = mapId;
    this.tableId = tableId;
    this.at = 0;
    this.kept = [];
    this.typing = false;
    this.#added = [];
    this.sheet = null;
    return this.refresh();
  }

  /** The map's sites anew, as they now stand; what was rolled for them stays. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      const fresh = await this.#plan(null, []);
      if (!fresh) return;
      const before = this.rows;
      const wanted = [...fresh.rows.map(({ siteId }) => siteId), ...this.#added];
      const rows = [...fresh.rows, ...fresh.standing]
        .filter(({ siteId }) => wanted.includes(siteId))
        .map(({ siteId }): Given => before.find((row) => row.siteId === siteId)?.given ?? { siteId });
      this.sheet = fresh;
      await this.#propose(rows);
    });
  }

  /** A site with notes is stocked too. */
  add(siteId: number): Promise<void> {
    this.#added = [...this.#added, siteId];
    return this.refresh();
  }

  stand(at: number): void {
    this.typing = false;
    this.at = Math.max(0, Math.min(this.rows.length - 1, at));
  }

  /** The site at hand: every die that it still wants, or all anew where it wants none. */
  rollRow(): Promise<void> {
    return this.#change((given, { ask }) => (ask ? given : { siteId: given.siteId }), true);
  }

  rollEmpty(): Promise<void> {
    return this.#inTurn(() =>
      this.#propose(
        this.rows.map(({ given }) => given),
        this.rows.filter(({ state }) => state === 'asked').map(({ siteId }) => siteId),
      ),
    );
  }

  /** In place of what the dice gave; empty: the dice count again. */
  write(text: string): Promise<void> {
    this.typing = false;
    const said = text.trim() === '' ? null : text.trim();
    return this.#change((given) => ({ ...given, said }));
  }

  /** The die the site asks for, as it was typed; null: thrown by the program. */
  answer(face: number | null): Promise<void> {
    if (face === null) return this.rollRow();
    return this.#change((given) => ({ ...given, faces: [...(given.faces ?? []), { face, typed: true }] }));
  }

  keep(): void {
    const { row } = this;
    if (!row) return;
    this.kept = this.isKept(row) ? this.kept.filter((id) => id !== row.siteId) : [...this.kept, row.siteId];
  }

  keepComplete(): void {
    this.kept = this.rows.filter(({ complete }) => complete).map(({ siteId }) => siteId);
  }

  /** All sites that are kept, as one step. */
  put(): Promise<void> {
    return this.#inTurn(async () => {
      const { mapId, tableId } = this;
      if (mapId === null || this.notYet !== undefined) return;
      const rows = this.rows.filter((row) => this.isKept(row)).map(({ given }) => given);
      if ((await this.step.take('stock.writeSites', { mapId, tableId, rows })) === null) return;
      this.kept = [];
      this.#added = [];
    });
  }

  /** Keys that come faster than answers wait for each other, so that no die is lost. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work);
    return this.#last;
  }

  #change(change: (given: Given, row: SiteRow) => Given, throws = false): Promise<void> {
    const chosen = this.row?.siteId;
    return this.#inTurn(async () => {
      if (chosen === undefined) return;
      const rows = this.rows.map((row) => (row.siteId === chosen ? change(row.given, row) : row.given));
      await this.#propose(rows, throws ? [chosen] : []);
    });
  }

  async #plan(rows: Given[] | null, throws: number[]): Promise<SiteSheet | null> {
    const { mapId, tableId } = this;
    if (mapId === null) return null;
    return (
      (await this.step.take('stock.planSites', { mapId, tableId, rows, throws }, () => null))?.value ?? null
    );
  }

  async #propose(rows: Given[], throws: number[] = []): Promise<void> {
    const sheet = await this.#plan(rows, throws);
    if (!sheet) return;
    this.sheet = sheet;
    const there = sheet.rows.map(({ siteId }) => siteId);
    this.kept = this.kept.filter((id) => there.includes(id));
    this.at = Math.max(0, Math.min(this.at, sheet.rows.length - 1));
  }
}
