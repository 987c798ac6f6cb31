import type { CreaturesAtHand } from '../../../content/bestiary/own/at-hand.ts';
import { because, CONTENT } from '../../../../shared/rules/common/reason.ts';
import type { Reason } from '../../../../shared/rules/common/reason.ts';
import { figure } from '../../../../shared/words/figures.ts';
import type { Monster } from '../../../content/creatures.ts';
import { query } from '../../../db/sql.ts';
import type { Sql } from '../../../db/sql.ts';
import type { EncounterRow, FoeRow } from '../../../db/tables.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { lossesOf, readFoes, readSettled } from '../../../facts/meeting/read-encounter.ts';
import type { AccountLine, BestiaryOf } from './line.ts';

const waiting = query
  .selectFrom('encounter')
  .leftJoin('delve', 'delve.id', 'encounter.delve_id')
  .selectAll('encounter')
  .select(['delve.name as place', 'delve.ended as left'])
  .where('award', 'is', null)
  .where((on) => on.or([on('concluded', '=', 1), on('delve.ended', '=', 1)]))
  .orderBy('encounter.id')
  .compile();

/** Those who were met and not yet counted: how many were beaten, and what they count by the rule. */
export function beatenLines(sql: Sql, campaign: CampaignRules, { monsters }: BestiaryOf): AccountLine[] {
  return sql.all(waiting).map((row) => {
    const { kinds, words } = beatenOf(sql, campaign, row);
    const beaten = kinds.reduce((sum, kind) => sum + kind.beaten, 0);
    const below = row.left === 0 ? `still in ${row.place ?? 'the dungeon'}` : '';
    return {
      of: 'encounter',
      id: row.id,
      title: row.number === null ? row.who : `${row.number} × ${row.who}`,
      detail: [words, row.outcome ?? '', below].filter((word) => word !== '').join('; '),
      worthGp: null,
      ...experienceOf(monsters, row, kinds),
      fate: beaten === 0 ? 'struck' : below === '' ? 'counted' : 'later',
      canSell: false,
    };
  });
}

/** The creature of the starter content that they are: named as such, or by its very name. */
function bookedAs(monsters: CreaturesAtHand, { creature_id: id, who }: EncounterRow): Monster | null {
  const said = who.toLowerCase();
  const isIt = ({ id: each, name }: Monster) =>
    id === null ? [name.toLowerCase(), `${name.toLowerCase()}s`].includes(said) : each === id;
  return monsters.entries.find(isIt) ?? null;
}

/** So many of one creature; null: of what the encounter is of. */
interface Kind {
  readonly creatureId: string | null;
  readonly beaten: number;
}

/** How many were beaten: by what became of each, or all that were fought where nobody kept them one by one. */
function beatenOf(
  sql: Sql,
  { system }: CampaignRules,
  { id, number }: EncounterRow,
): { kinds: Kind[]; words: string } {
  const foes = readFoes(sql, id);
  if (foes.length === 0) {
    const fought = readSettled(sql, id).settled.get('course')?.result === 'fight';
    if (!fought) return { kinds: [], words: 'not fought' };
    return { kinds: [{ creatureId: null, beaten: number ?? 1 }], words: 'nobody noted who fell' };
  }
  const { down, captured, fled } = lossesOf(foes);
  const said = [
    [down, 'down'],
    [captured, 'captured'],
    [fled, system.experience.drivenOff ? 'driven off' : 'fled, not counted'],
  ] as const;
  const words = said.filter(([many]) => many > 0).map(([many, word]) => `${many} ${word}`);
  return {
    kinds: kindsOf(foes, system.experience.drivenOff),
    words: words.length === 0 ? 'nobody beaten' : words.join(', '),
  };
}

/** Those of several kinds count each by their own creature. */
function kindsOf(foes: readonly FoeRow[], drivenOff: boolean): Kind[] {
  const kinds = new Map<string | null, number>();
  for (const foe of foes) {
    const { down, captured, fled } = lossesOf([foe]);
    const counts = down + captured + (drivenOff ? fled : 0);
    kinds.set(foe.creature_id, (kinds.get(foe.creature_id) ?? 0) + counts);
  }
  return [...kinds].map(([creatureId, beaten]) => ({ creatureId, beaten }));
}

function experienceOf(
  monsters: CreaturesAtHand,
  row: EncounterRow,
  kinds: readonly Kind[],
): { xp: number; reasons: Reason[] } {
  const counted = kinds.length === 0 ? [{ creatureId: null, beaten: 0 }] : kinds;
  const each = counted.map(({ creatureId, beaten }) => {
    const creature =
      creatureId === null ? bookedAs(monsters, row) : bookedAs(monsters, { ...row, creature_id: creatureId });
    return { creature, beaten, xp: (creature?.xp ?? 0) * beaten };
  });
  return {
    xp: each.reduce((sum, { xp }) => sum + xp, 0),
    reasons: each.map(({ creature, beaten, xp }) =>
      creature === null
        ? because('no creature of the starter content', 0, CONTENT)
        : because(
            `${figure(beaten)} beaten, ${figure(creature.xp)} XP for each ${creature.name}`,
            xp,
            CONTENT,
          ),
    ),
  };
}
