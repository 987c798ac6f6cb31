/** The keys of one part of a view, for the help that `?` opens. */
export interface KeyGroup {
  title: string;
  keys: readonly { keys: string; title: string }[];
}
