/** What may happen in a fight, the same words in every book. `id` is whom it happens to, `by` who brings it about. */
export const eventWords = [
  // The order of battle.
  'round',
  'second',
  'phase',
  'initiative',
  'nextAction',
  'waits',
  'over',
  // Blows and shots.
  'hit',
  'miss',
  'strays',
  'shield',
  'shieldRoll',
  'unharmed',
  'damage',
  'subdual',
  'effect',
  'afflicts',
  'freeAttack',
  'splash',
  'scatters',
  'drained',
  // What becomes of people.
  'mortallyHit',
  'dies',
  'unconscious',
  'flees',
  'surrenders',
  'stands',
  'breaks',
  'revives',
  'bleeds',
  'helpless',
  'trauma',
  'knockedBack',
  'knockedDown',
  'tires',
  'rested',
  'putsOut',
  'willRise',
  // On the move.
  'moves',
  'closes',
  'fallsBack',
  'withdraws',
  'retreats',
  'gaveGround',
  'rises',
  'falls',
  'turnsAbout',
  'stopped',
  'takesUp',
  'drops',
  // Magic.
  'declares',
  'casts',
  'power',
  'spellLost',
  'saves',
  'failsSave',
  'turnsUndead',
  // Making ready, and wrestling.
  'readies',
  'aims',
  'guards',
  'grabs',
  'frees',
  'drags',
  'silences',
  'rouses',
  'succeeds',
  'fails',
  'keepsOff',
  'knocksAside',
  // The referee's word.
  'joins',
  'leaves',
  'heals',
  'placed',
  'altitude',
  'status',
  'ruled',
  'light',
  'note',
] as const;
export type EventWord = (typeof eventWords)[number];

/** Why the rules, or what is so, stand against an action. */
export type Refusal =
  /** The fight is over. */
  | 'over'
  /** Something else comes first at the table, or another step. */
  | 'notNow'
  /** It is another's moment. */
  | 'notHisMoment'
  /** A question must be answered first. */
  | 'answerFirst'
  /** Nothing of the kind is open to him. */
  | 'notPossible'
  | 'noSuchTarget'
  | 'noSuchWay'
  /** He has done it, or something else in its place. */
  | 'acted'
  | 'undeclared'
  /** He casts, reloads, holds or is held. */
  | 'occupied'
  /** A foe stands too near, or none is near enough. */
  | 'inMelee'
  | 'notInMelee'
  /** Stunned, surprised, exhausted, or out of the fight. */
  | 'unable'
  /** A ruling that cannot be. */
  | 'cannotBe'
  /** The book says nothing of it. */
  | 'noRule';
