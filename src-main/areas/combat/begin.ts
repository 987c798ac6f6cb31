import type { CombatSetup, Fighter as Entrant } from '../../../shared/rules/combat.ts';
import { refused } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { capital, listed } from '../../../shared/words/names.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import { readDelveRow } from '../../facts/delve/read-delve.ts';
import { foesId, personsId, unendedFightOf } from '../../facts/fight/read-fight.ts';
import { readOpenEncounter, readSettled } from '../../facts/meeting/read-encounter.ts';
import { isAble } from '../../facts/party/state/standing.ts';
import type { StepContext, StepOf } from '../../steps/step-context.ts';
import type { Met } from '../encounter/open.ts';
import { distanceIn, surpriseIn } from '../encounter/open.ts';
import { expect, expectedWords } from './arrivals/expect.ts';
import { comingOf } from './comers/coming.ts';
import type { Coming } from './comers/coming.ts';
import { comesUnasked } from './comers/hulls.ts';
import { enlist, enlistFoes, enlistPeople } from './comers/enlist.ts';
import type { Enlisted } from './comers/enlist.ts';
import { metFoes, namedFoes } from './comers/named-foes.ts';
import type { Newcomers } from './comers/named-foes.ts';
import { fightingMembers, partedOf, usually } from './comers/people.ts';
import type { NamedMember } from './comers/people.ts';
import { guessedWords } from './comers/guessed.ts';
import { beginFacts } from './told/fight-facts.ts';
import { beginUnder } from './lasting/begin-under.ts';
import { fightLights } from './lights/taken-over.ts';
import { inRanks, spacing } from './rows/ranks.ts';
import { fightingElsewhere } from './several/times.ts';

type Input = ParsedInput<'combat.begin'>;
type Context = StepContext<'classesInUse' | 'monsters'>;

const usualFeet = 30;

/** A fight begins: those of the party who are able against those who were met, or who are named now. */
export const begin: StepOf<'combat.begin'> = (context, input) => {
  const { sql, campaign } = context;
  const met = input.fromEncounter ? metNow(sql) : null;
  const { now: coming, later } = comingOf(sql, input);
  const { people: named, others } = partedOf(sql, campaign, coming);
  const outdoors = input.outdoors ?? (met !== null && met.row.ground !== 'dungeon');
  const values = {
    name: input.name,
    encounter_id: met?.row.id ?? null,
    room_id: (met === null ? readDelveRow(sql) : met.row)?.room_id ?? null,
    outdoors: outdoors ? (1 as const) : (0 as const),
    began_seconds: campaign.clock,
    state: 'open' as const,
    outcome: '',
  };
  const fightId = sql.run(query.insertInto('fight').values(values)).lastId;
  const busy = fightingElsewhere(sql, campaign, fightId);
  const people = inRanks(
    enlistPeople(context, chosen(context, input, { busy, named })),
    spacing(context, input, -1),
  );
  const comers = foesOf(context, fightId, others, met).map((each) => ({
    ...each,
    foes: each.foes.filter(({ id }) => !busy.has(foesId(id))),
  }));
  const feet = input.feet ?? (met && distanceIn(met)) ?? usualFeet;
  const foes = comers.flatMap((each) =>
    each.atFeet === null
      ? inRanks(enlistFoes(context, each, feet), spacing(context, input, 1))
      : enlistFoes(context, each, each.atFeet),
  );
  const all = [...people, ...foes];
  if (new Set(all.map(({ entrant }) => entrant.side)).size < 2)
    throw refused('A fight wants somebody on either side. Nothing was begun.', {
      comers:
        foes.length === 0
          ? 'Who is the foe?'
          : 'Nobody of the party is able to fight and in no other fight; pause that one, or end it.',
    });
  const setup: CombatSetup = {
    settings: campaign.settings,
    fighters: all.map(({ entrant }) => entrant),
    outdoors,
    ...(input.widthFeet !== null && { widthFeet: input.widthFeet }),
    surprised: surprisedOf(input, met, people, foes),
    lights: fightLights(
      sql,
      campaign,
      all.map(({ entrant }) => entrant),
    ),
    askMorale: true,
    passesDeclaring: true,
  };
  enlist(sql, fightId, all, new Set());
  expect(sql, fightId, later);
  const stored = {
    fight_id: fightId,
    from_step: 0,
    version: campaign.system.combat.version,
    setup: JSON.stringify(setup),
  };
  sql.run(query.insertInto('fight_setup').values(stored));
  const name = input.name === '' ? namesOf(comers) : input.name;
  sql.run(query.updateTable('fight').set({ name }).where('id', '=', fightId));
  const { now, told } = beginUnder(context, fightId, all);
  const gaps = people.flatMap((one) => foes.map((foe) => Math.abs(one.entrant.atFeet - foe.entrant.atFeet)));
  const apart = gaps.length === 0 ? feet : Math.min(...gaps);
  return {
    summary: `A fight begins: ${whoAgainst(people, name)}, ${apart} feet apart.${told}${guessedWords(campaign, comers)}${expectedWords(later)}`,
    outcome: { fight: beginFacts(now) },
    value: { id: fightId },
  };
};

