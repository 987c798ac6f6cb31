import type { OnHit } from '../magic/on-hit.ts';
import type { PowerStats } from '../magic/powers.ts';
import type { Lasts } from '../magic/recipe.ts';
import type { ClassContent } from '../../characters/class-content.ts';
import type { CreaturesAttack, FightingCreature, FightingPerson, PersonsDevice, Wanting } from './bridge.ts';
import { named } from './names.ts';
import type { Offered, Said } from './offered.ts';

/**
 * From the words of an entry to what a creature can do besides striking: attacks that no roll decides and specials that
 * are used as an act become powers, the words of a blow's effect what a hit does. What the book says of such a word is
 * offered; the rest is told, and stands on the row as printed.
 */

/** What a word means in a book. */
export interface Wording<Save extends string = string> {
  readonly words: RegExp;
  readonly save?: Save;
  readonly recipe?: Said['recipe'];
}

export interface Talent {
  readonly power: Power;
  readonly offered: Offered;
}

export interface GivenDevices {
  readonly part: {
    readonly powers?: readonly object[];
    readonly wands?: readonly object[];
    readonly spells?: readonly object[];
  };
  readonly asked?: readonly Wanting[];
}

/** How a book reads the words of an entry. */
export interface GiftBook<Save extends string = string> {
  readonly effects: readonly Wording<Save>[];
  /** The save that halves a breath. */
  readonly breath: Save;
  /** Whether it knows of attacks that deal no damage; yes if left out. */
  readonly touches?: false;
  /** What people of a class can do beside fighting. */
  talents?(facts: FightingPerson, content: ClassContent | null): readonly Talent[];
  /** Where its stats have things that are used; among the powers if left out. */
  devices?(devices: readonly (Power & Pick<PersonsDevice, 'kind'>)[]): GivenDevices;
}

/** A power, and how often it is left; null where nobody knows. */
export type Power = Pick<PowerStats, 'id'> & { readonly uses: number | null };

export interface CreaturesGifts {
  /** What it strikes with. */
  readonly blows: readonly CreaturesAttack[];
  readonly powers: readonly Power[];
  readonly offered: readonly Offered[];
}

/** Till somebody ends it: no entry prints how long. */
export const untilSaid: Lasts = { at: 'said' };

/** Attacks of an entry that no attack roll decides. */
const powerNames =
  /^(breath|gaze|song|magic|spell|group spell|charm|fear|possession|slow|special|lightning bolt|whirlwind|thunderclap|sound blast|spore cloud|spores|stone to sand)$/;

/** Specials that are used as an act. */
const acts =
  /\b(gaze|breath|breathes?|spits? (acid|lightning|poison)|siren-song|charm person|ink( cloud)?|shriek|teleports?|blink|disappear|summon|animate|webs|whirlwind|wall of fire|poison gas|darkness|jet|shape ?chang(e|ing)|change (shape|form|appearance)|lightning bolts|curse|terror|fear|phase shifting|control (trees|rats|weather)|magic(al)? (powers|abilities|use))\b|^(charm|spells|magic use \(see below\)|lightning)$/i;
/** However they are called, these are no acts. */
const noActs = /^hate |immun|resist|language|afraid|fear of|breathe water|detect|without a save/i;

/** A special names again what an attack of the entry is already. */
const again = ['breath', 'gaze', 'charm', 'curse', 'magic', 'spell', 'lightning bolt', 'whirlwind', 'spit'];

const said = (wording: Wording | undefined, words: string): Said => ({
  ...(wording?.save !== undefined && { save: wording.save }),
  ...modifierIn(words),
  recipe: wording?.recipe ?? {},
});

/** "save +4", "-2 save", "+2 save or die". */
function modifierIn(words: string): Pick<Said, 'modifier'> {
  const [, before, after] = /([+-]\d+) save|save ([+-]\d+)/.exec(words) ?? [];
  const figure = before ?? after;
  return figure === undefined ? {} : { modifier: Number(figure) };
}

/** What a hit of this attack does besides; nothing where neither entry nor referee says anything. */
export function onHitOf<Save extends string>(
  { effects }: GiftBook<Save>,
  { effect }: Pick<CreaturesAttack, 'effect'>,
  told: Said | undefined,
  name: string,
): { onHit?: string | OnHit<Save> } {
  if (told !== undefined) return { onHit: { words: effect ?? name, ...(told as Said & { save?: Save }) } };
  if (effect === null) return {};
  const wording = effects.find(({ words }) => words.test(effect));
  if (wording === undefined) return { onHit: effect };
  return { onHit: { words: effect, ...(said(wording, effect) as Said & { save?: Save }) } };
}

const onceADay = /once (per|a) day/;

/** What an attack that is a power does, as far as its line says. */
function offeredOf({ effects, breath }: GiftBook, id: string, attack: CreaturesAttack): Offered {
  const { damage, effect, name } = attack;
  const wording = effect === null ? undefined : effects.find(({ words }) => words.test(effect));
  const { save, recipe, ...more } = said(wording, effect ?? '');
  const isBreath = name === 'breath';
  const isHp = effect === 'damage equal to current hit points';
  const halved = isBreath && (damage !== null || isHp) ? { saved: 'half' as const } : {};
  const against = isBreath && wording?.save === undefined ? breath : save;
  return {
    way: id,
    ...more,
    ...(against !== undefined && { save: against }),
    recipe: { ...(damage !== null && { damage }), ...halved, ...recipe },
    ...(isHp && { damageIsHp: true as const }),
  };
}

/** The powers of a creature, and what is left of its attacks to strike with. */
export function creaturesGifts(
  book: GiftBook,
  { attacks, special = [], said: told = {} }: FightingCreature,
): CreaturesGifts {
  const isPower = ({ name }: CreaturesAttack): boolean => powerNames.test(name);
  const used = named(attacks.filter(isPower));
  const covered = attacks.flatMap(({ name, effect }) => [name, effect ?? '']).join(' ');
  const fresh = special.filter(
    (one) => isAct(one) && !again.some((word) => one.toLowerCase().includes(word) && covered.includes(word)),
  );
  const ofSpecial = (text: string): Offered => {
    const does = said(
      book.effects.find(({ words }) => words.test(text)),
      text,
    );
    return { way: text, ...(/\b(breath|spit)/i.test(text) && { save: book.breath }), ...does };
  };
  const offered = [...used.map(({ id, attack }) => offeredOf(book, id, attack)), ...fresh.map(ofSpecial)].map(
    (one): Offered => ({ ...one, ...told[one.way] }),
  );
  const daily = new Set(used.filter(({ attack }) => onceADay.test(attack.effect ?? '')).map(({ id }) => id));
  return {
    blows: attacks.filter((attack) => !isPower(attack)),
    powers: offered.map(({ way: id }) => ({ id, uses: daily.has(id) ? 1 : null })),
    offered,
  };
}

export const isAct = (special: string): boolean => acts.test(special) && !noActs.test(special);

/** Everything an entry says of it that no figure of the fight holds, as printed. */
export const notesOf = ({ attacks, special = [] }: FightingCreature): string[] => [
  ...new Set([
    ...attacks.flatMap(({ name, effect }) => (effect === null ? [] : [`${name}: ${effect}`])),
    ...special,
  ]),
];
