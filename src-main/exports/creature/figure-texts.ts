import { factKeys, writtenFigures } from '../../../shared/bestiary/written/every-figure.ts';
import { signedPlain } from '../../../shared/bestiary/written/fighting.ts';
import type { Written } from '../../../shared/bestiary/written/written.ts';
import type { CreatureFacts } from '../../../shared/content/schemas/own-creature.ts';
import type { Outgoing } from './outgoing.ts';

/** Figures under the labels of a stat block, as other programs and books write them. */
export type FigureTexts = Partial<
  Record<'AC' | 'HD' | 'Att' | 'THAC0' | 'AB' | 'MV' | 'SV' | 'ML' | 'AL' | 'XP' | 'NA' | 'TT', string>
>;

export function figureTexts({ facts, writing }: Pick<Outgoing, 'facts' | 'writing'>): FigureTexts {
  const typed = Object.fromEntries(
    factKeys.flatMap((key) => {
      if (facts[key] == null) return [];
      return [[key, (writtenFigures[key] as Written<unknown>).write(facts[key], writing)]];
    }),
  ) as Partial<Record<keyof CreatureFacts, string>>;
  const { attack } = facts;
  const thac0 = attack?.thac0 ?? null;
  return said({
    AC: typed.armourClass,
    HD: typed.hitDice,
    Att: typed.attacks,
    ...(attack != null &&
      (thac0 === null
        ? { AB: signedPlain(attack.bonus) }
        : { THAC0: `${thac0} [${signedPlain(attack.bonus)}]` })),
    MV: writing.rates === null ? movesText(facts) : typed.movement,
    SV: savesText(typed.saves),
    ML: withOthers(typed.morale),
    AL: typed.alignment,
    XP:
      facts.challengeLevel == null
        ? withOthers(typed.experience)
        : `${typed.challengeLevel}/${typed.experience}`,
    NA: numbersText(facts),
    TT: typed.treasure,
  });
}

const said = (texts: Record<string, string | undefined>): FigureTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text !== ''));

/** "120' (40'), fly 240' (80')". */
const movesText = ({ movement }: CreatureFacts): string | undefined =>
  movement
    ?.map(({ mode, per_turn_ft: turn, per_round_ft: round, turn_distance_ft: turning, when }) => {
      const sharply = turning === undefined ? '' : ` turns ${turning}`;
      return `${mode === 'walk' ? '' : `${mode} `}${turn}' (${round}')${sharply}${when === undefined ? '' : ` ${when}`}`;
    })
    .join(', ');

/** "Monster 3: D12 W13 P14 B15 S16" with who saves so behind the figures. */
const savesText = (text: string | undefined): string | undefined =>
  text?.replace(/^([^:]+): (D\d.*)$/, '$2 ($1)');

/** "7, 9 with king" with the others in brackets. */
const withOthers = (text: string | undefined): string | undefined =>
  text?.replace(/^(\d+), (.+)$/, '$1 ($2)');

function numbersText({ numberAppearing }: CreatureFacts): string | undefined {
  if (numberAppearing === undefined) return undefined;
  const { dungeon, wilderness, lair } = numberAppearing;
  if (lair === null && dungeon !== null && wilderness !== null) return `${dungeon} (${wilderness})`;
  const parts = [dungeon, wilderness && `Wild ${wilderness}`, lair && `Lair ${lair}`];
  return parts.filter((part) => part !== null).join(', ');
}
