import type { Member, PartyView } from './party-types.ts';

const coins = (count: number): string => count.toLocaleString('en');

export const weightText = (count: number): string =>
  count === 0
    ? 'In the 80 of miscellaneous gear.'
    : `${coins(count)} ${count === 1 ? 'coin' : 'coins'} of weight.`;

export const feet = ({ baseFeet, encounterFeet }: { baseFeet: number; encounterFeet: number }): string =>
  `${baseFeet}' (${encounterFeet}')`;

/** "60 more before 30'. Drop 140 for 90'.": how far the load is from the bands beside it. */
export function bandWords(
  load: Pick<Member['load'], 'trackedCoins' | 'canMove'>,
  bands: PartyView['bands'],
): string {
  const index = bands.findIndex(({ upToCoins }) => load.trackedCoins <= upToCoins);
  const last = bands.at(-1);
  if (last === undefined) return '';
  if (index === -1)
    return `Cannot move. Drop ${coins(load.trackedCoins - last.upToCoins)} for ${last.baseFeet}'.`;
  const here = bands[index];
  const slower = bands[index + 1];
  const faster = bands[index - 1];
  const room = here === undefined ? 0 : here.upToCoins - load.trackedCoins;
  const more =
    slower === undefined ? `${coins(room)} more at most.` : `${coins(room)} more before ${slower.baseFeet}'.`;
  if (faster === undefined) return more;
  return `${more} Drop ${coins(load.trackedCoins - faster.upToCoins)} for ${faster.baseFeet}'.`;
}

const methods: Record<PartyView['encumbrance'], string> = {
  none: 'Encumbrance is not used.',
  basic: 'Basic encumbrance: armour and treasure carried.',
  detailed: 'Detailed encumbrance, in coins of weight.',
};

export const methodText = (encumbrance: PartyView['encumbrance']): string => methods[encumbrance];

function names(list: readonly string[]): string {
  if (list.length < 2) return list[0] ?? '';
  return `${list.slice(0, -1).join(', ')} and ${list.at(-1) ?? ''}`;
}

/** "Hild is slowest."; nothing about a party of one. */
export function slowestText({ characters, rate }: Pick<PartyView, 'characters' | 'rate'>): string {
  const slowest = rate?.slowest ?? [];
  if (characters.length < 2) return '';
  if (slowest.length === 0) return 'All keep the same pace.';
  return `${names(slowest)} ${slowest.length === 1 ? 'is' : 'are'} slowest.`;
}
