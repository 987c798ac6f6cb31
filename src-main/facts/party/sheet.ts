import { itemFacts, sheetFacts } from '../../../shared/ipc/party/sheet.ts';
import type { ItemFacts, SheetFacts } from '../../../shared/ipc/party/sheet.ts';
import { remembered } from './remembered.ts';
import { readKeys } from '../../db/stored-keys.ts';

/** The JSON columns of people and things. What is read is shared and frozen: copy it before changing it. */

const sheetOf = remembered(1000, (json) => readKeys(sheetFacts, json));
const factsOf = remembered(2000, (json) => readKeys(itemFacts, json));

export const readSheet = ({ sheet }: { sheet: string }): SheetFacts => sheetOf(sheet).value;

/** What of a sheet could not be read, one sentence each. */
export const sheetProblems = ({ sheet }: { sheet: string }): readonly string[] => sheetOf(sheet).problems;

export const readFacts = ({ facts }: { facts: string }): ItemFacts => factsOf(facts).value;

/** Only what differs from an empty sheet, so that a sheet that says nothing is `{}`. */
export function writeSheet(sheet: SheetFacts): string {
  const empty = new Map(
    Object.entries(readSheet({ sheet: '{}' })).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  const said = Object.entries(sheet).filter(([key, value]) => JSON.stringify(value) !== empty.get(key));
  return JSON.stringify(Object.fromEntries(said));
}

export const writeFacts = (facts: ItemFacts): string => JSON.stringify(facts);
