import type { Overrule } from '../../../../shared/rules/combat.ts';
import type { Bridge } from '../../../../shared/rules/fight/bridge/bridge.ts';
import { titles } from '../../../../shared/rules/fight/bridge/figures.ts';

const missiles = titles.missiles('');

/** How many a foe has to throw or shoot, where what was typed says it otherwise; null for what nobody counts. */
export function missileRulings(bridge: Bridge, id: string, before: object, after: object): Overrule[] {
  const [was, is] = [before, after].map(
    (stats) => new Map(bridge.figures(stats).map(({ title, value }) => [title, value])),
  );
  const titlesNow = [...(was?.keys() ?? []), ...(is?.keys() ?? [])].filter((each) =>
    each.startsWith(missiles),
  );
  return [...new Set(titlesNow)].flatMap((title): Overrule[] => {
    const way = title.slice(missiles.length);
    const [before, after] = [was?.get(title) ?? '', is?.get(title) ?? ''];
    if (before === after || is?.has(titles.damage(way)) !== true) return [];
    return [{ kind: 'overrule', change: 'shots', id, way, left: after === '' ? null : Number(after) }];
  });
}
