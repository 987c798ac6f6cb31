import type { CreatureFormat } from '../../../shared/ipc/prep/creature.ts';
import { yamlText } from '../text/yaml-text.ts';
import { figureTexts, type FigureTexts } from './figure-texts.ts';
import type { Outgoing } from './outgoing.ts';

/** A creature as other programs and books write it. */

const powerOf = (text: string): { name: string; told: string } => {
  const at = text.indexOf(': ');
  return at === -1 ? { name: text, told: '' } : { name: text.slice(0, at), told: text.slice(at + 2) };
};

const fenceKeys: readonly (readonly [label: keyof FigureTexts, key: string])[] = [
  ['AC', 'ac'],
  ['HD', 'hit_dice'],
  ['THAC0', 'thac0'],
  ['AB', 'attack_bonus'],
  ['Att', 'attack'],
  ['MV', 'speed'],
  ['SV', 'saves'],
  ['ML', 'morale'],
  ['AL', 'alignment'],
  ['XP', 'xp'],
  ['NA', 'number_appearing'],
  ['TT', 'treasure'],
];

/** A note in Markdown with a fence that Fantasy Statblocks draws. */
function statblock(creature: Outgoing): string {
  const { name, about, facts, notice } = creature;
  const texts = figureTexts(creature);
  const average = facts.hitDice?.hp_average ?? null;
  const list = (key: string, words: readonly string[]): string[] =>
    words.length === 0 ? [] : [`${key}: [${words.map(yamlText).join(', ')}]`];
  const line = (key: string, text: string): string[] => (text === '' ? [] : [`${key}: ${yamlText(text)}`]);
  const traits = (facts.special ?? []).map(powerOf);
  const lines = [
    `name: ${yamlText(name)}`,
    ...line('also', about.also),
    ...list('tags', about.tags),
    ...list('terrain', about.terrain),
    ...fenceKeys.flatMap(([label, key]) => line(key, texts[label] ?? '')),
    ...(average === null || facts.hitDice?.hp_fixed != null ? [] : [`hp: ${average}`]),
    ...(traits.length === 0 ? [] : ['traits:']),
    ...traits.flatMap((trait) => [`  - name: ${yamlText(trait.name)}`, `    desc: ${yamlText(trait.told)}`]),
    ...line('source', about.source),
    ...line('licence', about.licence),
    ...line('description', about.notes),
  ];
  const block = ['```statblock', ...lines, '```'].join('\n');
  return `${[block, ...(notice.length === 0 ? [] : ['---', ...notice])].join('\n\n')}\n`;
}

const lineLabels = ['AC', 'HD', 'Att', 'THAC0', 'AB', 'MV', 'SV', 'ML', 'AL', 'XP', 'NA', 'TT'] as const;

/** A line as modules print it, its powers and notes below; it can be pasted again. */
function statLine(creature: Outgoing): string {
  const { name, about, facts, notice } = creature;
  const texts = figureTexts(creature);
  const figures = lineLabels.flatMap((label) =>
    texts[label] === undefined ? [] : [`${label} ${texts[label]}`],
  );
  const powers = (facts.special ?? []).length === 0 ? [] : [`Special: ${facts.special?.join('; ')}`];
  const block = [`${name}: ${figures.join(', ')}.`, ...powers].join('\n');
  return `${[block, ...(about.notes === '' ? [] : [about.notes]), ...notice].join('\n\n')}\n`;
}

const traitNames: readonly (readonly [label: keyof FigureTexts, name: string])[] = [
  ['AC', 'AC'],
  ['HD', 'Hit Dice'],
  ['THAC0', 'THAC0'],
  ['AB', 'Attack bonus'],
  ['Att', 'Attacks'],
  ['MV', 'Movement'],
  ['SV', 'Saves'],
  ['ML', 'Morale'],
  ['AL', 'Alignment'],
  ['XP', 'XP'],
  ['NA', 'Number appearing'],
  ['TT', 'Treasure'],
];

const usualScores = { Str: 10, Dex: 10, Con: 10, Int: 10, Wis: 10, Cha: 10 };
const nothing = {
  DamageVulnerabilities: [],
  DamageResistances: [],
  DamageImmunities: [],
  ConditionImmunities: [],
  Saves: [],
  Skills: [],
  Senses: [],
  Languages: [],
  Reactions: [],
  LegendaryActions: [],
  BonusActions: [],
  MythicActions: [],
  Challenge: '',
  ImageURL: '',
  Player: '',
};

/** A stat block of Improved Initiative; what that has no figure for stands in traits by name. */
function initiative(creature: Outgoing): string {
  const { name, about, facts, notice } = creature;
  const texts = figureTexts(creature);
  const { hitDice, armourClass, attacks, attack, movement } = facts;
  const trait = (title: string, text: string) =>
    text === '' ? [] : [{ Name: title, Content: text, Usage: '' }];
  const bonus = attack == null ? '' : `${attack.bonus < 0 ? '' : '+'}${attack.bonus} to hit`;
  const modifier = hitDice?.modifier ?? 0;
  const dice =
    hitDice === undefined || hitDice.dice === 0
      ? ''
      : `(${hitDice.dice}d${hitDice.die}${modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : modifier})`;
  const block = {
    Name: name,
    Source: about.source,
    Type: about.tags.join(', '),
    HP: { Value: hitDice?.hp_fixed ?? hitDice?.hp_average ?? 0, Notes: dice },
    AC: { Value: armourClass?.ascending ?? 0, Notes: '' },
    InitiativeModifier: 0,
    Speed: (movement ?? []).map(
      ({ mode, per_round_ft: feet }) => `${mode === 'walk' ? '' : `${mode} `}${feet} ft.`,
    ),
    Abilities: usualScores,
    ...nothing,
    Traits: [
      ...traitNames.flatMap(([label, title]) => trait(title, texts[label] ?? '')),
      ...trait('Also', about.also),
      ...trait('Tags', about.tags.join(', ')),
      ...trait('Terrain', about.terrain.join(', ')),
      ...trait('Licence', about.licence),
      ...(facts.special ?? [])
        .map(powerOf)
        .map((each) => ({ Name: each.name, Content: each.told, Usage: '' })),
    ],
    Actions: (attacks?.list ?? []).map(({ name: title, damage, effect }) => ({
      Name: title,
      Content: [bonus, damage === null ? '' : `Hit: ${damage} damage`, effect ?? '']
        .filter((part) => part !== '')
        .map((part) => `${part}.`)
        .join(' '),
      Usage: '',
    })),
    Description: [about.notes, ...notice].filter((text) => text !== '').join('\n\n'),
  };
  return `${JSON.stringify(block, null, 2)}\n`;
}

export const creatureWriters: Readonly<Record<CreatureFormat, (creature: Outgoing) => string>> = {
  statblock,
  line: statLine,
  initiative,
};
