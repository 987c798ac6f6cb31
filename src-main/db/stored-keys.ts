import { z } from 'zod';

export interface StoredKeys<Schema extends z.ZodObject> {
  value: z.output<Schema>;
  /** What could not be read, one sentence each; the rest stands. */
  problems: string[];
}

/** Reads a JSON column key by key: what is damaged or unknown falls back to its default, and is told. */
export function readKeys<Schema extends z.ZodObject>(schema: Schema, json: string): StoredKeys<Schema> {
  const whole = objectIn(json);
  const parsed = schema.safeParse(whole ?? {});
  if (parsed.success)
    return frozen({ value: parsed.data, problems: whole ? [] : ['Nothing of it could be read.'] });
  const kept: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [key, stored] of Object.entries(whole ?? {})) {
    const field: unknown = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
    if (!(field instanceof z.ZodType)) problems.push(`"${key}" is not known here.`);
    else if (field.safeParse(stored).success) kept[key] = stored;
    else problems.push(`"${key}" could not be read.`);
  }
  return frozen({ value: schema.parse(kept), problems });
}

function objectIn(json: string): Record<string, unknown> | null {
  try {
    const parsed = z.record(z.string(), z.unknown()).safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return null;
    throw thrown;
  }
}

/** What is remembered is shared: nobody changes it by accident. */
function frozen<Value extends object>(value: Value): Value {
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null) frozen(part as object);
  return Object.freeze(value);
}
