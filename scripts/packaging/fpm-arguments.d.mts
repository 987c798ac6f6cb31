export interface FpmArguments {
  options: Record<string, string>;
  lists: Record<string, string[]>;
  files: { from: string; to: string }[];
}

/** Reads the arguments electron-builder gives to fpm; throws when it cannot. */
export function parseFpmArguments(args: string[]): FpmArguments;
