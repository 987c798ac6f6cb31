import type { z } from 'zod';
import type { load } from '../../../../shared/ipc/party/views/party-views.ts';
import type { SheetFacts } from '../../../../shared/ipc/party/sheet.ts';
import { because, CONTENT } from '../../../../shared/rules/common/reason.ts';
import type { CampaignRules } from '../../campaign/read-campaign.ts';
import { encumbranceLoad } from '../../exploration.ts';
import { isPerson } from '../kinds.ts';
import { isAble, standingOf } from '../state/standing.ts';
import { burdenOf, isTreasure, plainWeight } from './burden.ts';
import { inUnits, weightInWords } from './measures.ts';
import type { Bearing } from '../read-party.ts';

/** Weights in the campaign's unit, rates in feet. */
export type CarriedLoad = z.output<typeof load> & { baseFeet: number; encounterFeet: number };
type Found = Omit<CarriedLoad, 'shed'>;

/** What somebody's things do to them, the referee's overrules included. */
export function loadOf(campaign: CampaignRules, bearing: Bearing): CarriedLoad {
  const { row, sheet } = bearing;
  const weighs = campaign.encumbrance.value !== 'none';
  const byRule = isPerson(row.kind)
    ? byMethod(campaign, bearing)
    : sheet.carrier && weighs
      ? byCarrier(campaign, sheet.carrier, bearing)
      : unweighed(sheet.carrier);
  return overruled(byRule, sheet);
}

function byMethod(campaign: CampaignRules, bearing: Bearing): Found {
  const { system, encumbrance } = campaign;
  const { row, items } = bearing;
  const bodies = bodiesOn(campaign, bearing);
  const said = {
    miscGear: row.misc_gear === 1,
    carryingTreasure: row.carrying_treasure === 1 || bodies.length > 0,
  };
  const own = burdenOf(items, said);
  const treasure = sumOf(bodies.map((body) => body.treasure));
  const burden = {
    ...own,
    equipment: [...own.equipment, ...bodies],
    treasure: { ...own.treasure, other: own.treasure.other + treasure },
    treasureWeight: own.treasureWeight + treasure,
  };
  const found = encumbrance.load(burden, { strength: row.strength, raceId: row.race_id });
  const units = (hundredths: number) => inUnits(system.weights, hundredths);
  return {
    ...found,
    weight: units(found.weight),
    treasureWeight: units(found.treasureWeight),
    maximum: found.maximum === null ? null : units(found.maximum),
    bands: found.bands.map((band) => ({ ...band, upTo: band.upTo === null ? null : units(band.upTo) })),
    reasons:
      encumbrance.value === 'basic'
        ? [
            ...bodies.map(({ name }) => because(name, 'as treasure worth mention', 'referee')),
            ...found.reasons,
          ]
        : found.reasons,
  };
}

/** What somebody bears of a body, in hundredths of a pound; its treasure apart. */
interface BodyShare {
  name: string;
  weight: number;
  treasure: number;
}

/** Shares of the fallen that somebody carries with others: the body, and what its things count by the method. */
function bodiesOn(campaign: CampaignRules, { row, bodies = [] }: Bearing): BodyShare[] {
  if (campaign.encumbrance.value === 'none' || !isAble(campaign, row)) return [];
  return bodies.flatMap(({ fallen, bearers }) => {
    const standing = standingOf(campaign, fallen.row);
    const among = bearers.filter((bearer) => isAble(campaign, bearer)).length;
    if (standing.able || !standing.withParty || among === 0) return [];
    const { perUnit } = campaign.system.weights;
    const { weight, treasureWeight } = loadOf(campaign, fallen);
    const body = fallen.sheet.borne?.weight ?? campaign.exploration.bodyPounds * hundredthsInPound;
    const share = (whole: number) => Math.round(whole / among);
    const name = `${fallen.row.name}, ${standing.word}${among > 1 ? `, between ${among}` : ''}`;
    return [
      {
        name,
        weight: share(body + (weight - treasureWeight) * perUnit),
        treasure: share(treasureWeight * perUnit),
      },
    ];
  });
}

const hundredthsInPound = 100;
const sumOf = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

type Carrier = NonNullable<SheetFacts['carrier']>;

const carrierRule = 'OSE-MOVE-3';

