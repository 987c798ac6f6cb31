import { describe, expect, it } from 'vitest';
import { lineOf, readLine, readLines } from '../../../src-renderer/windows/travel/course/leg-lines.ts';

describe('a leg in a line', () => {
  it.each([
    ['forest 16', { ground: 'forest', way: 'open', miles: 16, name: '' }],
    ['  FOR 16 mi  ', { ground: 'forest', way: 'open', miles: 16, name: '' }],
    ['hills road 8 to Thorn Gate', { ground: 'hills', way: 'road', miles: 8, name: 'Thorn Gate' }],
    ['sea 40 to Saltmouth', { ground: 'sea', way: 'open', miles: 40, name: 'Saltmouth' }],
    ['river down 30', { ground: 'river', way: 'downstream', miles: 30, name: '' }],
    ['upstream river 6', { ground: 'river', way: 'upstream', miles: 6, name: '' }],
    ['16 miles, swamp trail', { ground: 'swamp', way: 'trail', miles: 16, name: '' }],
    [
      'clear 3mi to The Way to Nowhere',
      { ground: 'clear', way: 'open', miles: 3, name: 'The Way to Nowhere' },
    ],
  ])('reads “%s”', (line, leg) => {
    expect(readLine(line)).toEqual({ leg });
  });

  it.each([
    ['16', 'Name the ground'],
    ['forest', 'How many miles?'],
    ['s 4', 'could be settled, swamp and sea'],
    ['sea road 4', 'No road goes over sea'],
    ['lake down 4', 'No downstream goes over lake'],
    ['tundra 4', '“tundra” is no ground'],
    ['forest hills 4', 'One ground a line'],
    ['forest 4 5', 'One figure of miles'],
    ['forest 0', 'From 1 to 1,000 miles'],
    ['forest 1001', 'From 1 to 1,000 miles'],
    ['forest 2.5', '“2.5” is no ground'],
    ['to Thorn Gate', 'Name the ground'],
  ])('says what is wrong with “%s”', (line, words) => {
    const read = readLine(line);
    expect('problem' in read && read.problem).toContain(words);
  });

  it('leaves empty lines out and comes back as it was written', () => {
    const text = 'forest 16 to Old Tower\n\n  \nhills trail 8\n';
    const legs = readLines(text).flatMap((line) => ('leg' in line ? [line.leg] : []));
    expect(legs).toHaveLength(2);
    expect(readLines(legs.map(lineOf).join('\n'))).toEqual(legs.map((leg) => ({ leg })));
  });
});
