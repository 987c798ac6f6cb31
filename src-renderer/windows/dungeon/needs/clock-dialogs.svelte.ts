type OpenDialog = { name: 'addEffect' } | { name: 'changeEffect'; id: number } | { name: 'dayEnd' };

/** Which of the clock's dialogs is open: asked for by key in the dungeon, by a prompt anywhere. */
class ClockDialogs {
  open = $state.raw<OpenDialog | null>(null);

  show(dialog: OpenDialog): void {
    this.open = dialog;
  }

  close(): void {
    this.open = null;
  }
}

export const clockDialogs = new ClockDialogs();
