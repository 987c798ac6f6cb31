export function idsIn(text: string): string[];
export function namedIds(text: string): string[];
