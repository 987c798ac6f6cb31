import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { burnDiceText, turnsOfLight, wayBackTurns } from '../../../shared/rules/exploration/lighting.ts';
import { CONTENT } from '../../../shared/rules/common/reason.ts';
import type { Reason } from '../../../shared/rules/common/reason.ts';
import type { Campaign } from '../../facts/campaign/read-campaign.ts';
import type { Companion } from '../../facts/delve/company.ts';
import { offeredLights } from '../../facts/lights/sources.ts';
import { burnsHere } from '../../facts/lights/about.ts';
import type { BorneLight } from '../../facts/delve/read-delve.ts';
import { turns } from '../../facts/words.ts';

type Left = NonNullable<QueryOutput<'light.sight'>['left']>;

/** How long the party's light lasts, as it burns and with what is carried, and whether that brings it back out. */
export function lightLeft(
  campaign: Campaign,
  lights: readonly BorneLight[],
  company: readonly Companion[],
  exploredTurns: number,
): Left {
  const burning = lights.filter(burnsHere).map(({ turns_left }) => turns_left);
  const fuel = carried(campaign, lights, company);
  const spare = fuel.reduce((sum, { value }) => sum + Number(value), 0);
  const { familiarMultiplier } = campaign.exploration;
  const back = wayBackTurns(exploredTurns, familiarMultiplier);
  const left = turnsOfLight({ burning, spare });
  const lasts = verdict(left, back);
  const alight = burning.reduce<number>((sum, turnsLeft) => sum + (turnsLeft ?? 0), 0);
  return {
    burning: left.burning,
    withFuel:
      left.withFuel === null
        ? null
        : {
            value: left.withFuel,
            reasons: [
              { source: 'left in what burns', value: alight, rule: 'OSE-TIME-4' },
              ...fuel,
              {
                source: 'kept burning at once',
                value: `÷${Math.max(1, burning.length)}`,
                rule: 'OSE-TIME-4',
              },
            ],
          },
    wayBack: {
      value: back,
      reasons: [
        { source: 'turns spent exploring', value: exploredTurns, rule: 'OSE-DUN-2' },
        { source: 'back over familiar ground', value: `÷${familiarMultiplier}`, rule: 'OSE-DUN-3' },
      ],
    },
    lasts,
    text: inWords(left, back, lasts),
  };
}

/** Light-turns that can be lit yet: fuel in packs, and what is in hand and out. */
function carried(campaign: Campaign, lights: readonly BorneLight[], company: readonly Companion[]): Reason[] {
  const inHand = lights
    .filter(({ lit, near, bearer_id }) => lit === 0 && near === 1 && bearer_id !== null)
    .reduce((sum, { turns_left }) => sum + (turns_left ?? 0), 0);
  const here = company.filter(({ standing }) => standing.withParty);
  const hasLantern = here.some(({ supplies }) => supplies.lantern > 0);
  const fuels = offeredLights(campaign).flatMap(
    ({ title, usualTurns, burnDice, fuel, isLantern }): Reason[] => {
      if (usualTurns === null || (fuel !== 'torch' && fuel !== 'candle' && fuel !== 'oilFlask')) return [];
      const count = here.reduce((sum, { supplies }) => sum + supplies[fuel], 0);
      if (count === 0 || (isLantern && !hasLantern)) return [];
      const what = isLantern ? `oil for the ${title.toLowerCase()}` : `${title.toLowerCase()} carried`;
      const each = burnDice ? `about ${turns(usualTurns)} (${burnDiceText(burnDice)})` : turns(usualTurns);
      const rule = burnDice ? CONTENT : 'OSE-DARK-1';
      return [{ source: `${what}: ${count} × ${each}`, value: count * usualTurns, rule }];
    },
  );
  return inHand === 0 ? fuels : [{ source: 'in hand, put out', value: inHand, rule: 'OSE-TIME-4' }, ...fuels];
}

const enough = (left: number | null, back: number): boolean => left === null || left >= back;

function verdict(left: ReturnType<typeof turnsOfLight>, back: number): Left['lasts'] {
  if (enough(left.burning, back)) return 'as it burns';
  return enough(left.withFuel, back) ? 'with what is carried' : 'no';
}

function inWords(
  { burning, withFuel }: ReturnType<typeof turnsOfLight>,
  back: number,
  lasts: Left['lasts'],
): string {
  if (burning === null) return `A light burns that never goes out; the way back takes ${turns(back)}.`;
  const way = back === 0 ? 'No way back to speak of yet' : `The way back takes ${turns(back)}`;
  const now = burning === 0 ? 'nothing burns' : `what burns lasts ${turns(burning)}`;
  const all = withFuel === burning ? '' : `, ${turns(withFuel ?? 0)} with all that is carried`;
  return `${way}; ${now}${all}.${lasts === 'no' ? ' The light does not last.' : ''}`;
}
