/** The notes the referee has folded away, by room, as they stood then: written anew, they are unread again. */
export const readNotes = new Map<number, string>();
