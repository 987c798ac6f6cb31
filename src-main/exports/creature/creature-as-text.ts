import { isDeepStrictEqual } from 'node:util';
import { factKeys, writtenFigures, type FactKey } from '../../../shared/bestiary/written/every-figure.ts';
import type { Writing, Written } from '../../../shared/bestiary/written/written.ts';
import type { CreatureFacts } from '../../../shared/content/schemas/own-creature.ts';
import type { CreatureFormat } from '../../../shared/ipc/prep/creature.ts';
import { without } from '../../../shared/without.ts';
import { listed } from '../../../shared/words/names.ts';
import { trackerOwn } from '../../imports/initiative/own-creature.ts';
import { pastedCreatures } from '../../imports/stat-blocks/pasted/pasted.ts';
import { isObject } from '../../imports/reading.ts';
import { partsOf } from '../../imports/vault/fences.ts';
import { vaultOwn } from '../../imports/vault/own/creature.ts';
import { readYaml } from '../../imports/vault/yaml-block.ts';
import type { Loss } from '../losses.ts';
import { creatureWriters } from './formats.ts';
import type { About, Outgoing } from './outgoing.ts';

/** A creature as a file, and what of it would not come back by our own reading of that file. */
export function creatureAsText(creature: Outgoing, format: CreatureFormat): { text: string; losses: Loss[] } {
  const text = creatureWriters[format](creature);
  const bare = creature.notice.length === 0 ? text : creatureWriters[format]({ ...creature, notice: [] });
  return { text, losses: lossesOf(creature, readers[format](bare, creature)) };
}

interface Returned {
  facts: CreatureFacts;
  about: Partial<About>;
}

type Reader = (text: string, creature: Outgoing) => Returned | null;

const readers: Readonly<Record<CreatureFormat, Reader>> = {
  statblock: (text, { writing }) => {
    const read = readYaml(partsOf(text).fences[0]?.text ?? '');
    if ('problem' in read || !isObject(read.value)) return null;
    const { facts, ...about } = vaultOwn(read.value, writing).told;
    return { facts, about };
  },
  line: (text, { writing, name }) => {
    const { creatures } = pastedCreatures(text, writing);
    const [first] = creatures;
    if (first === undefined || creatures.length > 1 || first.name !== name) return null;
    return { facts: first.facts, about: { notes: first.notes } };
  },
  initiative: (text, { writing }) => {
    const { facts, ...about } = trackerOwn(JSON.parse(text) as Record<string, unknown>, writing).told;
    return { facts, about };
  },
};

const aboutWords: Readonly<Record<keyof About, string>> = {
  also: 'Its second name',
  tags: 'Its tags, as they are',
  terrain: 'Where it lives',
  licence: 'Its licence, beside the notice',
  source: 'Its source',
  notes: 'Its notes, as they are',
};

function lossesOf(creature: Outgoing, back: Returned | null): Loss[] {
  const { facts, about, derived, variantOf, levels, hasPicture, notice } = creature;
  const one = (what: string): Loss => ({ what, count: 1 });
  const bare = [
    ...(levels === null ? [] : [one('Its levels underground')]),
    ...(hasPicture ? [one('Its picture')] : []),
    ...(variantOf === null ? [] : [one(`That it is a variant of ${variantOf}: it goes out whole`)]),
    ...(derived.length === 0
      ? []
      : [one(`That its Hit Dice give these by the book: ${listed(derived.map(labelOf))}`)]),
    ...(notice.length === 0
      ? []
      : [one('The notice of the licence apart from it: read again, that stands among the notes')]),
  ];
  if (back === null) return [one('All of it: it cannot be read back as one creature'), ...bare];
  const figures = factKeys.filter((key) => !isSame(key, facts[key], back.facts[key], creature.writing));
  const words = (Object.keys(aboutWords) as (keyof About)[]).filter(
    (key) => !isDeepStrictEqual(about[key], back.about[key] ?? (Array.isArray(about[key]) ? [] : '')),
  );
  return [
    ...figures.map((key) => one(`${labelOf(key)}, as it is here`)),
    ...words.map((key) => one(aboutWords[key])),
    ...bare,
  ];
}

const labelOf = (key: FactKey): string => writtenFigures[key].label;

/** Whether the form would show the same; a die is a half however it is written. */
function isSame(key: FactKey, before: unknown, after: unknown, by: Writing): boolean {
  if (key === 'hitDice' && isObject(before) && isObject(after))
    return isDeepStrictEqual(without(before, 'text'), without(after, 'text'));
  const shown = (value: unknown): string =>
    value == null ? '' : (writtenFigures[key] as Written<unknown>).write(value, by);
  return shown(before) === shown(after);
}
