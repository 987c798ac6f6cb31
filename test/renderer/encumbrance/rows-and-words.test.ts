import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleEnd, ticksOf } from '../../../src-renderer/components/load/load-bar.ts';
import { stepTo } from '../../../src-renderer/components/tables/row-steps.ts';
import type { Thing } from '../../../src-renderer/lib/party/party-types.ts';
import { bandWords, slowestText } from '../../../src-renderer/lib/party/load-words.ts';
import { placeKey, placeOf, placeRows } from '../../../src-renderer/windows/encumbrance/places.ts';
import {
  equalTo,
  idsOf,
  noIds,
  outermost,
  thingRows,
} from '../../../src-renderer/windows/encumbrance/pane/thing-rows.ts';
import { purseLines, thingsText } from '../../../src-renderer/lib/party/thing-words.ts';
import { changeWords, paceWords } from '../../../src-renderer/windows/encumbrance/what-if/what-if-words.ts';
import {
  backpack,
  gem,
  gold,
  hildsThings,
  load,
  movePreview,
  moreTorches,
  party,
  pouch,
  rope,
  sword,
  thing,
  torches,
} from './gear-samples.ts';

const coins = { id: 'coins', short: 'coins' } as const;
const pounds = { id: 'pounds', short: 'lb' } as const;

/** Things nested at random, in the order of their nesting. */
const nested = fc.array(fc.nat(3), { maxLength: 40 }).map((ups) => {
  const things: Thing[] = [];
  const path: number[] = [];
  ups.forEach((up, at) => {
    path.length = Math.max(0, path.length - up + (up === 0 ? 0 : 1));
    const depth = path.length;
    things.push(thing(at + 1, `Thing ${at + 1}`, { depth, containerId: path.at(-1) ?? null, capacity: 10 }));
    path.push(at + 1);
  });
  return things;
});

describe('thingRows', () => {
  it('hides what lies in a shut container, however deep, and nothing else', () => {
    const names = thingRows(hildsThings, new Set([backpack.id])).map((row) => row.thing.id);
    expect(names).toEqual([11, 12, 13, 17, 18]);
    const inner = thingRows(hildsThings, new Set([pouch.id])).map((row) => row.thing.id);
    expect(inner).toEqual([11, 12, 13, 14, 15, 17, 18]);
  });

  it('shows every thing once when all is open, each among its own', () => {
    fc.assert(
      fc.property(nested, (things) => {
        const rows = thingRows(things, noIds);
        expect(rows.map(({ thing: { id } }) => id)).toEqual(things.map(({ id }) => id));
        for (const row of rows) {
          const among = rows.filter((other) => other.thing.containerId === row.thing.containerId);
          expect(row.siblings).toBe(among.length);
          expect(row.position).toBe(among.indexOf(row) + 1);
          expect(row.holds).toBe(rows.filter((other) => other.thing.containerId === row.thing.id).length);
        }
      }),
    );
  });

  it('never shows what lies in something shut', () => {
    fc.assert(
      fc.property(nested, fc.nat(40), (things, pick) => {
        const shut = things[pick];
        if (shut === undefined) return;
        const seen = idsOf(thingRows(things, new Set([shut.id])).map((row) => row.thing));
        const isInside = (one: Thing): boolean => {
          const parent = things.find(({ id }) => id === one.containerId);
          return parent !== undefined && (parent.id === shut.id || isInside(parent));
        };
        for (const one of things) expect(seen.has(one.id)).toBe(!isInside(one));
      }),
    );
  });
});

describe('what is chosen', () => {
  it('leaves out what a chosen container takes along', () => {
    expect(outermost(hildsThings, idsOf([backpack, rope, gem, sword]))).toEqual([sword, backpack]);
    expect(outermost(hildsThings, idsOf([rope, gem]))).toEqual([rope, gem]);
  });

  it('finds equal things of the same place, whatever their number', () => {
    expect(equalTo(hildsThings, torches)).toEqual([torches, moreTorches]);
    expect(equalTo([torches, { ...moreTorches, containerId: 13 }], torches)).toEqual([torches]);
    expect(equalTo([torches, { ...moreTorches, notes: 'wet' }], torches)).toEqual([torches]);
  });
});

