import type { QueryOutput } from '../../../shared/ipc/contract.ts';
import { dayAndTime } from '../../../shared/clock.ts';
import type { DurationUnit } from '../../../shared/ipc/vocabulary.ts';
import type { Desk } from '../../desk/desk.ts';
import { readCampaign } from '../../facts/campaign/read-campaign.ts';
import { readDelveRow } from '../../facts/delve/read-delve.ts';
import type { QueriesOf } from '../../steps/query-handler.ts';
import { leftInWords, unitSeconds } from '../../facts/effects/left.ts';
import type { BorneEffect } from '../../facts/effects/read-effects.ts';
import { openEffects } from '../../facts/effects/read-effects.ts';

type EffectView = QueryOutput<'effect.list'>['effects'][number];

interface Now {
  clock: number;
  /** Completed turns of the delve under way, or null. */
  turn: number | null;
  units: Record<DurationUnit, number>;
}

export const effectQueries: QueriesOf<'effect'> = {
  'effect.list': ({ file }: Pick<Desk, 'file'>) => {
    const campaign = readCampaign(file.sql);
    const turn = readDelveRow(file.sql)?.turn ?? null;
    const now: Now = { clock: campaign.clock, turn, units: unitSeconds(campaign, turn !== null) };
    return {
      effects: openEffects(file.sql)
        .map((row) => viewEffect(row, now))
        .sort((a, b) => (a.secondsLeft ?? Infinity) - (b.secondsLeft ?? Infinity) || a.id - b.id),
    };
  },
};

function viewEffect(row: BorneEffect, now: Now): EffectView {
  const { id, character_id, who, kind, name, notes, until_seconds } = row;
  const secondsLeft = until_seconds === null ? null : until_seconds - now.clock;
  const over = secondsLeft !== null && secondsLeft <= 0;
  const endsOnTurn =
    now.turn === null || secondsLeft === null || over
      ? null
      : now.turn + Math.ceil(secondsLeft / now.units.turns);
  return {
    id,
    characterId: character_id,
    who,
    kind,
    name,
    notes,
    left: leftOf(until_seconds, secondsLeft, now),
    ends: endOf(until_seconds, endsOnTurn),
    endsOnTurn,
    secondsLeft,
    over,
    reasons: reasonsOf(row, now),
  };
}

function leftOf(until: number | null, seconds: number | null, { units, turn }: Now): string {
  if (until === null || seconds === null) return 'until ended';
  return seconds <= 0 ? `over since ${dayAndTime(until).time}` : leftInWords(seconds, units, turn !== null);
}

function endOf(until: number | null, turn: number | null): string {
  if (until === null) return '';
  const { day, time } = dayAndTime(until);
  return turn === null ? `day ${day}, ${time}` : `turn ${turn}, ${time}`;
}

const rule = 'OSE-TIME-4';

function reasonsOf(
  { from_seconds, until_seconds }: BorneEffect,
  { units, turn }: Now,
): EffectView['reasons'] {
  const at = (seconds: number) => `day ${dayAndTime(seconds).day}, ${dayAndTime(seconds).time}`;
  const begun = { source: 'began', value: at(from_seconds), rule };
  if (until_seconds === null) return [begun, { source: 'ends', value: 'when the referee says', rule }];
  return [
    begun,
    { source: 'lasts', value: leftInWords(until_seconds - from_seconds, units, turn !== null), rule },
    { source: 'ends', value: at(until_seconds), rule },
    { source: 'a turn', value: `${units.turns / 60} minutes`, rule },
  ];
}
