import type { Reference } from '../../shared/rules/reference.ts';

export function asMarkdown(reference: Reference): string;
