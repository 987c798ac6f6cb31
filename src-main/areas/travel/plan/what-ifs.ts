import { counted, feet } from '../../../../shared/words/figures.ts';
import { listed } from '../../../../shared/words/names.ts';
import { shipRate } from '../../../facts/ship/aboard.ts';
import type { Afloat } from '../../../facts/ship/aboard.ts';
import type { Party } from '../../../facts/party/read-party.ts';
import { isAble } from '../../../facts/party/state/standing.ts';
import { loadOf } from '../../../facts/party/weighing/load.ts';
import { weightInWords } from '../../../facts/party/weighing/measures.ts';
import { journeyPace, journeyWalkers } from '../../../facts/road/journey-pace.ts';
import { pantryOf } from '../../../facts/needs/pantry.ts';
import type { Around } from '../supper.ts';
import type { Intent } from './mornings.ts';
import type { Change } from './worker/what-if.ts';

/** What could be otherwise. */

/** What a plan asks of otherwise, likeliest wanted first. */
export function changesOf(
  around: Around,
  party: Party,
  { asked, barrier, afloat }: { asked: Intent; barrier: string | null; afloat: Afloat | null },
): Change[] {
  if (afloat !== null) return bySailing(afloat, asked);
  return [
    ...byMarching(asked),
    ...byLeaving(around, party, asked, barrier !== null),
    ...byShedding(around, party, asked),
  ];
}

/** By the other means she has, with a navigator, with her hull made whole, and no rest where some is owed. */
function bySailing(afloat: Afloat, asked: Intent): Change[] {
  const { facts, row } = afloat;
  const other = facts.goes === 'sail' ? 'oar' : 'sail';
  const rate = (goes: typeof other, hull = row.hp) =>
    shipRate({ ...afloat, row: { ...row, hp: hull } }, goes).baseFeet;
  const docked = rate(facts.goes, row.max_hp);
  const isHarmed = facts.taken_on_water === 1 || docked !== rate(facts.goes);
  return [
    ...(rate(other) > 0
      ? [
          {
            what: other === 'sail' ? `Under sail: ${feet(rate(other))}` : `By oars: ${feet(rate(other))}`,
            note: '',
            intent: asked,
            vessel: { goes: other, baseFeet: rate(other) },
          } as const,
        ]
      : []),
    ...(facts.navigator === 0
      ? [{ what: 'With a navigator', note: '', intent: asked, vessel: { navigator: true } }]
      : []),
    ...(isHarmed
      ? [
          {
            what: 'Mended at a dock first',
            note: 'The days at the dock come before it.',
            intent: asked,
            vessel: { takenOnWater: false, baseFeet: docked },
          },
        ]
      : []),
    pressingOn(asked),
  ];
}

/** The other march, and no rest on it where some is owed. */
function byMarching(asked: Intent): Change[] {
  const isForced = asked.kind === 'forced';
  const other: Change = {
    what: isForced ? 'Ordinary marches' : 'Forced marches',
    note: isForced || !asked.rests ? '' : 'A day of rest after each.',
    intent: { ...asked, kind: isForced ? 'march' : 'forced' },
  };
  return [other, pressingOn(asked)];
}

const pressingOn = (asked: Intent): Change => ({
  what: 'Press on without rest',
  note: '−1 to attack and damage until they rest.',
  intent: { ...asked, rests: false },
  overRests: true,
});

/** Each beast or cart without which the others are faster. */
function byLeaving({ sql, campaign }: Around, party: Party, intent: Intent, isBarred: boolean): Change[] {
  const now = journeyPace(sql, campaign, party)?.baseFeet ?? 0;
  return party.members
    .filter(({ row }) => (row.kind === 'mount' || row.kind === 'vehicle') && isAble(campaign, row))
    .flatMap(({ row }): Change[] => {
      const company = { ...party, members: party.members.filter((member) => member.row.id !== row.id) };
      const baseFeet = journeyPace(sql, campaign, company)?.baseFeet ?? 0;
      if (baseFeet <= now) return [];
      const rations = pantryOf(party, 'ration').had - pantryOf(company, 'ration').had;
      const notes = [
        rations === 0 ? '' : `${counted(rations, 'ration')} left behind with it.`,
        isBarred && row.kind === 'vehicle' ? 'It bars the way on no longer.' : '',
      ].filter((note) => note !== '');
      return [
        {
          what: `Leave ${row.name}: ${feet(baseFeet)}`,
          note: notes.join(' '),
          intent,
          leaves: row.id,
          baseFeet,
        },
      ];
    });
}

/** What the slowest would have to put down for the next rate, if all of them can. */
function byShedding({ sql, campaign }: Around, party: Party, intent: Intent): Change[] {
  const walkers = journeyWalkers(sql, campaign, party)
    .filter(({ row }) => isAble(campaign, row) && row.kind !== 'vessel')
    .map((bearing) => ({ name: bearing.row.name, load: loadOf(campaign, bearing) }));
  const now = Math.min(...walkers.map(({ load }) => load.baseFeet));
  const slowest = walkers.filter(({ load }) => load.baseFeet === now);
  const sheds = slowest.flatMap(({ name, load: { shed } }) => (shed === null ? [] : [{ name, ...shed }]));
  if (sheds.length === 0 || sheds.length < slowest.length) return [];
  const baseFeet = Math.min(
    ...sheds.map((shed) => shed.baseFeet),
    ...walkers.filter(({ load }) => load.baseFeet > now).map(({ load }) => load.baseFeet),
  );
  const put = sheds.map(({ name, weight }) => `${name} ${weightInWords(campaign.system.weights, weight)}`);
  return [{ what: `Put down ${listed(put)}: ${feet(baseFeet)}`, note: '', intent, baseFeet }];
}
