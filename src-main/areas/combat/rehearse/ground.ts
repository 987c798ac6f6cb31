import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { refused } from '../../../../shared/errors.ts';
import type { CombatSetup, CombatState } from '../../../../shared/rules/combat.ts';
import {
  likeHim,
  moraleDecides,
  ruled,
  whatIf,
  withoutMorale,
} from '../../../../shared/rehearsal/what-if.ts';
import type { WhatIf } from '../../../../shared/rehearsal/what-if.ts';
import { counted } from '../../../../shared/words/figures.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { readSetups } from '../../../facts/fight/read-fight.ts';
import type { ClassesOf } from '../../../facts/party/armour-class.ts';
import { changedElsewhere } from '../changed-elsewhere.ts';
import { fightNow } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import type { Content } from '../figures/crossed.ts';
import type { RunKey } from './kept.ts';
import { withRecipes } from './with-recipes.ts';

type Input = Pick<ParsedInput<'combat.rehearse'>, 'fightId' | 'from' | 'withoutMorale' | 'whatIf'>;

/** The state every fight begins from, and the ways in which it is played. */
export interface Prepared {
  readonly now: FightNow;
  readonly variants: readonly { key: RunKey; title: string; from: CombatState; ignoresMorale: boolean }[];
  /** Names of those too who come along in a what-if. */
  readonly nameOf: (id: string) => string;
}

/** Throws refused where there is nothing to play, and bad-input where a change cannot be. */
export function prepare(sql: Sql, rules: CampaignRules, input: Input, content: Content): Prepared {
  const now = fightNow(sql, rules, input.fightId);
  const begun = input.from === 'now' ? asItStands(sql, rules, now, content) : atFirst(sql, now);
  const from = withRecipes(sql, rules, now, begun, content);
  if (from.over) throw refused('One side at most is left: there is nothing to rehearse. Nothing was done.');
  if (input.withoutMorale && !moraleDecides(from))
    throw refused('No dice decide morale in this fight: there is nothing to compare. Nothing was done.');
  const { machine } = now;
  const nameOf = namesWithExtras(now.nameOf);
  return {
    now,
    nameOf,
    variants: [
      { key: 'asIs', title: 'As it is', from, ignoresMorale: false },
      ...(input.withoutMorale
        ? [
            {
              key: 'withoutMorale' as const,
              title: 'Without morale',
              from: withoutMorale(machine, from),
              ignoresMorale: true,
            },
          ]
        : []),
      ...(input.whatIf === null
        ? []
        : [
            {
              key: 'whatIf' as const,
              title: titleOf(from, input.whatIf, now.nameOf),
              from: whatIf(machine, from, input.whatIf),
              ignoresMorale: false,
            },
          ]),
    ],
  };
}

/** With what other windows changed since the last act, as the next act would take it over. */
export function asItStands(sql: Sql, rules: CampaignRules, now: FightNow, content: ClassesOf): CombatState {
  if (now.row.state === 'ended')
    throw refused('That fight is over. It can be rehearsed from its beginning. Nothing was done.');
  if (now.played.broken !== null)
    throw refused(
      'The rules have changed since this fight was played; it can be rehearsed from its beginning.',
    );
  const { sheets, bodies } = changedElsewhere(sql, now, content);
  return ruled(now.machine, now.state, [...sheets, ...bodies]);
}

function atFirst(sql: Sql, { machine, row }: FightNow): CombatState {
  const [setup] = readSetups(sql, row.id);
  if (!setup) throw refused('How this fight began is no longer there. Nothing was done.');
  return machine.start(JSON.parse(setup.setup) as CombatSetup);
}

/** Those who come along in a what-if are called after him they are like. */
const namesWithExtras =
  (nameOf: (id: string) => string) =>
  (id: string): string => {
    const [like = id, nth] = id.split('+');
    return nth === undefined ? nameOf(id) : `${nameOf(like)}, extra ${nth}`;
  };

/** What is otherwise, in words. */
function titleOf(state: CombatState, change: WhatIf, nameOf: (id: string) => string): string {
  switch (change.kind) {
    case 'more':
      return `${change.count} more of ${groupName(likeHim(state, change.like), nameOf)}`;
    case 'fewer':
      return `${change.count} fewer of ${groupName(likeHim(state, change.like), nameOf)}`;
    case 'abreast':
      return `A door held by ${change.count}`;
    case 'hp':
      return `${nameOf(change.fighter)} at ${counted(change.hp, 'hit point')}`;
    case 'withoutSpell':
      return `${nameOf(change.fighter)} without ${change.spell}`;
  }
}

/** Goblin 1, Goblin 2 and Goblin 3 are Goblins together: their names as far as they are the same. */
export function groupName(group: readonly { readonly id: string }[], nameOf: (id: string) => string): string {
  const names = group.map(({ id }) => nameOf(id));
  const [first = ''] = names;
  const stem = first.replace(/ \d+$/, '');
  return names.length > 1 && names.every((name) => name.startsWith(stem)) ? stem : first;
}
