import type { CombatEvent } from '../combat.ts';
import type { EventWord } from './words.ts';

/** An event as its sentence needs it: names in place of ids. */
interface Told {
  /** Whom it happened to, and who brought it about. */
  readonly who: string;
  readonly by: string;
  readonly amount: number;
  readonly detail: string;
  /** `with the sword`, or nothing. */
  readonly means: string;
  /** `at goblin C`, or nothing. */
  readonly at: string;
}

type Phrase = (told: Told) => string;

const feet = (amount: number): string => `${amount} feet`;
const points = (amount: number): string => (amount === 1 ? '1 point' : `${amount} points`);

/** Every event of every book as a sentence, without its full stop. */
const phrases: Record<EventWord, Phrase> = {
  round: ({ amount }) => `Round ${amount}`,
  second: ({ amount }) => `Second ${amount}`,
  phase: ({ detail }) => `Now: ${detail}`,
  initiative: ({ who, amount }) => `${who} has initiative ${amount}`,
  nextAction: ({ who, amount }) => `${who} acts next on ${amount}`,
  waits: ({ who, detail }) => `${who} waits${detail && ` for ${detail}`}`,
  over: ({ who }) => (who ? `The fight is over, ${who} is left` : 'The fight is over, nobody is left'),
  hit: ({ by, who, means }) => `${by} hits ${who}${means}`,
  miss: ({ by, who, means }) => `${by} misses ${who}${means}`,
  strays: ({ by, who, means }) => `The shot of ${by} strays to ${who}${means}`,
  shield: ({ who }) => `The shield of ${who} takes the blow`,
  shieldRoll: ({ who, detail }) => `The shield of ${who}: ${detail}`,
  unharmed: ({ by, who, means }) => `${by} does no harm to ${who}${means}`,
  damage: ({ who, by, amount }) => `${who} takes ${points(amount)} of damage${by && ` from ${by}`}`,
  subdual: ({ who, by, amount }) => `${who} takes ${points(amount)} of subdual damage${by && ` from ${by}`}`,
  effect: ({ who, detail, by }) => `${who} is struck by ${detail}${by && ` of ${by}`}`,
  afflicts: ({ who, detail }) => `${who} is ${detail}`,
  freeAttack: ({ by, who }) => `${by} has a free attack at ${who}`,
  splash: ({ who, by, detail }) => `${detail} of ${by} splashes ${who}`,
  scatters: ({ who, detail }) => `${detail} meant for ${who} breaks elsewhere`,
  drained: ({ who, by, amount }) =>
    `${who} loses ${amount === 1 ? '1 level' : `${amount} levels`}${by && ` to ${by}`}`,
  mortallyHit: ({ who }) => `${who} is mortally hit, and falls when this moment is over`,
  dies: ({ who, by }) => (by ? `${by} kills ${who}` : `${who} dies`),
  unconscious: ({ who }) => `${who} is unconscious`,
  flees: ({ who }) => `${who} flees`,
  surrenders: ({ who, by }) => `${who} surrenders${by && ` to ${by}`}`,
  stands: ({ who }) => `${who} stands`,
  breaks: ({ who }) => `${who} breaks`,
  revives: ({ who }) => `${who} is up again`,
  bleeds: ({ who, amount }) => `${who} bleeds, ${points(amount)}`,
  helpless: ({ who }) => `${who} is helpless`,
  trauma: ({ who, detail }) => `${who} meets the pain: ${detail}`,
  knockedBack: ({ who, amount }) => `${who} is knocked back ${feet(amount)}`,
  knockedDown: ({ who, amount }) => `${who} is knocked down, ${feet(amount)} away`,
  tires: ({ who }) => `${who} is exhausted`,
  rested: ({ who }) => `${who} is rested`,
  putsOut: ({ who }) => `${who} puts the flames out`,
  willRise: ({ who }) => `${who} will rise among the undead`,
  moves: ({ who, amount }) => `${who} moves ${feet(amount)}`,
  closes: ({ who, by }) => `${who} comes within reach of ${by}`,
  fallsBack: ({ who, amount }) => `${who} falls back ${feet(amount)}`,
  withdraws: ({ who, amount }) => `${who} withdraws ${feet(amount)}, fighting`,
  retreats: ({ who, amount }) => `${who} retreats ${feet(amount)}`,
  gaveGround: ({ who, amount }) => `${who} gives ground, ${feet(amount)}`,
  rises: ({ who }) => `${who} stands up`,
  falls: ({ who, amount }) => `${who} falls ${feet(amount)}`,
  turnsAbout: ({ who }) => `${who} turns about`,
  stopped: ({ who, detail }) => `${who} breaks off${detail && `: ${detail}`}`,
  takesUp: ({ who, detail }) => `${who} takes up ${detail}`,
  drops: ({ who, detail }) => `${who} drops ${detail}`,
  declares: ({ who, detail }) => `${who} declares ${detail}`,
  casts: ({ by, who, detail, at }) => `${by || who} casts ${detail}${by && at}`,
  power: ({ by, who, detail, at }) => `${by || who} uses ${detail}${by && at}`,
  spellLost: ({ who, detail }) => `${who} loses ${detail || 'the spell'}`,
  saves: ({ who, detail }) => `${who} saves against ${detail}`,
  failsSave: ({ who, detail }) => `${who} fails to save against ${detail}`,
  turnsUndead: ({ by, who, detail }) => `${by || who} turns undead${detail && `: ${detail}`}`,
  readies: ({ who, detail }) => `${who} readies ${detail}`,
  aims: ({ by, who }) => `${by} takes aim at ${who}`,
  guards: ({ who, detail }) => `${who} guards himself${detail && `: ${detail}`}`,
  grabs: ({ by, who }) => `${by} takes hold of ${who}`,
  frees: ({ who }) => `${who} is free of the hold`,
  drags: ({ who, by, amount }) => `${by} drags ${who} ${feet(amount)}`,
  silences: ({ by, who }) => `${by} keeps ${who} from speaking`,
  rouses: ({ by, who }) => `${by} tries to wake ${who}`,
  succeeds: ({ who, detail }) => `${who} succeeds: ${detail}`,
  fails: ({ who, detail }) => `${who} fails: ${detail}`,
  keepsOff: ({ by, who }) => `${by} keeps ${who} at bay`,
  knocksAside: ({ by, who }) => `${by} knocks the weapon of ${who} aside`,
  joins: ({ who }) => `${who} joins the fight`,
  leaves: ({ who }) => `${who} was never there`,
  heals: ({ who, amount }) => `${who} regains ${points(amount)}`,
  altitude: ({ who, amount }) => (amount === 0 ? `${who} is on the ground` : `${who} is ${amount} feet up`),
  placed: ({ who, amount }) => `${who} stands at ${feet(amount)}`,
  status: ({ who, detail }) => `${who} is ${detail}`,
  ruled: ({ who, detail }) => `The referee rules${who && ` of ${who}`}: ${detail || 'other figures'}`,
  light: ({ who, detail }) => `${detail}${who && ` of ${who}`} burns where it is`,
  note: ({ who, detail }) => (who ? `${who}: ${detail}` : detail),
};

/** What the dice came to and what was enough, and what is left: the end of the sentence. */
function figures({ total, needed, left }: CombatEvent): string {
  const thrown = total === undefined ? '' : needed === undefined ? `${total}` : `${total}, ${needed} needed`;
  const rest = left === undefined ? '' : `${left} left`;
  return [thrown, rest].filter((part) => part !== '').join('; ');
}

/** An event as a sentence of the log. `nameOf` gives the name of a fighter or a side by its id. */
export function sentenceOf(event: CombatEvent, nameOf: (id: string) => string): string {
  const { as, id, side, by, amount = 0, detail = '' } = event;
  const whom = id ?? side;
  const who = whom === undefined ? '' : nameOf(whom);
  const told = phrases[as]({
    who,
    by: by === undefined ? '' : nameOf(by),
    amount,
    detail,
    means: detail && ` with ${detail}`,
    at: who && ` at ${who}`,
  });
  const end = figures(event);
  return `${told}${end && `: ${end}`}.`;
}
