import { refused, TurnkeeperError } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { waters } from '../../../shared/ipc/travel/travel-words.ts';
import type { Water } from '../../../shared/ipc/travel/travel-words.ts';
import { counted, feet } from '../../../shared/words/figures.ts';
import { listed, whose } from '../../../shared/words/names.ts';
import { watersNamed } from '../../../shared/words/road.ts';
import { query } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CharacterRow } from '../../db/tables.ts';
import { vesselRepair } from '../../facts/exploration.ts';
import { readPerson } from '../../facts/party/read-party.ts';
import { handsOf, isSunk, readFleet } from '../../facts/ship/aboard.ts';
import type { Manned } from '../../facts/ship/aboard.ts';
import { fitColumns, keepShip, readShip } from '../../facts/ship/read-ship.ts';
import type { ShipFacts } from '../../facts/ship/read-ship.ts';
import type { StepContext, StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

/** What is said of a vessel, and what harms and mends her. */
export const shipSteps: StepsOf<'ship'> = {
  'ship.setFacts': ({ sql }, { id, facts: said }) => {
    const row = needVessel(sql, id);
    const before = readShip(sql, row);
    const changes = changed(before, columnsOf(said));
    refuseStill(row, { ...before, ...changes });
    keepShip(sql, row, changes);
    return step(factsText(row.name, changes));
  },

  'ship.damage': ({ sql }, { id, points, by }) => {
    const row = needVessel(sql, id);
    needHull(row);
    if (isSunk(row)) throw refused(`${row.name} has no hull points left. Nothing was changed.`);
    const hp = Math.max(0, row.hp - points);
    keepHull(sql, row, hp);
    const cause = by === '' ? '' : `, ${by}`;
    const end = hp === 0 ? ' She sinks.' : '';
    return step(
      `${row.name} loses ${counted(row.hp - hp, 'hull point')}${cause}: ${hp} of ${row.max_hp}.${end}`,
    );
  },

  'ship.repair': (context, input) => {
    const { sql } = context;
    const manned = needManned(context, input.id);
    const { row } = manned;
    const { hullPoints, mended, crewMended, turnsUsed, reasons } = mend(manned, input);
    keepHull(sql, row, hullPoints);
    keepShip(sql, row, { crew_mended: crewMended });
    return {
      ...step(
        `${row.name}. Her crew, in ${counted(turnsUsed, 'turn')}, mends ${counted(mended, 'hull point')}: ${hullPoints} of ${row.max_hp}.`,
        { reasons },
      ),
      value: { mended },
    };
  },
};

const notAVessel = (field: string) =>
  new TurnkeeperError('not-found', 'No such vessel is in the party. Nothing was changed.', {
    [field]: 'Choose a vessel.',
  });

function needVessel(sql: Sql, id: number): CharacterRow {
  const row = readPerson(sql, id);
  if (row?.kind !== 'vessel') throw notAVessel('id');
  return row;
}

function needManned({ sql, campaign }: StepContext, id: number): Manned {
  const manned = readFleet(sql, campaign).find(({ row }) => row.id === id);
  if (!manned) throw notAVessel('id');
  return manned;
}

function needHull({ name, max_hp }: CharacterRow): void {
  if (max_hp <= 0)
    throw refused(`Nobody has said how many hull points ${name} has. Nothing was changed; see her sheet.`);
}

const keepHull = (sql: Sql, { id }: CharacterRow, hp: number): void =>
  void sql.run(query.updateTable('character').set({ hp }).where('id', '=', id));

type Repair = ParsedInput<'ship.repair'>;

/** OSE-WIND-6. */
function mend(manned: Manned, { turns }: Repair): ReturnType<typeof vesselRepair> {
  const { row, facts } = manned;
  needHull(row);
  if (isSunk(row)) throw refused(`${row.name} has no hull points left. A dock may raise her; no crew can.`);
  const enough = row.max_hp;
  const done = vesselRepair({
    where: 'underWay',
    hullPoints: Math.min(row.hp, row.max_hp),
    hullPointsMax: row.max_hp,
    crewMended: Math.min(facts.crew_mended, row.max_hp),
    hands: handsOf(manned),
    turns: turns ?? enough,
  });
  if (done.mended === 0)
    throw refused(
      handsOf(manned) < handsForAPoint
        ? `Five hands mend a hull point a turn; ${row.name} has ${handsOf(manned)}. Nothing was mended.`
        : `Her crew can mend no more of ${row.name}: half of the damage, the rest is for a dock.`,
    );
  return done;
}

const handsForAPoint = 5;

type Said = ParsedInput<'ship.setFacts'>['facts'];

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

/** As columns, those said alone. */
function columnsOf(said: Said): Partial<ShipFacts> {
  const { waters: fit } = said;
  const columns: { [Column in keyof ShipFacts]?: ShipFacts[Column] | undefined } = {
    goes: said.goes,
    sail_feet: said.sailFeet,
    sail_crew: said.sailCrew,
    oar_feet: said.oarFeet,
    oar_crew: said.oarCrew,
    crew: said.crew,
    company_works: said.companyWorks === undefined ? undefined : flag(said.companyWorks),
    captain_wanted: said.captainWanted === undefined ? undefined : flag(said.captainWanted),
    captain: said.captain === undefined ? undefined : flag(said.captain),
    navigator: said.navigator === undefined ? undefined : flag(said.navigator),
    seaworthy: said.seaworthy === undefined ? undefined : flag(said.seaworthy),
    taken_on_water: said.takenOnWater === undefined ? undefined : flag(said.takenOnWater),
    ...(fit && Object.fromEntries(waters.map((water) => [fitColumns[water], flag(fit.includes(water))]))),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function changed(before: ShipFacts, said: Partial<ShipFacts>): Partial<ShipFacts> {
  const old = new Map(Object.entries(before));
  const changes = Object.entries(said).filter(([column, value]) => old.get(column) !== value);
  if (changes.length === 0) throw refused('It is said so already. Nothing was changed.');
  return Object.fromEntries(changes);
}

function refuseStill({ name }: CharacterRow, { goes, sail_feet, oar_feet }: ShipFacts): void {
  if ((goes === 'sail' ? sail_feet : oar_feet) === null)
    throw refused(
      `${name} has no ${goes}s. Say her rate by ${goes === 'sail' ? 'sail' : 'oars'} first; nothing was changed.`,
      { facts: `No ${goes}s.` },
    );
}

/** Each fact in words; a flag by what it says of her. */
const words: { readonly [Column in keyof ShipFacts]: (value: NonNullable<ShipFacts[Column]>) => string } = {
  goes: (goes) => (goes === 'sail' ? 'under sail' : 'by oars'),
  sail_feet: (rate) => `${feet(rate)} by sail`,
  sail_crew: (count) => `${counted(count, 'hand')} wanted for the sails`,
  oar_feet: (rate) => `${feet(rate)} by oars`,
  oar_crew: (count) => `${counted(count, 'hand')} wanted at the oars`,
  crew: (count) => `${counted(count, 'hired hand')} aboard`,
  company_works: (yes) => (yes === 1 ? 'the company works her' : 'the company are passengers'),
  captain_wanted: (yes) => (yes === 1 ? 'she wants a captain' : 'she wants no captain'),
  captain: (yes) => (yes === 1 ? 'a captain aboard' : 'no captain aboard'),
  navigator: (yes) => (yes === 1 ? 'a navigator aboard' : 'no navigator aboard'),
  seaworthy: (yes) => (yes === 1 ? 'seaworthy' : 'not seaworthy'),
  taken_on_water: (yes) => (yes === 1 ? 'she has taken on water' : 'she has taken on no water'),
  crew_mended: (points) => `${counted(points, 'hull point')} mended by her crew`,
  crew_days: (days) => `her crew ${counted(days, 'day')} without rest`,
  on_sea: (yes) => fit('sea', yes),
  on_coast: (yes) => fit('coast', yes),
  on_lake: (yes) => fit('lake', yes),
  on_river: (yes) => fit('river', yes),
  on_marsh: (yes) => fit('marsh', yes),
};

const fit = (water: Water, yes: number): string =>
  `${yes === 1 ? 'fit' : 'not fit'} for ${watersNamed[water]}`;

const without: Readonly<Record<string, string>> = { sail_feet: 'no sails', oar_feet: 'no oars' };

function factsText(name: string, changes: Partial<ShipFacts>): string {
  const told = (Object.keys(words) as (keyof ShipFacts)[]).flatMap((column) => {
    const value = changes[column];
    if (value === undefined) return [];
    const say = words[column] as (value: unknown) => string;
    return [value === null ? (without[column] ?? '') : say(value)];
  });
  return `${whose(name)} facts: ${listed(told)}.`;
}
