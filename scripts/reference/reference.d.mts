import type { Reference } from '../../shared/rules/reference.ts';

export function collectReference(root: string): { reference: Reference; problems: string[] };
