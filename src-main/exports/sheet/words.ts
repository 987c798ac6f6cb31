import type { CharacterView } from '../../areas/character/sheet/view.ts';
import type { ItemView } from '../../areas/party/item-views.ts';
import type { CharacterKind } from '../../../shared/ipc/vocabulary.ts';
import { figure } from '../../../shared/words/figures.ts';
import type { SheetPerson } from './source.ts';

export type Figure = CharacterView['figures'][number];

const kindWords: Record<CharacterKind, string> = {
  character: 'Character',
  retainer: 'Retainer',
  mercenary: 'Mercenary',
  mount: 'Mount',
  vehicle: 'Vehicle',
  vessel: 'Vessel',
  creature: 'Creature',
};

const groups: readonly (readonly [id: Figure['group'], title: string])[] = [
  ['defence', 'Defence'],
  ['attack', 'Attack'],
  ['saves', 'Saving throws'],
  ['skills', 'Skills'],
  ['movement', 'Movement'],
  ['other', 'Other'],
];

export const numberText = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });

const valueText = (value: Figure['value']): string =>
  typeof value === 'number' ? numberText(value) : (value ?? '');

/** A figure that was written over says so by a star. */
export const figureText = ({ value, overruled }: Figure): string =>
  `${valueText(value)}${overruled ? '*' : ''}`;

/** The figures that say anything, by group. */
export const figureGroups = ({ figures }: CharacterView): { title: string; figures: Figure[] }[] =>
  groups
    .map(([id, title]) => ({
      title,
      figures: figures.filter(({ group, value }) => group === id && value !== null && value !== ''),
    }))
    .filter((group) => group.figures.length > 0);

export const callingText = ({ kind, raceName, className, level }: CharacterView): string => {
  const isCreature = kind === 'creature' || kind === 'mount' || kind === 'vehicle' || kind === 'vessel';
  const race = raceName === null || className.includes(raceName) ? '' : `${raceName} `;
  const calling = isCreature ? className : `${race}${className} ${level}`;
  return kind === 'character' || calling === kindWords[kind] ? calling : `${kindWords[kind]}, ${calling}`;
};

/** "−3 of 7, dead". */
export const hitPointsText = ({ hp, maxHp, member }: CharacterView): string =>
  [`${figure(hp)} of ${figure(maxHp)}`, ...marked(member)].join(', ');

/** The same in a column: "−3/7, dead". */
export const hitPointsShort = ({ hp, maxHp, member }: CharacterView): string =>
  [`${figure(hp)}/${figure(maxHp)}`, ...marked(member)].join(', ');

const marked = ({ standing: { word } }: CharacterView['member']): string[] => (word === '' ? [] : [word]);

export const experienceText = ({ xp, nextLevelXp, xpBonusPercent }: CharacterView): string => {
  const next = nextLevelXp === null ? '' : ` of ${numberText(nextLevelXp)}`;
  const sign = xpBonusPercent > 0 ? '+' : '';
  return `${numberText(xp)}${next}${xpBonusPercent === 0 ? '' : `, ${sign}${xpBonusPercent} %`}`;
};

export const rateText = ({ member }: CharacterView): string =>
  `${member.rate.baseFeet}' (${member.rate.encounterFeet}')`;

export const loadText = ({ member, unit }: CharacterView): string => {
  const { weight, maximum } = member.load;
  return `${numberText(weight)}${maximum === null ? '' : ` of ${numberText(maximum)}`} ${unit.short}`;
};

/** Saving throws by their whole names; of a creature whose they are, where it has none of its own. */
export const savesOf = ({ figures, sheet }: CharacterView): Map<string, string> => {
  const known = figures.filter(({ key, value }) => key.startsWith('save.') && value !== null);
  if (known.length > 0) return new Map(known.map((each) => [each.title, figureText(each)]));
  const saveAs = sheet.creature?.saveAs ?? '';
  return new Map(saveAs === '' ? [] : [['Saves as', saveAs]]);
};

const used = new Set<ItemView['kind']>(['torch', 'oilFlask', 'candle', 'ration', 'water', 'ammunition']);

/** Boxes to tick: one for each that is used up by and by, and one a charge. */
export const boxesFor = ({ kind, quantity, charges }: ItemView): number =>
  charges ?? (used.has(kind) ? quantity : 0);

export const thingText = ({ name, quantity, charges }: ItemView): string =>
  `${quantity === 1 ? '' : `${numberText(quantity)} `}${name}${charges === null ? '' : ` (${charges} charges)`}`;

/** What a thing does, in a few words. */
export const thingFacts = ({ facts, state, notes }: ItemView): string => {
  const { acBonus, magicBonus, damage, damageTwoHanded, range, rangeIncrement, qualities = [] } = facts;
  const signed = (value: number): string => `${value >= 0 ? '+' : ''}${value}`;
  return [
    state === 'carried' ? '' : state,
    damage === undefined ? '' : `${damage}${damageTwoHanded === undefined ? '' : ` or ${damageTwoHanded}`}`,
    acBonus === undefined ? '' : `AC ${signed(acBonus)}`,
    magicBonus === undefined ? '' : `magic ${signed(magicBonus)}`,
    range === undefined ? '' : `${range.short}/${range.medium}/${range.long}'`,
    rangeIncrement === undefined ? '' : `${rangeIncrement}'`,
    qualities.join(', '),
    notes,
  ]
    .filter((part) => part !== '')
    .join('; ');
};

const lights = new Set(['torch', 'lantern', 'oilFlask']);

/** What is worn, wielded or gives light: what a referee asks for first. */
export const keyGear = ({ view }: SheetPerson): string =>
  view.gear
    .filter(({ state, kind }) => state !== 'carried' || lights.has(kind))
    .map(thingText)
    .join(', ');

/** Everything a sheet says in words, one part a line. */
export const sheetLines = ({ view, employer }: SheetPerson): [title: string, text: string][] => {
  const { sheet, features, spellSlots } = view;
  const spells = sheet.spells.map(
    ({ name, level, memorised }) => `${name} (${level}${memorised > 0 ? `, ${memorised} memorised` : ''})`,
  );
  const skills = sheet.skills.map(
    ({ name, value, note }) => `${name} ${value}${note === '' ? '' : ` (${note})`}`,
  );
  const { creature } = sheet;
  const lines: [string, string][] = [
    ['Alignment', sheet.alignment],
    ['Serves', employer ?? ''],
    ['Loyalty', sheet.loyalty === null ? '' : String(sheet.loyalty)],
    ['Hit Dice', creature?.hitDice ?? ''],
    ['Attacks', creature?.attacks ?? ''],
    ['Moves', creature?.movement ?? ''],
    ['Morale', creature?.morale == null ? '' : String(creature.morale)],
    ['Saves as', creature?.saveAs ?? ''],
    ['Special', creature?.special ?? ''],
    ['Conditions', sheet.conditions.join(', ')],
    ['Languages', sheet.languages.join(', ')],
    ['Features', features.join(', ')],
    ['Skills', skills.join(', ')],
    ['Spells a day', spellSlots?.join(' / ') ?? ''],
    ['Spells', spells.join(', ')],
  ];
  return lines.filter(([, text]) => text !== '');
};
