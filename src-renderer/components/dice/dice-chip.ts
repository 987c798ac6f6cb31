/** Dice as they fell: 'd6' and '3'; `typed` when the game master read them off real dice. */
export interface DiceChip {
  dice: string;
  shown: string;
  typed?: boolean;
}
