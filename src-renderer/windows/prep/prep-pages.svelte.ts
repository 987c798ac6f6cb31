import type { Component } from 'svelte';
import BestiaryPage from './bestiary/BestiaryPage.svelte';
import NotebookPage from './notebook/NotebookPage.svelte';
import StockingPage from './stocking/StockingPage.svelte';
import TablesPage from './tables/TablesPage.svelte';
import TonightPage from './tonight/TonightPage.svelte';
import TreasurePage from './treasure/TreasurePage.svelte';

interface PrepPage {
  id: string;
  title: string;
  content: Component;
}

const tonightPage: PrepPage = { id: 'tonight', title: 'Tonight', content: TonightPage };
export const bestiaryPage: PrepPage = { id: 'bestiary', title: 'Bestiary', content: BestiaryPage };

export const tablesPage: PrepPage = { id: 'tables', title: 'Tables', content: TablesPage };
export const treasurePage: PrepPage = { id: 'treasure', title: 'Treasure', content: TreasurePage };
export const notebookPage: PrepPage = { id: 'notebook', title: 'Notebook', content: NotebookPage };
const stockingPage: PrepPage = { id: 'stocking', title: 'Stocking', content: StockingPage };

/** The pages of Prep, in the order of their row. */
export const prepPages: readonly PrepPage[] = [
  tonightPage,
  bestiaryPage,
  tablesPage,
  treasurePage,
  stockingPage,
  notebookPage,
];

/** Which page is open, as long as the program runs. */
class OpenPage {
  page = $state.raw(tonightPage);

  /** The next page or the one before, round at the ends. */
  turn(way: 1 | -1): void {
    const many = prepPages.length;
    this.page = prepPages[(prepPages.indexOf(this.page) + way + many) % many] ?? this.page;
  }
}

export const open = new OpenPage();
