/** Which page is open, and by what the list is narrowed. */
export class KeptNotebook {
  text = $state('');
  pageId = $state<number | null>(null);
}
