import type { DieAsk } from '../../../../shared/dice/asking.ts';
import { refused } from '../../../../shared/errors.ts';
import type { CombatEvent } from '../../../../shared/rules/combat.ts';
import type { FallenDie } from '../../../facts/fight/read-fight.ts';
import type { FightNow } from '../fight-now.ts';
import type { Course } from './course.ts';
import { Stroke } from './stroke.ts';

export type Word = 'hits' | 'misses';

const ofBlow: readonly DieAsk['what'][] = ['attack', 'defence'];
const landed = new Set(['hit', 'damage', 'subdual', 'unharmed']);

/** Whether this die says if a blow lands. */
export const saysWhetherHit = ({ what }: DieAsk): boolean => ofBlow.includes(what);

/** Plain faces first, from the middle on; the first and the last of a die may mean more than the word does. */
function plainFirst(sides: number): number[] {
  const strange = (face: number): number =>
    (face === 1 || face === sides ? sides : 0) + Math.abs(face - sides / 2);
  return Array.from({ length: sides }, (_, at) => at + 1).sort((one, other) => strange(one) - strange(other));
}

function isSo(word: Word, wanted: DieAsk | null, events: readonly CombatEvent[]): boolean {
  const hits = wanted?.what === 'damage' || events.some(({ as }) => landed.has(as));
  return word === 'hits' ? hits : !hits && events.some(({ as }) => as === 'miss');
}

interface Blow {
  readonly now: FightNow;
  readonly course: Course;
  readonly word: Word;
  /** What had come of it before its die. */
  readonly before: number;
}

/** What the die of the blow, and the die against it, have to show. At most two of them. */
function facesFrom(
  blow: Blow,
  fallen: readonly FallenDie[],
  asked: DieAsk,
  left: number,
): FallenDie[] | null {
  const { now, course, word, before } = blow;
  for (const face of plainFirst(asked.sides)) {
    const die: FallenDie = [asked.sides, face, word === 'hits' ? 'h' : 'm'];
    const { wanted, soFar } = new Stroke(now, course).tryWith([...fallen, die]);
    if (isSo(word, wanted, soFar.slice(before))) return [die];
    if (left === 0 || wanted?.what !== 'defence') continue;
    const answer = facesFrom(blow, [...fallen, die], wanted, left - 1);
    if (answer !== null) return [die, ...answer];
  }
  return null;
}

/** The faces that make the blow come out as the referee says. Throws refused where no throw of it does. */
export function facesByWord(
  { now, course, word }: Pick<Blow, 'now' | 'course' | 'word'>,
  fallen: readonly FallenDie[],
  asked: DieAsk,
): FallenDie[] {
  if (!saysWhetherHit(asked))
    throw refused(
      'This die does not say whether a blow lands. Nothing was done; the die is still asked for.',
    );
  const { soFar } = new Stroke(now, course).tryWith(fallen);
  const faces = facesFrom({ now, course, word, before: soFar.length }, fallen, asked, 1);
  if (faces === null)
    throw refused(
      `No throw of this blow ${word === 'hits' ? 'hits' : 'misses'} as they stand. Nothing was done; the die is still asked for.`,
    );
  return faces;
}
