import { describe, expect, it } from 'vitest';
import { carriageWords } from '../../../shared/treasure/carriage.ts';
import { loadEquipment } from '../../../src-main/content/content.ts';

const words = async (system: string, weight: number) => carriageWords(await loadEquipment(system), weight);

describe('what it takes to carry treasure off', () => {
  it.each([
    // A large sack holds 600 coins, a mule walks freely under 2,000.
    ['ose', 600, 'fills 1 × Sack (large), a load for 1 mule'],
    ['ose', 4001, 'fills 7 × Sack (large), a load for 3 mules'],
    // Forty pounds and three hundred.
    ['basic-fantasy', 601, 'fills 16 × Sack, Large, a load for 3 mules'],
    // Thirty pounds; the book does not say what a mule bears.
    ['swords-wizardry', 31, 'fills 2 × Sack (30 pounds capacity)'],
    ['ose', 0, ''],
  ])('%s, %d: %s', async (system, weight, told) => {
    expect(await words(system, weight)).toBe(told);
  });

  it('is nothing where a system ships no equipment', () => {
    expect(carriageWords(null, 600)).toBe('');
  });
});
