import type { z } from 'zod';
import type { passingState } from '../../../shared/ipc/party/views/passing-views.ts';
import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';
import type { PassingReasons } from '../../../shared/rules/characters/character.ts';
import { because, parts, sumOf } from '../../../shared/rules/common/reason.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import type { Fatigue } from '../../../shared/rules/ose/terms.ts';
import { counted } from '../../../shared/words/figures.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { UpkeepRow } from '../../db/tables.ts';
import type { CampaignRules } from '../campaign/read-campaign.ts';
import { openEffects } from '../effects/read-effects.ts';
import { restStatus } from '../exploration.ts';
import { isLifeless } from '../party/kinds.ts';
import { readPerson } from '../party/read-party.ts';
import { readSheet } from '../party/sheet.ts';
import { breathless, standingWants } from './wants.ts';
import { readUpkeep } from './read-upkeep.ts';

/** What tires or ails people for now: the words every list marks it by, and what it takes off their figures. */

export type PassingState = z.output<typeof passingState>;
type Mark = PassingState['states'][number];
type Rules = Pick<CampaignRules, 'system'>;

export interface Passing extends PassingReasons {
  states: Mark[];
}

interface Somebody {
  id: number;
  kind: CharacterKind;
  standing: { able: boolean };
}

const constitutionOf = withValues(({ id }: { id: number }) =>
  query.selectFrom('character').select('constitution').where('id', '=', id),
);

/** Of everybody given, as they stand now. */
export function readPassing(sql: Sql, { system }: Rules, fatigue: Fatigue): (of: Somebody) => Passing {
  const common = byFatigue(fatigue);
  const upkeep = readUpkeep(sql);
  const effects = openEffects(sql);
  return ({ id, kind, standing }) => {
    if (!standing.able || isLifeless(kind)) return nothing;
    const own = upkeep.get(id);
    const { attack, saves, states } = byWants(sql, system, id, own);
    const under = effects.filter((effect) => effect.character_id === id);
    return {
      attack: [...common.attack, ...attack],
      damage: common.damage,
      saves,
      armourClass: common.armourClass,
      states: [
        ...common.states,
        ...states,
        ...under.map(({ name, notes }) => ({ text: name, reasons: notedIn(notes) })),
      ],
    };
  };
}

const nothing: Passing = { attack: [], damage: [], saves: [], armourClass: [], states: [] };

/** The one count of the whole party. OSE-REST-2, 4; OSE-RUN-4. */
function byFatigue(fatigue: Fatigue): Passing {
  const { acWorsening, reasons, exhausted } = restStatus({ fatigue });
  const worse = parts(because('exhausted from running', 0 - acWorsening, 'OSE-RUN-4'));
  const words: Record<string, string> = {
    'OSE-REST-2': 'tired',
    'OSE-REST-4': 'weary of the road',
    'OSE-RUN-4': 'exhausted',
  };
  const until = because('turns of rest until it is over', fatigue.exhaustionTurns, 'OSE-RUN-5');
  const told = reasons.map((reason) => ({
    text: words[reason.rule] ?? reason.source,
    reasons: reason.rule === 'OSE-RUN-4' ? [reason, until] : [reason],
  }));
  // Attack and damage lose the same of each.
  return {
    attack: reasons,
    damage: reasons,
    saves: [],
    armourClass: worse,
    states: exhausted ? told.toReversed() : told,
  };
}

/** Each one's own: hunger and thirst by the referee's leave alone (OSE-HAZ-4), sleep and breath by the system. */
function byWants(sql: Sql, system: Rules['system'], id: number, own: UpkeepRow | undefined) {
  if (own === undefined) return { attack: [], saves: [], states: [] };
  const { recovery, running } = system;
  const person = own.days_without_water > 0 ? readPerson(sql, id) : undefined;
  const wants = standingWants(own, recovery, (person && readSheet(person).carrier?.waterDays) ?? 0);
  const ran = running && own.rounds_run > 0 ? sql.get(constitutionOf({ id })) : undefined;
  const breath = ran ? breathless(running, ran.constitution, own).filter(({ overdue }) => overdue) : [];
  const short = recovery.sleep && own.nights_short > 0 ? recovery.sleep.standing(own.nights_short) : null;
  const cost = short
    ? parts(
        because(
          `${counted(own.nights_short, 'night')} short of sleep`,
          short.penalty,
          short.reasons[0]?.rule ?? recovery.rule,
        ),
      )
    : [];
  return {
    attack: cost,
    saves: cost,
    states: [...breath, ...wants].map(({ text, reasons }) => ({ text, reasons })),
  };
}

const notedIn = (notes: string): Reason[] => (notes === '' ? [] : [because(notes, '–', 'referee')]);

/** As windows ask for it; null for who is at their best. */
export function passingView(id: number, passing: Passing): PassingState | null {
  const { attack, damage, saves, armourClass, states } = passing;
  if (states.length === 0) return null;
  return {
    id,
    attack: sumOf(attack),
    damage: sumOf(damage),
    saves: sumOf(saves),
    armourClass: 0 - sumOf(armourClass) + 0,
    acReasons: [...armourClass],
    reasons: [...attack],
    states,
  };
}
