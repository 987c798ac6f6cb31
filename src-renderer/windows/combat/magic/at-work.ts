import type { Act, Row } from '../fight-types.ts';
import type { Offer } from '../offer.ts';
import type { Recipe } from './effect-draft.ts';

/** A spell or power about to be used, whose effect the card asks for. */
export interface AtWork {
  readonly by: string;
  /** By this its effect is kept. */
  readonly name: string;
  /** Those who are marked: they are meant, whatever it does. */
  readonly marked: readonly Row[];
  /** At whom the act is aimed, or with whom he fights; null for nobody. */
  readonly aimed: Row | null;
  /** It takes effect at once, or when its time has come. */
  readonly when: 'now' | 'later';
  /** The act it is used by. */
  readonly act: { readonly kind: string; readonly way: string | null; readonly target: string | null };
  /** Whom the rules let it be aimed at; null where they do not ask. */
  readonly targets: readonly string[] | null;
}

interface Said {
  readonly ids: readonly string[];
  readonly recipe: Recipe;
  readonly save?: string;
  readonly modifier?: number;
  readonly castingTime?: number;
}

/** What the card shows, where it is a spell or power: the marked are likely meant, else whom the act names. */
export function atWork(
  { entry, target, way }: Offer,
  { rows, marked, against }: { rows: readonly Row[]; marked: readonly Row[]; against: string | null },
): AtWork | null {
  const { works, actor, kind, title, targets } = entry;
  if (works === null || actor === null) return null;
  const aimed = rows.find(({ id }) => id === (target ?? against)) ?? null;
  const name = way === null || way === '' ? title : way;
  return {
    by: actor,
    name,
    marked,
    aimed,
    when: works,
    act: { kind, way, target },
    targets,
  };
}

const isUp = ({ status }: Row): boolean => status === 'active';

const hurtPart = ({ hp, maxHp }: Row): number => (maxHp <= 0 ? 1 : hp / maxHp);

/** A draught is drunk by who has it. */
const isDrunk = /potion|elixir|draught/i;

/**
 * On whom it likely is: the marked; what heals, the most hurt of his friends; a draught nobody has said anything of,
 * himself; anything else whom he aims at or fights with, while that is a foe who is up, else the nearest such foe.
 */
export function likelyOn(
  { by, name, marked, aimed }: AtWork,
  does: { readonly helps: boolean; readonly isKnown: boolean },
  rows: readonly Row[],
): readonly Row[] {
  if (marked.length > 0) return marked;
  const self = rows.find(({ id }) => id === by);
  if (self === undefined) return aimed === null ? [] : [aimed];
  if (does.helps) {
    const friends = rows.filter(
      ({ side, status }) => side === self.side && (status === 'active' || status === 'unconscious'),
    );
    const [most] = [...friends].sort((a, b) => hurtPart(a) - hurtPart(b));
    return most === undefined ? [] : [most];
  }
  if (!does.isKnown && isDrunk.test(name)) return [self];
  if (aimed !== null && isUp(aimed) && aimed.side !== self.side) return [aimed];
  const feet = (row: Row): number => Math.abs(row.atFeet - self.atFeet);
  const [nearest] = rows
    .filter((row) => row.side !== self.side && isUp(row))
    .sort((a, b) => feet(a) - feet(b));
  return nearest === undefined ? [] : [nearest];
}

/** All of it as one step: what it does is said first where its time is still to come. */
export function actsOf({ by, name, when, act, targets }: AtWork, said: Said): Act[] {
  const { ids, recipe, castingTime, modifier, ...save } = said;
  const { kind, way, target } = act;
  const [first, ...others] = ids;
  const used: Act = { kind, actor: by, ...(way !== null && { way }) };
  if (when === 'later')
    return [
      {
        kind: 'overrule',
        change: 'effectOf',
        id: by,
        way: name,
        recipe,
        ...save,
        ...(castingTime !== undefined && { castingTime }),
      },
      {
        ...used,
        ...(first !== undefined && { target: first }),
        ...(others.length > 0 && { targets: others }),
      },
    ];
  // The rules want one of those it may be aimed at; on whom it comes is the referee's word.
  const aimed = targets === null ? null : (ids.find((id) => targets.includes(id)) ?? target);
  return [
    { ...used, ...(aimed !== null && { target: aimed }) },
    {
      kind: 'overrule',
      change: 'works',
      by,
      way: name,
      ids: [...ids],
      recipe,
      ...save,
      ...(modifier !== undefined && { modifier }),
    },
  ];
}
