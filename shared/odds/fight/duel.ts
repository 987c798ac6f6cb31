import type { ActionFigures, DuelFigures, RollFigures } from '../../rules/fight/views.ts';
import { chanceAtLeast } from '../dice/figures.ts';
import { certain, type Distribution, mapped, mixture } from '../dice/distribution.ts';
import { duelOdds, type Side } from '../play/opposed.ts';
import type { ActOdds, Struck } from './struck.ts';
import { faceChance } from './blows.ts';
import { damageOdds, penetratingSide, throughOdds } from './thrown.ts';

const nothing = certain(0);

/** Chances of the two kinds of hit and of the shield, and what each of them takes. */
interface Landing {
  readonly plain: number;
  readonly critical: number;
  readonly shield: number;
}

interface Harm {
  readonly plain: Distribution;
  readonly critical: Distribution;
  readonly shield: Distribution;
}

function harmOf({ damage, critical, opposed }: ActionFigures): Harm | null {
  if (damage === null) return null;
  const plain = damageOdds(damage);
  const shield = opposed?.blow?.shield ?? opposed?.blow?.cover;
  return {
    plain,
    critical: damageOdds(damage, critical),
    shield: shield ? throughOdds(shield.through) : plain,
  };
}

const chosen = ({ plain, critical, shield }: Landing, harm: Harm) => [
  { chance: plain, of: harm.plain },
  { chance: critical, of: harm.critical },
  { chance: shield, of: harm.shield },
];

const shareOf = (landing: Landing): number => landing.plain + landing.critical + landing.shield;

function landed(landing: Landing, harm: Harm | null, hit: number): Struck {
  const share = shareOf(landing);
  if (harm === null) return { hit, damage: null, taken: null };
  const body = landing.plain + landing.critical;
  const within: Landing =
    body > 0
      ? { plain: landing.plain / body, critical: landing.critical / body, shield: 0 }
      : { plain: 0, critical: 0, shield: 0 };
  return {
    hit,
    damage: body > 0 ? mixture(chosen(within, harm)) : null,
    taken: mixture([{ chance: 1 - share, of: nothing }, ...chosen(landing, harm)]),
  };
}

/** A shot that hits may be taken by the shield. */
function covered({ plain, critical, shield }: Landing, cover: DuelFigures['cover']): Landing {
  if (cover === null) return { plain, critical, shield };
  const taken = faceChance(cover.needed);
  return {
    plain: plain * (1 - taken),
    critical: critical * (1 - taken),
    shield: shield + (plain + critical) * taken,
  };
}

/** Of the hits on the body, those hard enough to push; and the wounds that call for a check which fails. */
function shaken(
  { damage, critical, drops }: ActionFigures,
  duel: DuelFigures,
  landing: Landing,
  harm: Harm | null,
) {
  if (damage === null || harm === null) return { pushed: 0, pain: 0 };
  const { pushes, pain } = duel;
  const raw = { ...damage, less: 0 };
  const last = drops ?? Infinity;
  const pushed =
    landing.plain * chanceAtLeast(damageOdds(raw), pushes) +
    landing.critical * chanceAtLeast(damageOdds(raw, critical), pushes);
  if (pain === null) return { pushed, pain: 0 };
  const hurts = mapped(mixture(chosen(scaled(landing), harm)), (points) =>
    points > pain.over && points < last ? 1 : 0,
  );
  const fails = Math.max(0, 20 - pain.holds) / 20;
  return { pushed, pain: chanceAtLeast(hurts, 1) * shareOf(landing) * fails };
}

/** The same chances as shares of one. */
function scaled(landing: Landing): Landing {
  const share = shareOf(landing);
  if (share === 0) return { plain: 1, critical: 0, shield: 0 };
  return {
    plain: landing.plain / share,
    critical: landing.critical / share,
    shield: landing.shield / share,
  };
}

/** A blow of two rolls, each with its chain. */
export function duelOf(figures: ActionFigures): Struck {
  const { opposed } = figures;
  const duel = opposed?.blow;
  if (!opposed || !duel) return { hit: null, damage: null, taken: null };
  const { attack, defence } = opposed;
  const odds = duelOdds(penetratingSide(attack), penetratingSide(defence), duel.shield?.lead ?? -1);
  const thrown = { plain: odds.hit - odds.critical, critical: odds.critical, shield: odds.shield };
  const landing = covered(thrown, duel.cover);
  const harm = harmOf(figures);
  const { pushed, pain } = shaken(figures, duel, landing, harm);
  const outcomes: ActOdds['outcomes'] = [
    { what: 'critical', chance: landing.critical },
    { what: 'shield', chance: landing.shield },
    { what: 'fumble', chance: odds.fumble },
    { what: 'perfect', chance: odds.perfect },
    { what: 'nearPerfect', chance: odds.nearPerfect },
    { what: 'pushed', chance: pushed },
    { what: 'pain', chance: pain },
    {
      what: 'countered',
      chance: (duel.counter ? odds.turned : 0) + (duel.closeCounter ? odds.turnedClose : 0),
    },
    { what: 'follows', chance: duel.follows ? odds.defenceNatural1 : 0 },
  ];
  return { ...landed(landing, harm, landing.plain + landing.critical), outcomes };
}

/** How much of a die lies at a sum or above it. */
function atLeast({ falls }: Side, sum: number): number {
  return falls.reduce((chance, fall) => chance + (fall.total >= sum ? fall.chance : 0), 0);
}

/** A shot into a melee: the first whose defence it beats is hit. */
export function chainOdds(figures: ActionFigures, others: readonly RollFigures[]): Struck {
  const { opposed } = figures;
  if (!opposed) return { hit: null, damage: null, taken: null };
  const defences = [opposed.defence, ...others].map(penetratingSide);
  const hits = defences.map(() => ({ plain: 0, critical: 0 }));
  for (const { natural, total, chance } of penetratingSide(opposed.attack).falls) {
    if (natural === 1) continue;
    let open = chance;
    defences.forEach((side, nth) => {
      const holds = atLeast(side, total);
      const hit = hits[nth];
      if (hit) hit[natural === 20 ? 'critical' : 'plain'] += open * (1 - holds - side.neglected);
      open *= holds;
    });
  }
  const [own = { plain: 0, critical: 0 }, ...rest] = hits;
  const landing = covered({ ...own, shield: 0 }, opposed.blow?.cover ?? null);
  const instead = rest.map(({ plain, critical }) => plain + critical);
  return { ...landed(landing, harmOf(figures), landing.plain + landing.critical), instead };
}
