/** One thing that will happen: when, what in bold, and what it means. */
export interface Consequence {
  id: string;
  when: string;
  what: string;
  rest?: string;
  now?: boolean;
}
