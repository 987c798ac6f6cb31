import type { Sheet } from '../../../../lib/party/party-types.ts';

type Spell = Sheet['sheet']['spells'][number];

interface SpellLevel {
  level: number;
  /** How many a day; null where nobody knows. */
  slots: number | null;
  memorised: number;
  /** With their place in the sheet's own list. */
  spells: { spell: Spell; at: number }[];
}

/** Spells by level, with those levels that have slots and no spell yet. */
export function spellLevels({ spellSlots, sheet }: Pick<Sheet, 'spellSlots' | 'sheet'>): SpellLevel[] {
  const withSlots = (spellSlots ?? []).flatMap((slots, index) => (slots > 0 ? [index + 1] : []));
  const levels = new Set([...withSlots, ...sheet.spells.map(({ level }) => level)]);
  return [...levels]
    .sort((one, other) => one - other)
    .map((level) => {
      const spells = sheet.spells
        .map((spell, at) => ({ spell, at }))
        .filter(({ spell }) => spell.level === level);
      return {
        level,
        slots: spellSlots === null ? null : (spellSlots[level - 1] ?? 0),
        memorised: spells.reduce((sum, { spell }) => sum + spell.memorised, 0),
        spells,
      };
    });
}
