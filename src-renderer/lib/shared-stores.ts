/** A view store that several components of one window watch, and how many of them do. */
interface SharedStore {
  store: unknown;
  watchers: number;
}

/** The stores under watch in this window, by query and input. */
export const sharedStores = new Map<string, SharedStore>();
