import { uncapital } from '../../../shared/words/names.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { TurnkeeperError, refused } from '../../../shared/errors.ts';
import type { DeedRule, Spot } from '../../../shared/rules/exploration/deeds.ts';
import { mayTryAgain } from '../../../shared/rules/exploration/deeds.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import { because } from '../../../shared/rules/common/reason.ts';
import type { CharacterRow } from '../../db/tables.ts';
import type { StepContext } from '../../steps/step-context.ts';
import type { Feature } from '../../facts/book/feature-facts.ts';
import { notOfTheParty, readPerson } from '../../facts/party/read-party.ts';
import { needAble } from '../../facts/party/state/standing.ts';
import type { Delve } from '../../facts/delve/read-delve.ts';
import { chanceAt, doerOf, sheerChanceAt } from './doers.ts';
import { spotOf } from './spot.ts';
import { drowningOf } from './swim.ts';
import { readTries, triesAt } from './tries.ts';

export type Deed = ParsedInput<'deed.try'>['deeds'][number];
/** The path of a field of one deed in what the window sent. */
export type Path = (field: string) => string;

/** A deed that the rules allow, with its odds; without odds nothing is thrown. */
export interface Act {
  row: CharacterRow;
  deed: Deed;
  rule: DeedRule;
  spot: Spot;
  feature: Feature | null;
  odds: { chance: number; sides: number } | null;
  reasons: readonly Reason[];
  overruled: boolean;
}

/** What somebody is about to do. Throws not-found, bad-input, or refused with the rule that forbids it. */
export function actOf(context: StepContext<'classes'>, delve: Delve, deed: Deed, path: Path): Act {
  const { sql, campaign } = context;
  const row = readPerson(sql, deed.characterId);
  if (!row) throw notOfTheParty(path('characterId'));
  needAble(campaign, row, path('characterId'));
  const rule = campaign.system.deeds[deed.kind];
  const { spot, feature } = spotOf(sql, deed, path);
  const { odds, reasons, overruled } = oddsOf(context, row, rule, deed, path);
  refuseBadDie(odds, deed, path);
  const earlier = triesAt(readTries(sql, delve.row.id), {
    delveId: delve.row.id,
    characterId: row.id,
    kind: deed.kind,
    spot,
  });
  if (!mayTryAgain(rule, earlier, odds ?? { chance: null, sides: null }))
    throw onceOnly(row.name, spot.place, rule, path);
  return { row, deed, rule, spot, feature, odds, reasons, overruled };
}

type FoundOdds = Pick<Act, 'odds' | 'reasons' | 'overruled'>;

function oddsOf(
  context: StepContext<'classes'>,
  row: CharacterRow,
  rule: DeedRule,
  deed: Deed,
  path: Path,
): FoundOdds {
  const doer = doerOf(context.campaign, row, context.content);
  const unaided = isUnaided(deed) ? sheerChanceAt(context.campaign, doer) : null;
  const own = unaided ?? chanceAt(context.campaign, deed.kind, doer);
  const sides = deed.sides ?? own.sides ?? rule.sides;
  if (deed.chance !== null) {
    if (sides === null || deed.chance > sides) throw badChance(sides, path);
    const overruled = own.chance !== deed.chance || own.sides !== sides;
    const reasons = overruled ? [because('the referee’s chance', deed.chance, 'referee')] : own.reasons;
    return { odds: { chance: deed.chance, sides }, reasons, overruled: overruled && own.chance !== null };
  }
  if (deed.kind === 'swim') return { ...drowningOf(context, row, deed, path), overruled: false };
  if (!own.able) throw untrained(row.name, rule, path);
  if (isUnaided(deed) && unaided === null) throw tooSheer(row.name, path);
  if (own.chance !== null && own.sides !== null)
    return { odds: { chance: own.chance, sides: own.sides }, reasons: own.reasons, overruled: false };
  if (rule.thrown) throw unknownChance(row.name, rule, path);
  return { odds: null, reasons: own.reasons, overruled: false };
}

/** Very steep walls want equipment, or a climber by class, whose own percentage counts then (OSE-HAZ-2). */
const isUnaided = ({ kind, sheer, equipment }: Deed): boolean => kind === 'climb' && sheer && !equipment;

const tooSheer = (name: string, path: Path) =>
  refused(`${name} cannot climb what is sheer without equipment (OSE-HAZ-2). Nothing was changed.`, {
    [path('equipment')]: 'Sheer: wants equipment, or a climber by class.',
  });

function refuseBadDie(odds: Act['odds'], { die }: Deed, path: Path): void {
  if (die === null || (odds !== null && die <= odds.sides)) return;
  const message = odds === null ? 'Nothing is thrown here.' : `A d${odds.sides} shows 1 to ${odds.sides}.`;
  throw new TurnkeeperError('bad-input', `${message} Nothing was changed.`, { [path('die')]: message });
}

const badChance = (sides: number | null, path: Path) => {
  const message = sides === null ? 'Say on which die.' : `A chance on a d${sides} is 0 to ${sides}.`;
  return new TurnkeeperError('bad-input', `${message} Nothing was changed.`, { [path('chance')]: message });
};

const untrained = (name: string, { title, reasons }: DeedRule, path: Path) =>
  refused(
    `${name} has not learnt to ${uncapital(title)} (${reasons[0]?.rule ?? 'rule'}). Nothing was changed; type a chance to allow it all the same.`,
    { [path('chance')]: 'Only for who has learnt it; type a chance to allow it.' },
  );

const unknownChance = (name: string, { title }: DeedRule, path: Path) =>
  refused(
    `The sheet of ${name} does not tell the chance to ${uncapital(title)}. Nothing was changed; type the chance.`,
    { [path('chance')]: 'The sheet does not tell it: type the chance.' },
  );

const onceOnly = (name: string, place: string, { again }: DeedRule, path: Path) =>
  again === 'better'
    ? refused(
        `${name} has tried ${place} already, and may again once the skill has grown. Nothing was changed; let somebody else try.`,
        { [path('place')]: 'Tried before with the same skill.' },
      )
    : refused(
        `${name} has tried ${place} already, and has one try. Nothing was changed; let somebody else try, or name another place.`,
        { [path('place')]: 'One try per character and place.' },
      );
