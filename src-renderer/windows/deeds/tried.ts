import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import { mayTryAgain, sameSpot, type Spot } from '../../../shared/rules/exploration/deeds.ts';
import { isolated } from '../../../shared/words/isolated.ts';
import { listed } from '../../../shared/words/names.ts';
import type { DeedOptions, DeedTry } from './deed-types.ts';
import { chanceOf, chanceWords, ruleOf } from './deed-words.ts';

/** Tries of one kind at one place; a place known by words alone counts on this delve only. */
function triesHere(options: DeedOptions | null, kind: AttemptKind, spot: Spot): DeedTry[] {
  if (options === null || (spot.place.trim() === '' && spot.featureId === null)) return [];
  return options.tries.filter(
    (each) =>
      each.kind === kind &&
      sameSpot(each, spot) &&
      (each.ofThisDelve || each.roomId !== null || each.featureId !== null),
  );
}

const turnWords = ({ turn, ofThisDelve }: DeedTry): string =>
  ofThisDelve ? `in turn ${turn}` : 'on an earlier visit';

/** What the rule makes of an earlier try by the same person; null where there is none. */
export function triedWords(
  options: DeedOptions | null,
  personId: number,
  kind: AttemptKind,
  spot: Spot,
): string | null {
  const own = triesHere(options, kind, spot).filter(({ characterId }) => characterId === personId);
  const last = own.at(-1);
  const rule = ruleOf(options, kind);
  if (last === undefined || rule === undefined) return null;
  const chance = chanceOf(options, personId, kind);
  const now = { chance: chance?.chance ?? null, sides: chance?.sides ?? null };
  if (mayTryAgain(rule, own, now)) return `Tried here ${turnWords(last)}; may try again.`;
  return rule.again === 'better'
    ? `Tried here ${turnWords(last)}; again once the skill has grown.`
    : `Tried here ${turnWords(last)}; the rule allows one try.`;
}

/** Why somebody has no part in it now, by the rules; null where they may try. */
export function barredWords(
  options: DeedOptions | null,
  personId: number,
  kind: AttemptKind,
  spot: Spot,
): string | null {
  const rule = ruleOf(options, kind);
  const chance = chanceOf(options, personId, kind);
  if (rule === undefined || chance === undefined) return null;
  if (!chance.able || chance.chance === null || chance.sides === null) return chanceWords(chance, rule);
  const own = triesHere(options, kind, spot).filter(({ characterId }) => characterId === personId);
  return mayTryAgain(rule, own, chance) ? null : triedWords(options, personId, kind, spot);
}

/** Who else has tried the same here: "Osric in turn 2 and Hild in turn 4 have tried this here." */
export function othersTried(
  options: DeedOptions | null,
  personId: number | null,
  kind: AttemptKind,
  spot: Spot,
): string | null {
  const others = triesHere(options, kind, spot).filter(({ characterId }) => characterId !== personId);
  if (others.length === 0) return null;
  const names = others.map((each) => {
    const name = options?.people.find(({ id }) => id === each.characterId)?.name ?? 'somebody';
    return `${isolated(name)} ${turnWords(each)}`;
  });
  return `Tried here before: ${listed(names)}.`;
}
