import type { FightingCreature } from '../../../../shared/rules/fight/bridge/bridge.ts';
import type { Campaign } from '../../../facts/campaign/read-campaign.ts';
import type { ContentOf } from '../../../content/content-for.ts';
import { hitDiceOf } from '../../../imports/measures.ts';
import { statBlockFile } from '../../../imports/stat-blocks/stat-blocks.ts';
import type { Draft } from '../../../imports/entry.ts';
import { importContext } from '../../import/import-context.ts';
import { attacksIn } from './attack-words.ts';

/** What a pasted stat block says of those who come. */
export interface BlockRead {
  readonly facts: Partial<FightingCreature>;
  /** Of each of them, where the block tells it; else they are thrown with its Hit Dice. */
  readonly hp: readonly number[] | null;
}

type Sheet = NonNullable<NonNullable<Draft['person']>['sheet']>;
type Figures = Readonly<Record<string, unknown>>;

/** Null where the importer finds no block in it. */
export function blockFacts(
  campaign: Campaign,
  content: ContentOf<'classesInUse'>,
  block: string,
): BlockRead | null {
  const file = statBlockFile(block, importContext(campaign, { ...content, equipment: null }));
  const people = [...(file?.drafts ?? [])].flatMap((draft) =>
    'person' in draft && draft.person ? [draft.person] : [],
  );
  const [first] = people;
  if (first === undefined) return null;
  const tellsPoints = /hp\b|hit points/i.test(block.replaceAll(/\d*d\d+ ?hp/gi, ''));
  const points = people.map(({ maxHp }) => Math.max(1, maxHp));
  return { facts: first.sheet === undefined ? {} : factsOf(first.sheet), hp: tellsPoints ? points : null };
}

const number = (figures: Figures, key: string): number | null => {
  const value = figures[key];
  return typeof value === 'number' ? value : null;
};

function factsOf({ overrules = {}, creature }: Sheet): Partial<FightingCreature> {
  const figures: Figures = overrules;
  const { hitDice = '', attacks = '', morale = null, special = '' } = creature ?? {};
  const ac = { descending: number(figures, 'acDescending'), ascending: number(figures, 'acAscending') };
  const dice = hitDiceOf(hitDice);
  const saves = Object.entries(figures).flatMap(([key, value]) =>
    key.startsWith('save.') && typeof value === 'number' ? [[key.slice(5), value] as const] : [],
  );
  const thac0 = number(figures, 'thac0');
  const attackBonus = number(figures, 'attackBonus');
  const turnFeet = number(figures, 'turnFeet');
  const roundFeet = number(figures, 'roundFeet');
  const struck = attacksIn(attacks);
  const [, by] = /hit only by ([^;.]{1,60})/i.exec(special) ?? [];
  return {
    ...((ac.descending !== null || ac.ascending !== null) && { ac }),
    ...(dice !== null && {
      hitDice: { dice: dice.dice, die: dice.sides, modifier: Math.trunc(dice.modifier), text: hitDice },
    }),
    ...(thac0 !== null && { thac0 }),
    ...(attackBonus !== null && { attackBonus }),
    ...(struck !== null && { attacks: struck }),
    ...(turnFeet !== null && { walkFeetATurn: turnFeet }),
    ...(roundFeet !== null && { walkFeetARound: roundFeet }),
    ...(morale !== null && { morale }),
    ...(saves.length > 0 && { saves: Object.fromEntries(saves) }),
    ...(by !== undefined && { hitOnlyBy: by }),
  };
}
