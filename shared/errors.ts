/**
 * The closed list of error codes that may cross from the main process to a window, and the errors that
 * carry them. A rule's refusal is data; these are for input or files that cannot be used.
 */
export const errorCodes = [
  'bad-input',
  'bad-die',
  'dice-count',
  'level-out-of-range',
  'bad-hit-dice',
  'unknown-kind',
  'refused',
  'not-found',
  'no-campaign',
  'read-only',
  'file-missing',
  'file-is-directory',
  'file-exists',
  'file-empty',
  'file-foreign',
  'file-newer',
  'file-damaged',
  'file-locked',
  'file-denied',
  'disk-full',
  'disk-failed',
  'file-moved',
  'record-amiss',
  'journal-mismatch',
  'nothing-to-undo',
  'nothing-to-redo',
  'cancelled',
  'forbidden',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** What a window gets instead of a value. `details` maps a field's path to its own message. */
export interface Failure {
  code: ErrorCode;
  message: string;
  details?: Record<string, string>;
}

/** An expected failure, with a message fit for a game master: what happened, what was kept, what to do. */
export class TurnkeeperError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string, details?: Record<string, string>) {
    super(message);
    this.name = 'TurnkeeperError';
    this.code = code;
    this.details = details;
  }
}

/** The rules or the state of the campaign stand against it; nothing was changed. */
export const refused = (message: string, details?: Record<string, string>): TurnkeeperError =>
  new TurnkeeperError('refused', message, details);

/**
 * Codes a rule may throw: a face outside its die, a list of dice of the wrong length, a level, Hit Dice or a kind
 * the rules do not know, anything else impossible.
 */
export type RulesErrorCode = Extract<
  ErrorCode,
  'bad-die' | 'dice-count' | 'level-out-of-range' | 'bad-hit-dice' | 'unknown-kind' | 'bad-input'
>;

/** Thrown by rules for impossible input. `field` names the offending input where there is one. */
export class RulesError extends TurnkeeperError {
  constructor(code: RulesErrorCode, message: string, field?: string) {
    super(code, message, field === undefined ? undefined : { [field]: message });
    this.name = 'RulesError';
  }
}
