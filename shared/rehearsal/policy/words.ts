/**
 * What a role alone does not tell. Books share these words of their lists; a word that a book has not is never met, and
 * one that is not here is done by its role.
 */
const among =
  (...kinds: readonly string[]) =>
  (kind: string): boolean =>
    kinds.includes(kind);

/** An attack over a distance. */
export const isMissile = among('shoot', 'missile', 'secondShot', 'throw');
/** A step away from the foes. */
export const isAway = among('fallBack', 'fall-back', 'withdraw', 'retreat', 'break-away');
/** Said before a step away. */
export const isAwayDeclared = among('declareWithdrawal');
export const isRetreatDeclared = among('declareRetreat');
export const isGivingUp = among('surrender');
/** Makes a weapon ready to strike or shoot with. */
export const isMakingReady = among('reload', 'draw', 'takeUp', 'come-in');
export const isParry = among('fullParry', 'parry');
/** Undone only by those who want to. */
export const isStopping = among('halt', 'stopFleeing');
export const isTurning = among('turn', 'turnUndead');
/** Attacks of a special sort, which nobody chooses of himself. */
export const isSpecial = among(
  'subdue',
  'grapple',
  'grab',
  'move-held',
  'silence',
  'take-item',
  'pour',
  'knockAside',
  'jab',
  'aggressive',
  'fightDefensively',
);
/** Lets dice decide what the table may decide by word, and the word against them. */
export const standsByWord = 'stand';
