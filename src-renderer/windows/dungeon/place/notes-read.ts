/** The notes the referee has folded away, as they stood then: written anew, they are unread again. */
const read = new Map<number, string>();

export const areRead = (roomId: number, notes: string): boolean => read.get(roomId) === notes;

export function fold(roomId: number, notes: string, away: boolean): void {
  if (away) read.set(roomId, notes);
  else read.delete(roomId);
}
