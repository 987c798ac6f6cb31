import { labelOf } from './creature-keys.ts';

type Figures = Readonly<Record<string, unknown>>;

/** A stat block that may extend another: what it says itself, and all of it. */
export interface Described {
  name: string;
  own: Figures;
  /** What it extends; without figures where no note describes it. */
  base: { name: string; figures: Figures | null } | null;
  all: Figures;
}

const added = /^(.+)\+$/;

/** The figures of a base with those of another in their place; lists under `traits+` come behind those that are there. */
export function extended(base: Figures, own: Figures): Figures {
  const replaced = new Set(Object.keys(own).map((key) => labelOf(key) ?? key));
  const kept = Object.entries(base).filter(([key]) => !replaced.has(labelOf(key) ?? key));
  const merged: Record<string, unknown> = { ...Object.fromEntries(kept), ...withoutPlus(own) };
  for (const [key, value] of Object.entries(own)) {
    const [, plain] = added.exec(key) ?? [];
    const before = plain === undefined ? undefined : base[plain];
    if (plain !== undefined && Array.isArray(before) && Array.isArray(value))
      merged[plain] = [...(before as unknown[]), ...(value as unknown[])];
  }
  return merged;
}

/** The same keys without the sign that adds them to those of a base. */
export const withoutPlus = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [added.exec(key)?.[1] ?? key, value]));
