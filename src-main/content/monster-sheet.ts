import type { SheetFacts } from '../../shared/ipc/party/sheet.ts';
import { capital } from '../../shared/words/names.ts';
import { movementText } from './creature-words.ts';
import type { Monster } from './creatures.ts';
import { acText, joined, number } from './words.ts';

const mostLevels = 36;
export const levelOf = ({ hd }: Monster): number => Math.min(hd.dice, mostLevels);

export function hitPointDice({ hd }: Monster): string {
  if (hd.hp_fixed !== null) return String(hd.hp_fixed);
  const modifier = hd.modifier === 0 ? '' : `${hd.modifier > 0 ? '+' : ''}${hd.modifier}`;
  return `${hd.dice}d${hd.die}${modifier}${hd.modifier_dice ? `+${hd.modifier_dice}` : ''}`;
}

export const acOf = (
  ac: { descending: number | null; ascending: number | null } | null,
): SheetFacts['overrules'] => ({
  ...(ac && ac.descending !== null && { acDescending: ac.descending }),
  ...(ac && ac.ascending !== null && { acAscending: ac.ascending }),
});

export function monsterSheet(monster: Monster, saveIds: readonly string[]): Partial<SheetFacts> {
  const { thac0, attack_bonus: attackBonus } = monster;
  return {
    alignment: joined(monster.alignment, ' or '),
    notes: `Worth ${number(monster.xp)} XP.`,
    overrules: {
      ...acOf(monster.ac),
      ...(thac0 !== null && { thac0 }),
      ...(attackBonus !== null && { attackBonus }),
      ...savesOf(monster, saveIds),
    },
    creature: {
      hitDice: monster.hd.text,
      attacks: monster.attacks_text,
      movement: movementText(monster),
      morale: monster.morale,
      saveAs: saveAsText(monster),
      special: specialText(monster),
    },
  };
}

function savesOf({ saves }: Monster, saveIds: readonly string[]): SheetFacts['overrules'] {
  if (!saves) return {};
  if ('single' in saves) return { 'save.single': saves.single };
  const { death, wands, paralysis, breath, spells } = saves;
  const inOrder = [death, wands, paralysis, breath, spells];
  return Object.fromEntries(saveIds.map((id, index) => [`save.${id}`, inOrder[index] ?? 0]));
}

export function saveAsText({ save_as: as, saves }: Pick<Monster, 'save_as' | 'saves'>): string {
  if (as) {
    const level = as.range ? as.range.join('–') : (as.level ?? '');
    return joined([`${as.class} ${level}`.trim(), as.bonus && `+${as.bonus}`, as.racial_bonuses], ', ');
  }
  if (!saves || !('single' in saves)) return '';
  const magic = saves.versus_magic;
  return `save ${saves.single}${magic === undefined ? '' : `, ${magic} against magic`}`;
}

export const specialText = ({ ac, special, flags }: Monster): string =>
  joined([
    ...special,
    hitOnly(ac.hit_only_by),
    ac.always_hit === true && 'always hit',
    ...ac.alternates.map(({ ascending, descending, when }) =>
      joined([acText({ descending, ascending }), when], ' '),
    ),
    ...(flags ?? []),
  ]);

const hitOnly = (by: string | null | undefined) =>
  by ? (by.startsWith('not ') ? `hit ${by}` : `hit only by ${by}`) : null;

/** The five saves in words; empty where the book has one, which stands with whom it saves as. */
export function savesText({ saves }: Pick<Monster, 'saves'>): string {
  if (!saves || 'single' in saves) return '';
  const { death, wands, paralysis, breath, spells } = saves;
  return `death ${death}, wands ${wands}, paralysis ${paralysis}, breath ${breath}, spells ${spells}`;
}

/** "B, lair C", by the letters of the book. */
export const treasureText = ({ treasure }: Pick<Monster, 'treasure'>): string =>
  capital(
    joined([
      treasure.types.join(', '),
      treasure.lair_types.length > 0 && `lair ${treasure.lair_types.join(', ')}`,
      treasure.extra_gp !== null && `${treasure.extra_gp} gp besides`,
      ...treasure.special,
    ]),
  );
