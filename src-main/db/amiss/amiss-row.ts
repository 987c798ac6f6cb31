/** What is wrong with a record that the file itself can be read with. */
export type FaultKind =
  /** It holds what its table forbids: JSON that does not parse, a figure nobody can count with, a word of no list. */
  | 'forbidden'
  /** It is of somebody, or in something, that is not there. */
  | 'orphan'
  /** It lies in itself, through others. */
  | 'ring'
  /** Another program changed it since the last step. */
  | 'altered'
  /** Another program took it away. */
  | 'gone'
  /** The log took it away, and it stands. */
  | 'back';

export interface Fault {
  kind: FaultKind;
  columns: readonly string[];
}

/** A record that makes no sense. Rows are told as JSON by column. */
export interface AmissRow {
  table: string;
  id: number;
  faults: readonly Fault[];
  /** Null where it is gone. */
  stands: string | null;
  /** As the newest step that stands left it; null where that is not known, or left none. */
  said: string | null;
  /** What stands with the usual value where it makes no sense; null where no value makes sense of it. */
  usual: string | null;
  /** What views show in its place; null: nothing. */
  shown: string | null;
}

export const amissKey = ({ table, id }: Pick<AmissRow, 'table' | 'id'>): string => `${table} ${id}`;
