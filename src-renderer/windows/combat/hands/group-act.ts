import type { QueryInput, QueryOutput } from '../../../../shared/ipc/contract.ts';

export type Plan = QueryInput<'combat.plan'>['plan'];
type Aim = Plan['aim'];

/** A group that is about to act. */
export interface GroupAct {
  readonly groupId: number;
  readonly name: string;
  /** In the order of their labels. */
  readonly members: readonly string[];
  readonly aim: Aim;
  readonly at: string | null;
  readonly way: string | null;
}

export const aimTitles: Readonly<Record<Aim, string>> = {
  nearest: 'Nearest',
  spread: 'Spread evenly',
  one: 'All on one',
  again: 'As last time',
};

export const aims: readonly Aim[] = ['nearest', 'spread', 'one', 'again'];

export const aimNamed = (name: string): Aim => aims.find((aim) => aim === name) ?? 'nearest';

export const nextAim = (aim: Aim, by: 1 | -1): Aim =>
  aims[(aims.indexOf(aim) + by + aims.length) % aims.length] ?? 'nearest';

export const planOf = ({ name, members, aim, at, way }: GroupAct): Plan => ({
  kind: 'plan',
  name,
  members: [...members],
  aim,
  at,
  way,
});

type Planned = NonNullable<QueryOutput<'combat.plan'>>['acts'][number];

/** Those who do the same to the same, together. */
export function alike(acts: readonly Planned[]): Planned[][] {
  const found = new Map<string, Planned[]>();
  for (const act of acts) {
    const key = `${act.role} ${act.at ?? ''}`;
    found.set(key, [...(found.get(key) ?? []), act]);
  }
  return [...found.values()];
}
