import type { CreatureFigures, Monster } from '../figures.ts';
import { without } from '../../without.ts';

/** What a creature is called and counted among, beside its figures. */
export interface Named {
  id: string;
  name: string;
  also: string;
  tags: readonly string[];
}

/** A creature's figures as an entry of a book, which is what fights and meetings read. `base`: what is in no figure. */
export function asMonster(
  figures: CreatureFigures,
  { id, name, also, tags }: Named,
  base: Monster | null,
): Monster {
  const treasure = without(figures.treasure.value, 'worth');
  const { attack, saves, morale, alignment, experience, challengeLevel } = figures;
  return {
    id,
    name,
    ...(also !== '' && { also_known_as: also }),
    group: base?.group ?? null,
    categories: tags.length > 0 || base === null ? [...tags] : base.categories,
    ac: figures.armourClass.value,
    hd: figures.hitDice.value,
    thac0: attack.value?.thac0 ?? null,
    attack_bonus: attack.value?.bonus ?? null,
    attacks: figures.attacks.value.list,
    attacks_text: figures.attacks.value.text,
    movement: figures.movement.value,
    morale: morale.value?.score ?? null,
    morale_alternates: morale.value?.alternates ?? [],
    save_as: saves.value?.as ?? null,
    saves: saves.value?.figures ?? null,
    alignment: alignment.value.any,
    ...(alignment.value.usual !== null && { alignment_usual: alignment.value.usual }),
    number_appearing: figures.numberAppearing.value,
    ...(challengeLevel?.value != null && { challenge_level: challengeLevel.value }),
    xp: experience.value?.points ?? 0,
    xp_alternates: experience.value?.alternates ?? [],
    treasure,
    special: figures.special.value,
    ...(base?.age_categories !== undefined && { age_categories: base.age_categories }),
    ...(base?.flags !== undefined && { flags: base.flags }),
    source: 'own',
    confidence: 'source',
  };
}
