import type { LightKind } from '../../../shared/ipc/vocabulary.ts';
import { counted } from '../../../shared/words/figures.ts';
import { isolated } from '../../../shared/words/isolated.ts';
import type { Option } from '../../components/choosing/choice.ts';
import type { Character, Light } from '../delve/delve-types.ts';
import type { Sight } from './sight-words.ts';

type Bearer = Pick<Character, 'id' | 'name' | 'supplies'>;
export type Kind = Pick<Sight['kinds'][number], 'kind' | 'title'>;

/** One way to make light now: a fresh torch or lantern of somebody's, or one in hand that does not burn. */
export type LightChoice =
  | { kind: LightKind; characterId: number; lightId: null; label: string; hint: string; shut: boolean }
  | { kind: LightKind; characterId: number; lightId: number; label: string; hint: string; shut: false };

/** What any campaign offers until its own kinds are read. */
export const usualKinds: readonly Kind[] = [
  { kind: 'torch', title: 'Torch' },
  { kind: 'lantern', title: 'Lantern' },
];

const isLantern = (kind: LightKind): boolean => kind === 'lantern' || kind === 'minersLantern';
const wordOf = ({ title }: Pick<Kind, 'title'>): string => title.toLowerCase();

/** A fresh one of a kind that is used up; null where the bearer has none, or the kind is not used up. */
function freshOf({ id, name, supplies }: Bearer, kind: Kind): LightChoice | null {
  if (kind.kind !== 'torch' && kind.kind !== 'candle') return null;
  const left = supplies[kind.kind];
  if (left === 0) return null;
  const carried =
    kind.kind === 'torch' ? counted(left, 'torch', 'torches') : counted(left, 'candle', 'candles');
  return {
    kind: kind.kind,
    characterId: id,
    lightId: null,
    label: `${isolated(name)}, ${wordOf(kind)}`,
    hint: `${carried} carried`,
    shut: false,
  };
}

/** A lantern to fill; null where all burn, or one stands filled already. */
function lanternOf({ id, name, supplies }: Bearer, kind: Kind, lights: readonly Light[]): LightChoice | null {
  if (!isLantern(kind.kind)) return null;
  const own = lights.filter((light) => light.bearerId === id && isLantern(light.kind));
  const lanterns = supplies.lantern - own.filter((light) => light.lit).length;
  if (lanterns <= 0 || own.some((light) => !light.lit && light.turnsLeft !== 0)) return null;
  return {
    kind: kind.kind,
    characterId: id,
    lightId: null,
    label: `${isolated(name)}, ${wordOf(kind)}`,
    hint: `${counted(supplies.oilFlask, 'flask')} of oil carried`,
    shut: supplies.oilFlask === 0,
  };
}

/** Everything that can be lit, person by person; lights put out come with those who bear them, then those that lie. */
export function lightChoices(
  characters: readonly Bearer[],
  lights: readonly Light[],
  kinds: readonly Kind[] = usualKinds,
): LightChoice[] {
  const out = lights.filter((light) => !light.lit && light.turnsLeft !== 0);
  const again = (light: Light): LightChoice => ({
    kind: light.kind,
    characterId: light.bearerId ?? 0,
    lightId: light.id,
    label: `${isolated(light.bearer)}, ${wordOf(light)} ${light.bearerId === null ? 'lying there' : 'in hand'}`,
    hint: light.turnsLeft === null ? 'never burns out' : `${counted(light.turnsLeft, 'turn')} left`,
    shut: false,
  });
  const ofEach = characters.flatMap((character) => [
    ...out.filter(({ bearerId }) => bearerId === character.id).map(again),
    ...kinds.flatMap((kind) => freshOf(character, kind) ?? lanternOf(character, kind, lights) ?? []),
  ]);
  return [...ofEach, ...out.filter(({ bearerId }) => bearerId === null).map(again)];
}

export const choiceKey = (choice: LightChoice): string =>
  choice.lightId === null ? `${choice.kind}-${choice.characterId}` : `again-${choice.lightId}`;

/** The one most likely meant: the same as last time while it lasts, else the first that can be lit. */
export function obviousChoice(choices: readonly LightChoice[], last: string): string {
  const open = choices.filter((choice) => !choice.shut).map(choiceKey);
  return open.includes(last) ? last : (open[0] ?? '');
}

/** Numbered for the keys 1 to 9. */
export const choiceOptions = (choices: readonly LightChoice[]): Option[] =>
  choices.map((choice, at) => ({
    value: choiceKey(choice),
    label: at < 9 ? `${at + 1}  ${choice.label}` : choice.label,
    hint: choice.shut ? 'No oil carried' : choice.hint,
    disabled: choice.shut,
  }));
