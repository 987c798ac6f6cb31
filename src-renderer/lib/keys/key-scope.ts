import { getContext, setContext } from 'svelte';

/** When the keys of a part of the window answer; asked again at each press. */
export interface KeyScope {
  readonly answers: () => boolean;
  /** Its keys go before those of all others: the hands are in it. */
  readonly leads: () => boolean;
}

const key = Symbol('when keys answer');
const always: KeyScope = { answers: () => true, leads: () => false };

/** For the component that is being made, and for all in it. */
export const setKeyScope = (scope: KeyScope): void => void setContext(key, scope);

export const keyScope = (): KeyScope => getContext<KeyScope | undefined>(key) ?? always;
