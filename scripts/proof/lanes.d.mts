interface Stage {
  name: string;
  cores?: number;
  needs?: string[];
}

export function inLanes<S extends Stage, R>(
  stages: readonly S[],
  cores: number,
  run: (stage: S, needed: R[]) => Promise<R>,
): Map<string, Promise<R>>;
