/** Where the book of one campaign lies open. */
export class KeptPlace {
  levelId = $state<number | null>(null);
  roomId = $state<number | null>(null);
}
