import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { TurnkeeperError } from '../../../../shared/errors.ts';
import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { attacksIn } from '../comers/attack-words.ts';
import { crossedOf, type Content } from './crossed.ts';

/** A figure as it was typed, with where it is kept. */
export interface Typed {
  readonly ids: readonly string[];
  readonly title: string;
  /** Null: as it is written. */
  readonly value: string | null;
  /** The figure of the sheet that carries it; null for one that only fights ask for. */
  readonly sheet: string | null;
}

const bad = (sentence: string): TurnkeeperError =>
  new TurnkeeperError('bad-input', `${sentence} Nothing was changed.`, { typed: sentence });

/** Throws bad-input for what cannot be, not-found for one who does not fight and for a figure nobody has. */
export function checkedTyped(
  rules: CampaignRules,
  fighters: readonly Fighter[],
  content: Content,
  all: ParsedInput<'combat.typeFigures'>['typed'],
): Typed[] {
  return all.flatMap(({ ids, title, value }) =>
    ids.map((id) => {
      const fighter = fighters.find((each) => each.id === id);
      if (!fighter)
        throw new TurnkeeperError('not-found', 'One of them does not fight here. Nothing was changed.', {
          typed: 'Choose again.',
        });
      return { ids: [id], title, value, sheet: whereKept(rules, fighter, content, { title, value }) };
    }),
  );
}

function whereKept(
  rules: CampaignRules,
  fighter: Fighter,
  content: Content,
  { title, value }: Pick<Typed, 'title' | 'value'>,
): string | null {
  const { stats, wanting } = crossedOf(rules, fighter, content);
  const all = rules.system.bridge.figures(stats, fighter.foe === null ? 'person' : 'creature');
  const figure = all.find((each) => each.title === title);
  const isAsked = wanting.some((each) => each.title === title);
  const isTaken = wanting.some((each) => each.title === title && each.taken === value);
  const isAttacks = title === titles.attacks && fighter.foe !== null;
  if (figure === undefined && !isAsked && !isAttacks)
    throw new TurnkeeperError(
      'not-found',
      `${fighter.name} has no figure called ${title}. Nothing was changed.`,
      { typed: 'Choose a figure of the list.' },
    );
  if (value === null || isTaken) return figure?.sheet ?? null;
  if (isAttacks) {
    if (attacksIn(value) === null) throw bad('Attacks are such as: 2 claws (1d4), bite (1d8).');
    return null;
  }
  if (figure === undefined) throw bad(`${title} cannot be typed.`);
  const made = figure.typed(value);
  if (typeof made === 'string') throw bad(made);
  return figure.sheet;
}
