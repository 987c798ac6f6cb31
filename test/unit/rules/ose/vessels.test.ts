import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evasionHeads } from '../../../../shared/rules/ose/encounter/evasion.ts';
import { vesselRate, vesselRepair } from '../../../../shared/rules/ose/travel/vessel.ts';

const hull = fc
  .integer({ min: 1, max: 200 })
  .chain((most) =>
    fc.record({ hullPointsMax: fc.constant(most), hullPoints: fc.integer({ min: 1, max: most }) }),
  );
const baseFeet = fc.integer({ min: 0, max: 450 });
const propulsion = fc.constantFrom('sail' as const, 'oar' as const);

test('no vessel is faster for a worse hull or fewer oarsmen, and a sound one loses nothing', () => {
  fc.assert(
    fc.property(baseFeet, propulsion, hull, fc.nat(80), fc.nat(80), (base, way, boat, wanted, oarsmen) => {
      const crew = { oarsmen, oarsmenWanted: wanted };
      const rate = (points: number, hands: number) =>
        vesselRate({ baseFeet: base, propulsion: way, ...boat, ...crew, hullPoints: points, oarsmen: hands })
          .baseFeet;
      const now = rate(boat.hullPoints, oarsmen);
      expect(rate(boat.hullPoints - 1, oarsmen)).toBeLessThanOrEqual(now);
      expect(rate(boat.hullPoints, Math.max(0, oarsmen - 1))).toBeLessThanOrEqual(now);
      expect(rate(boat.hullPointsMax, wanted)).toBe(base);
    }),
  );
});

test('a crew that mends in two goes mends as much as in one, and never more than half of the damage', () => {
  fc.assert(
    fc.property(hull, fc.nat(60), fc.nat(9), fc.nat(9), (boat, hands, first, then) => {
      const mend = (from: { hullPoints: number; crewMended: number }, turns: number) =>
        vesselRepair({ where: 'underWay', ...boat, ...from, hands, turns });
      const start = { hullPoints: boat.hullPoints, crewMended: 0 };
      const whole = mend(start, first + then);
      const parts = mend(mend(start, first), then);
      expect(parts.hullPoints).toBe(whole.hullPoints);
      expect(2 * whole.mended).toBeLessThanOrEqual(boat.hullPointsMax - boat.hullPoints);
    }),
  );
});

test('putting somebody on a mount that is there takes one head off the count', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (people, mounts) => {
      const walkers = Array.from({ length: people }, (_, at) => ({ id: `p${at}`, kind: 'person' as const }));
      const beasts = Array.from({ length: mounts }, (_, at) => ({ id: `m${at}`, kind: 'beast' as const }));
      const riders = walkers.map((each, at) => ({ ...each, ridesId: at < mounts ? `m${at}` : null }));
      expect(evasionHeads({ company: [...walkers, ...beasts] }).heads).toBe(people + mounts);
      expect(evasionHeads({ company: [...riders, ...beasts] }).heads).toBe(Math.max(people, mounts));
    }),
  );
});
