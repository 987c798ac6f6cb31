import type { QueryOutput, ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { ToCome } from '../../../../shared/rules/fight/to-come.ts';
import { refused } from '../../../../shared/errors.ts';
import { counted } from '../../../../shared/words/figures.ts';
import { query } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { StepContext } from '../../../steps/step-context.ts';
import { subdued } from '../../../facts/effects/subdued.ts';
import type { FightNow } from '../fight-now.ts';

/** What the book says is still to come over those of a fight that ends: effects of the campaign from then on. */

type Lasts = NonNullable<ToCome['lasts']>;
type Line = NonNullable<QueryOutput<'combat.ending'>>['toCome'][number];

/** What each is called, and what its end makes of whom it is on. */
const kinds = {
  bleeds: { name: 'bleeding', brings: 'death', text: 'bleeds to death' },
  dies: { name: 'dying', brings: 'death', text: 'dies' },
  wakes: { name: 'unconscious', brings: 'waking', text: 'wakes' },
  rises: { name: 'helpless', brings: null, text: 'is helpless no longer' },
  mends: { name: subdued, brings: null, text: 'is free of subdual damage' },
} as const satisfies Record<ToCome['what'], object>;

/** Hours are hours everywhere; a round is the system's. */
const secondsIn = ({ system }: Pick<CampaignRules, 'system'>, unit: Lasts['unit']): number =>
  unit === 'hours' ? 3600 : system.clock.roundSeconds;

const unitOf = ({ system }: Pick<CampaignRules, 'system'>, unit: Lasts['unit']) =>
  unit === 'rounds' && system.clock.roundSeconds === 1 ? 'seconds' : unit;

/** As the end card shows it, each line open to change; what no clock counts is told, and asks for nothing. */
export const toComeView = (
  rules: Pick<CampaignRules, 'system'>,
  { machine, state, nameOf }: FightNow,
): Line[] =>
  machine.toCome(state).flatMap(({ id, what, rule, lasts, points = null, helped = '' }) =>
    lasts === null
      ? []
      : [
          {
            fighter: id,
            who: nameOf(id),
            what,
            text: kinds[what].text,
            amount: lasts.amount,
            unit: unitOf(rules, lasts.unit),
            points,
            rule,
            helped,
          },
        ],
  );

/** Lays it on them, as the referee has it where he says otherwise; the ids of the effects, and what is told of them. */
export function layToCome(
  { sql, campaign }: StepContext,
  { machine, state, fighters, nameOf, row }: FightNow,
  said: ParsedInput<'combat.end'>['toCome'],
): { ids: number[]; told: string[] } {
  const coming = machine.toCome(state);
  const left = said.filter((each) => !coming.some((one) => isSame(one, each)));
  if (left.length > 0)
    throw refused('Of what was still to come something no longer is. Nothing was changed; look again.', {
      toCome: 'Look again.',
    });
  const ids: number[] = [];
  const told: string[] = [];
  for (const one of coming) {
    const fighter = fighters.find(({ id }) => id === one.id);
    const { what, rule, lasts, helped, points } = one;
    const amount = said.find((each) => isSame(one, each))?.amount ?? lasts?.amount ?? null;
    if (!fighter || amount === 0) continue;
    const { name, brings, text } = kinds[what];
    const each = lasts === null ? 0 : secondsIn({ system: campaign.system }, lasts.unit);
    const effect = {
      character_id: fighter.person?.id ?? null,
      foe_id: fighter.foe?.id ?? null,
      fight_id: row.id,
      kind: 'condition' as const,
      name,
      notes: helped === undefined ? rule : `${helped} ${rule}`,
      from_seconds: campaign.clock,
      until_seconds: amount === null ? null : campaign.clock + amount * each,
      ends_with: null,
      brings,
      loses_each: what === 'bleeds' ? each : null,
      points: points === undefined ? null : (amount ?? points),
    };
    ids.push(sql.run(query.insertInto('effect').values(effect)).lastId);
    if (lasts === null || amount === null) {
      told.push(`Of ${nameOf(one.id)}’s damage ${counted(points ?? 0, 'point')} only subdued.`);
      continue;
    }
    const unit = unitOf({ system: campaign.system }, lasts.unit).slice(0, -1);
    told.push(`${nameOf(one.id)} ${text} in ${counted(amount, unit)}.`);
  }
  return { ids, told };
}

const isSame = (one: ToCome, said: { readonly fighter: string; readonly what: string }): boolean =>
  one.id === said.fighter && one.what === said.what;