/** A beast, cart or ship: what it bears by its own weight, against what its kind can bear. */
function byCarrier(campaign: CampaignRules, { unencumbered, encumbered }: Carrier, bearing: Bearing): Found {
  const { system } = campaign;
  const { items } = bearing;
  const bodies = bodiesOn(campaign, bearing);
  const borne = sumOf(bodies.map((body) => body.weight + body.treasure));
  const sum = (some: Bearing['items']) =>
    inUnits(
      system.weights,
      some.reduce((total, item) => total + plainWeight(item), 0),
    );
  const weight = sum(items) + inUnits(system.weights, borne);
  const steps = encumbered ? [unencumbered, encumbered] : [unencumbered];
  const bands = steps.map(({ maxLoad, turnFeet, roundFeet }) => ({
    upTo: maxLoad,
    baseFeet: turnFeet,
    encounterFeet: roundFeet,
  }));
  const band = bands.find(({ upTo }) => weight <= upTo);
  const maximum = Math.max(...bands.map(({ upTo }) => upTo));
  const words = (load: number) => weightInWords(system.weights, load);
  return {
    weight,
    treasureWeight: sum(items.filter(({ kind }) => isTreasure(kind))),
    maximum,
    canMove: band !== undefined,
    bands,
    baseFeet: band?.baseFeet ?? 0,
    encounterFeet: band?.encounterFeet ?? 0,
    reasons: [
      because('load', weight, carrierRule),
      ...bodies.map((body) =>
        because(`with ${body.name}`, inUnits(system.weights, body.weight + body.treasure), carrierRule),
      ),
      band
        ? because(`bears up to ${words(band.upTo)}`, `${band.baseFeet}'`, carrierRule)
        : because(`over ${words(maximum)}`, 'cannot move', carrierRule),
    ],
  };
}

/** Where nobody weighs, or nobody knows what it can bear. */
function unweighed(carrier: Carrier | null): Found {
  const free = encumbranceLoad({ encumbrance: 'none' });
  const rate = carrier
    ? { baseFeet: carrier.unencumbered.turnFeet, encounterFeet: carrier.unencumbered.roundFeet }
    : { baseFeet: free.baseFeet, encounterFeet: free.encounterFeet };
  return {
    ...rate,
    weight: 0,
    treasureWeight: 0,
    maximum: null,
    canMove: true,
    bands: [],
    reasons: [because('nothing is weighed', `${rate.baseFeet}'`, 'OSE-ENCUM-1')],
  };
}

const feet = (value: unknown): number | null => (typeof value === 'number' && value >= 0 ? value : null);

/** What the referee typed over a limit or a rate, and what of the load follows from it. */
function overruled(
  found: Found,
  { overrules, printed }: Pick<SheetFacts, 'overrules' | 'printed'>,
): CarriedLoad {
  const maxLoad = feet(overrules['maxLoad']);
  const turnFeet = feet(overrules['turnFeet']);
  const roundFeet = feet(overrules['roundFeet']);
  const limited = maxLoad === null ? found : withLimit(found, maxLoad);
  if (turnFeet === null && roundFeet === null) return { ...limited, shed: shedOf(limited) };
  const reasons = [...limited.reasons];
  const told = (key: string, title: string, value: number) =>
    overrules[key] === printed[key]
      ? because(`printed: ${title}`, `${value}'`, CONTENT)
      : because(`written over: ${title}`, `${value}'`, 'referee');
  if (turnFeet !== null) reasons.push(told('turnFeet', 'feet a turn', turnFeet));
  if (roundFeet !== null) reasons.push(told('roundFeet', 'feet a round', roundFeet));
  const baseFeet = turnFeet ?? limited.baseFeet;
  const encounterFeet = roundFeet ?? (turnFeet === null ? limited.encounterFeet : Math.floor(turnFeet / 3));
  return { ...limited, reasons, baseFeet, encounterFeet, canMove: baseFeet > 0, shed: null };
}

function withLimit(found: Found, maximum: number): Found {
  const limit = because('written over: greatest load', maximum, 'referee');
  const canMove = found.weight <= maximum;
  if (canMove === found.canMove) return { ...found, maximum, reasons: [...found.reasons, limit] };
  const last = found.bands.at(-1);
  const rate = canMove && last ? last : { baseFeet: 0, encounterFeet: 0 };
  const { baseFeet, encounterFeet } = rate;
  const outcome = because(
    canMove ? 'within it' : 'over it',
    canMove ? `${baseFeet}'` : 'cannot move',
    'referee',
  );
  return { ...found, maximum, canMove, baseFeet, encounterFeet, reasons: [...found.reasons, limit, outcome] };
}

/** What must go to walk faster: down to the next band whose rate is better. */
function shedOf({ weight, bands, baseFeet }: Found): CarriedLoad['shed'] {
  const better = bands.findLast(
    (band) => band.baseFeet > baseFeet && band.upTo !== null && band.upTo < weight,
  );
  if (!better || better.upTo === null) return null;
  return { weight: exact(weight - better.upTo), baseFeet: better.baseFeet };
}

/** Differences of hundredths, without the dust of floating points. */
const exact = (weight: number): number => Math.round(weight * 100) / 100;
