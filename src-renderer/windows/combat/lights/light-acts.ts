import type { CommandInput, QueryOutput } from '../../../../shared/ipc/contract.ts';

export type FightLights = NonNullable<QueryOutput<'combat.lights'>>;
type Light = FightLights['lights'][number];
type Doing = Light['does'][number];

interface Word {
  readonly key: string;
  readonly title: string;
}

/** Each by its letter; pressed in the dialog it is done at once where nothing more is asked. */
const doingWords: Readonly<Record<Doing, Word>> = {
  drop: { key: 'D', title: 'Dropped' },
  throw: { key: 'T', title: 'Thrown' },
  douse: { key: 'O', title: 'Put out' },
  blowOut: { key: 'B', title: 'Blown out' },
  light: { key: 'L', title: 'Lit again' },
  take: { key: 'U', title: 'Taken' },
  move: { key: 'M', title: 'Moved' },
};

/** Doings that ask for a place or for somebody first. */
export const asksPlace = (does: Doing): boolean => does === 'throw' || does === 'move';
export const asksWho = (does: Doing): boolean => does === 'take';

/** A light and what is done with it, or a fresh one that somebody lights. */
export type LightAct =
  | { readonly id: string; readonly key: string; readonly label: string; readonly does: Doing }
  | {
      readonly id: null;
      readonly key: string;
      readonly label: string;
      readonly fresh: FightLights['fresh'][number];
    };

export const lightLabel = ({ source, where, lit, left }: Light): string =>
  `${source}, ${where}${lit ? '' : ', out'}${left === '' ? '' : `: ${left}`}`;

/** What can be done: with this light, or a fresh one by those who have one, numbered. */
export function lightActs(light: Light | undefined, fresh: FightLights['fresh']): LightAct[] {
  const done = (light?.does ?? []).map((does): LightAct => ({
    id: light?.id ?? '',
    key: doingWords[does].key,
    label: doingWords[does].title,
    does,
  }));
  const lit = fresh.map((each, at): LightAct => ({
    id: null,
    key: String(at + 1),
    label: each.text,
    fresh: each,
  }));
  return [...done, ...lit];
}

export const actValue = (act: LightAct): string =>
  act.id === null ? `fresh ${act.fresh.fighter} ${act.fresh.kind}` : act.does;

/** Whose light comes first: his who is selected, then what burns. */
export function lightFirst(lights: readonly Light[], selected: string | null): Light | undefined {
  return (
    lights.find(({ bearer }) => bearer !== null && bearer === selected) ??
    lights.find(({ lit }) => lit) ??
    lights[0]
  );
}

interface Said {
  readonly who: string | null;
  readonly atFeet: number | null;
  readonly burnsOn: boolean;
  readonly overruleTinder: boolean;
}

/** As it crosses to the main process. */
export function lightInput(
  act: LightAct,
  at: Pick<CommandInput<'combat.light'>, 'fightId' | 'after'>,
  { who, atFeet, burnsOn, overruleTinder }: Said,
): CommandInput<'combat.light'> {
  if (act.id === null) {
    const { fighter, kind } = act.fresh;
    return { ...at, does: 'light', fighter, kind, overruleTinder };
  }
  const { id: lightId, does } = act;
  return {
    ...at,
    lightId,
    does,
    ...(asksWho(does) && { fighter: who }),
    ...(does === 'light' && { fighter: who, overruleTinder }),
    ...(asksPlace(does) && { atFeet }),
    burnsOn,
  };
}
