/** Whether rooms of a level or sites of a map are stocked, as long as the program runs. */
class StockedKind {
  kind = $state<'level' | 'map'>('level');

  turn(): void {
    this.kind = this.kind === 'level' ? 'map' : 'level';
  }
}

export const stockedKind = new StockedKind();