function metNow(sql: Sql): Pick<Met, 'row' | 'settled'> {
  const row = readOpenEncounter(sql);
  if (!row) throw refused('No encounter is under way. Nothing was begun; name who fights.');
  if (unendedFightOf(sql, row.id) !== null)
    throw refused(
      'Those of the encounter are in a fight already. Nothing was begun; go on with that one, or end it.',
    );
  return { row, settled: readSettled(sql, row.id).settled };
}

const whoAgainst = (people: readonly Enlisted[], name: string): string =>
  people.length === 0 ? capital(name) : `${listed(people.map((each) => each.name))} against ${name}`;

/** Those who were chosen, else everyone who is able; and whoever a line names besides. */
function chosen(
  { sql, campaign }: Context,
  { people }: Input,
  { busy, named }: { busy: ReadonlySet<string>; named: readonly NamedMember[] },
): NamedMember[] {
  const fit = fightingMembers(sql, campaign).filter(({ row }) => !busy.has(personsId(row.id)));
  return fit.flatMap((member) => {
    const said = named.find((each) => each.member.row.id === member.row.id);
    const unasked = comesUnasked(member.row) && isAble(campaign, member.row);
    const comes = people === null ? unasked : people.includes(member.row.id);
    return said === undefined ? (comes ? [usually(member)] : []) : [said];
  });
}

function foesOf(
  context: Context,
  fightId: number,
  others: readonly Coming[],
  met: Pick<Met, 'row' | 'settled'> | null,
): Newcomers[] {
  const all: Newcomers[] = met ? [metFoes(context, { row: met.row, distance: distanceIn(met) })] : [];
  const taken = all.flatMap(({ foes }) => foes);
  for (const each of others) {
    const comers = namedFoes(context, fightId, each, taken);
    all.push(comers);
    taken.push(...comers.foes);
  }
  return all;
}

/** As they were named: the kinds, not each of them. */
const namesOf = (comers: readonly Newcomers[]): string =>
  listed(
    comers.map(({ foes, monster }) => {
      const [first] = foes;
      if (foes.length === 1) return first?.name ?? '';
      return `${foes.length} × ${monster?.name ?? first?.name.replace(/ \d+$/, '') ?? ''}`;
    }),
  );

function surprisedOf(
  { surprised }: Input,
  met: Pick<Met, 'settled'> | null,
  people: readonly Enlisted[],
  foes: readonly Enlisted[],
): string[] {
  const ids = (all: readonly Enlisted[]) => all.map(({ entrant }: { entrant: Entrant }) => entrant.id);
  if (surprised === 'party') return ids(people);
  if (surprised === 'foes') return ids(foes);
  const settled = surprised === 'asSettled' && met ? surpriseIn(met) : null;
  if (settled === null) return [];
  const named = settled.people.map(personsId);
  const ofParty = settled.party.surprised ? ids(people) : named;
  const ofFoes =
    settled.foes === null ? (settled.monsters.surprised ? ids(foes) : []) : ids(foes).slice(0, settled.foes);
  return [...ofParty, ...ofFoes].filter((id) => ids([...people, ...foes]).includes(id));
}