describe('places', () => {
  it('lists people, pool, ground and caches, the ground also when nothing lies there', () => {
    expect(placeRows(party()).map(({ key }) => key)).toEqual([
      'holder:1',
      'holder:2',
      'holder:3',
      'pool',
      'ground',
      'stash:9',
    ]);
  });

  it('reads back the place of a key, and nothing else', () => {
    const places = [
      { in: 'holder', id: 3 },
      { in: 'container', id: 4 },
      { in: 'stash', id: 5 },
      { in: 'pool' },
      { in: 'ground' },
    ] as const;
    for (const place of places) expect(placeOf(placeKey(place))).toEqual(place);
    for (const key of ['', 'holder', 'holder:0', 'holder:x', 'nowhere:1', 'holder:1.5']) {
      expect(placeOf(key)).toBeNull();
    }
  });
});

describe('words', () => {
  it('says what would change the band, either way', () => {
    expect(bandWords(load(), coins)).toBe("Drop 140 coins to move 90'. Room for 60 coins before 30'.");
    expect(bandWords(load({ weight: 1600, shed: { weight: 800, baseFeet: 60 } }), coins)).toBe(
      "Drop 800 coins to move 60'. Room for 0 coins more.",
    );
    expect(bandWords(load({ weight: 399, shed: null }), coins)).toBe("Room for 1 coin before 90'.");
    const open = load({
      weight: 90.5,
      maximum: null,
      bands: [
        { upTo: 60, baseFeet: 120, encounterFeet: 40 },
        { upTo: null, baseFeet: 60, encounterFeet: 20 },
      ],
      shed: { weight: 30.5, baseFeet: 120 },
    });
    expect(bandWords(open, pounds)).toBe("Drop 30.5 lb to move 120'.");
  });

  it('names who is slowest, or how many', () => {
    expect(slowestText(party())).toBe('Hild and Osric are slowest.');
    const crowd = { baseFeet: 60, encounterFeet: 20, reasons: [], slowest: ['A', 'B', 'C', 'D', 'E'] };
    expect(slowestText(party({ rate: crowd }))).toBe('5 are slowest.');
    expect(slowestText(party({ rate: { ...crowd, slowest: [] } }))).toBe('All keep the same pace.');
    expect(slowestText(party({ rate: null }))).toBe('');
  });

  it('tells a change of load, pace and AC', () => {
    const [change] = movePreview().members;
    expect(change && changeWords(change, coins).words).toBe(
      "740 → 240 coins, 60' (20') → 120' (40'), AC 2 [17] → 9 [10]",
    );
    const same = change && { ...change, after: change.before, ac: { before: '2', after: '2' } };
    expect(same && changeWords(same, coins).words).toBe("no change, 60' (20')");
    const stuck = { beforeFeet: 60, afterFeet: 0, afterEncounterFeet: 0, slowest: ['Wren'] };
    expect(paceWords(stuck)).toBe("The party 60' → cannot move, Wren slowest.");
  });

  it('names few things and counts many, and coins from the most worth down', () => {
    expect(thingsText([torches])).toBe('6 × Torch');
    expect(thingsText([gold])).toBe('600 Gold pieces');
    expect(thingsText([sword, rope])).toBe('Sword and Rope');
    expect(thingsText(hildsThings)).toBe('8 things');
    expect(purseLines({ cp: 4, sp: 0, ep: 0, gp: 2, pp: 1 }).map(({ kind }) => kind)).toEqual([
      'pp',
      'gp',
      'cp',
    ]);
  });
});

describe('the scale and the rows', () => {
  it('ends at the most that can be carried, or past all that stands on it', () => {
    const bands = [
      { upTo: 60, label: "120'" },
      { upTo: null, label: "60'" },
    ];
    expect(scaleEnd(1600, bands, 1740)).toBe(1600);
    expect(scaleEnd(null, bands, 50)).toBe(75);
    expect(scaleEnd(null, bands, 50, 200)).toBe(200);
    expect(ticksOf(bands, 75)).toEqual([{ at: 80, label: "120'" }]);
  });

  it('steps by the list’s own keys and stays within it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(49),
        (key, count, at) => {
          const to = stepTo(key, Math.min(at, count - 1), count);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(count);
        },
      ),
    );
    expect(stepTo('a', 3, 9)).toBeNull();
  });
});
