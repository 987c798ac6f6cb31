import type { Option } from '../../../components/choice.ts';
import type { LightKind } from '../../../../shared/ipc/vocabulary.ts';
import type { Character, Light } from '../dungeon-types.ts';
import { isolated } from '../isolate.ts';
import { counted } from '../words.ts';

type Bearer = Pick<Character, 'id' | 'name' | 'supplies'>;

/** One way to make light now: a fresh torch or lantern of somebody's, or one that was put out. */
export type LightChoice =
  | { kind: LightKind; characterId: number; lightId: null; label: string; hint: string; shut: boolean }
  | { kind: LightKind; characterId: number; lightId: number; label: string; hint: string; shut: false };

function freshChoices({ id, name, supplies }: Bearer, lights: readonly Light[]): LightChoice[] {
  const choices: LightChoice[] = [];
  const { torch: torches, oilFlask: oil } = supplies;
  const own = lights.filter((light) => light.bearerId === id && light.kind === 'lantern');
  const lanterns = supplies.lantern - own.filter((light) => light.lit).length;
  const isFilled = own.some((light) => !light.lit && light.turnsLeft !== 0);
  const base = { characterId: id, lightId: null };
  if (torches > 0) {
    choices.push({
      ...base,
      kind: 'torch',
      label: `${isolated(name)}, torch`,
      hint: `${counted(torches, 'torch', 'torches')} carried`,
      shut: false,
    });
  }
  if (lanterns > 0 && !isFilled) {
    const flasks = `${counted(oil, 'flask')} of oil carried`;
    choices.push({
      ...base,
      kind: 'lantern',
      label: `${isolated(name)}, lantern`,
      hint: flasks,
      shut: oil === 0,
    });
  }
  return choices;
}

/** Everything that can be lit, person by person; lights put out come with those who bear them. */
export function lightChoices(characters: readonly Bearer[], lights: readonly Light[]): LightChoice[] {
  return characters.flatMap((character) => {
    const out = lights.filter(
      (light) => light.bearerId === character.id && !light.lit && light.turnsLeft !== 0,
    );
    const again = out.map((light): LightChoice => ({
      kind: light.kind,
      characterId: character.id,
      lightId: light.id,
      label: `${isolated(character.name)}, ${light.kind} put out earlier`,
      hint: light.turnsLeft === null ? 'never burns out' : `${counted(light.turnsLeft, 'turn')} left`,
      shut: false,
    }));
    return [...again, ...freshChoices(character, lights)];
  });
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
