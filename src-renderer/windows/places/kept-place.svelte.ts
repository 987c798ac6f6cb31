/** Where the book of one campaign lies open. */
export class KeptPlace {
  levelId = $state<number | null>(null);
  roomId = $state<number | null>(null);
}

const kept = new Map<string, KeptPlace>();

/** The same for as long as the program runs, so that the window comes back to where it was. */
export function keptPlace(campaignPath: string): KeptPlace {
  const known = kept.get(campaignPath);
  if (known !== undefined) return known;
  const fresh = new KeptPlace();
  kept.set(campaignPath, fresh);
  return fresh;
}
