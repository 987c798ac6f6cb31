import { readFileSync } from 'node:fs';
import { z } from 'zod';

const source = new URL('../../../../docs/session-log.schema.json', import.meta.url);
const documented = z.fromJSONSchema(JSON.parse(readFileSync(source, 'utf8')) as z.core.JSONSchema.JSONSchema);

export interface JsonlStep {
  record: 'step';
  seq: number;
  summary: string;
  status: string;
  outcome: unknown;
  input: unknown;
  [field: string]: unknown;
}

/** Reads a log line by line and holds each against the documented schema. */
export const readJsonl = (text: string): { header: Record<string, unknown>; steps: JsonlStep[] } => {
  expectEndOfLine(text);
  const records = text
    .slice(0, -1)
    .split('\n')
    .map((line) => documented.parse(JSON.parse(line)) as Record<string, unknown>);
  const [header = {}, ...steps] = records;
  return { header, steps: steps as JsonlStep[] };
};

const expectEndOfLine = (text: string): void => {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
};
