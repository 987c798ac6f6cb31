import { TurnkeeperError, refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { StepOutcome } from '../../../../shared/ipc/outcome.ts';
import type { LightDoing } from '../../../../shared/ipc/fight/leaving/light.ts';
import type { CombatState, Overrule } from '../../../../shared/rules/combat.ts';
import type { FightLight } from '../../../../shared/rules/fight/lights.ts';
import { readLights } from '../../../facts/delve/read-delve.ts';
import { personsId } from '../../../facts/fight/read-fight.ts';
import { withEvents } from '../../../facts/words.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { kindleFresh, lightAgain } from '../../light/kindling.ts';
import { goOn, playOn, undiced, writeStep } from '../acting/act.ts';
import { changedElsewhere, noteHanded } from '../changed-elsewhere.ts';
import { fightToGoOn } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import { actFacts } from '../told/fight-facts.ts';
import { lightWith, lightsId } from './ids.ts';
import { doingsOf } from './doings.ts';
import { lightOf } from './taken-over.ts';

type Input = ParsedInput<'combat.light'>;

/** A light is dropped, doused, blown out, thrown, lit, taken or moved: in the fight and on the sheet of lights at once. */
export const handleLight: StepOf<'combat.light'> = (context, input) => {
  const { sql, campaign, content } = context;
  const before = fightToGoOn(sql, campaign, input);
  const elsewhere = changedElsewhere(sql, before, content);
  noteHanded(sql, elsewhere);
  const sheets = elsewhere.sheets.map(undiced);
  const taken = [...sheets, ...elsewhere.bodies.map(undiced)];
  const now = { ...before, state: playOn(before, taken).state };
  const becomes = input.does === 'light' ? lit(context, now, input) : handled(context, now, input);
  const { light, words, outcome = {} } = becomes;
  const rulings: Overrule[] = [
    ...(light === null ? [] : [{ kind: 'overrule', change: 'light', light } as const]),
    { kind: 'overrule', change: 'note', id: null, words: words.slice(0, 200) },
    ...spends(now, input),
  ];
  const done = playOn(before, [...taken, ...rulings.map(undiced)]);
  writeStep(context, before, done);
  const passed = goOn(context, { ...before, state: playOn(before, sheets).state }, done.state);
  return step(withEvents(words, [...(outcome.events ?? []), ...(passed.events ?? [])]), {
    ...outcome,
    ...passed,
    fight: actFacts(before, done),
    hidden: false,
  });
};

interface Becomes {
  /** Null where it is in hand and does not burn. */
  readonly light: FightLight | null;
  readonly words: string;
  readonly outcome?: StepOutcome;
}

/** Somebody lights a fresh one, or one that was put out. */
function lit(context: StepContext, now: FightNow, input: Input): Becomes {
  const { sql, campaign } = context;
  const { tinderDie, overruleTinder } = input;
  const spark = { tinderDie, overruleTinder, inFight: true };
  const own = input.lightId === null ? null : lightWith(input.lightId);
  const known = input.lightId === null ? undefined : now.state.lights.find(({ id }) => id === input.lightId);
  if (input.lightId !== null && own === null) {
    // Of a sheet that only counts it: nothing is used up.
    const light = needLight(now.state, input.lightId);
    return { light: { ...light, lit: true }, words: `The ${light.source} burns again.` };
  }
  const {
    id,
    lit: burns,
    told,
  } = own === null ? fresh(context, now, input) : { id: own, ...lightAgain(context, own, spark) };
  const row = readLights(sql).find((each) => each.id === id);
  if (!row) throw gone();
  const bearer = row.bearer_id === null ? null : personsId(row.bearer_id);
  const inHand = bearer !== null && now.state.fighters.some((each) => each.id === bearer);
  const place = inHand ? { bearer, atFeet: null } : { bearer: null, atFeet: known?.atFeet ?? 0 };
  return {
    light: burns ? lightOf(campaign, row, place) : null,
    words: told.summary,
    outcome: told.outcome,
  };
}

function fresh(context: StepContext, now: FightNow, { fighter, kind, tinderDie, overruleTinder }: Input) {
  const person = now.fighters.find(({ id }) => id === fighter)?.person;
  if (!person || kind === null)
    throw refused('Say who of the party lights what. Nothing was lit.', { fighter: 'Choose somebody.' });
  needOnFeet(now, fighter);
  const spark = { tinderDie, overruleTinder, inFight: true };
  return kindleFresh(context, { characterId: person.id, kind, burnDie: null }, spark);
}

/** What becomes of a light that is there. */
function handled({ sql }: StepContext, now: FightNow, input: Input): Becomes {
  const light = needLight(now.state, input.lightId ?? '');
  const row = readLights(sql).find(({ id }) => lightsId(id) === light.id);
  const { does } = input;
  const possible = doingsOf(light, row?.kind ?? null);
  if (!possible.includes(does)) throw refused(whyNot(light, does));
  const bearer = now.state.fighters.find(({ id }) => id === light.bearer);
  const whose = bearer === undefined ? `The ${light.source}` : `${now.nameOf(bearer.id)}’s ${light.source}`;
  const burns = light.lit && (input.burnsOn || row?.kind === 'continual');
  const after = !light.lit ? '' : burns ? ' It burns on.' : ' It goes out.';
  switch (does) {
    case 'drop':
      return {
        light: { ...light, bearer: null, atFeet: bearer?.atFeet ?? 0, lit: burns },
        words: `${whose} is dropped.${after}`,
      };
    case 'throw':
    case 'move': {
      const atFeet = input.atFeet;
      if (atFeet === null)
        throw refused('Say where it goes. Nothing was changed.', { atFeet: 'A place on the line.' });
      const did = does === 'throw' ? 'is thrown' : 'is moved';
      return {
        light: { ...light, bearer: null, atFeet, lit: burns },
        words: `${whose} ${did} to ${atFeet} feet.${after}`,
      };
    }
    case 'take': {
      needOnFeet(now, input.fighter);
      const name = now.nameOf(input.fighter ?? '');
      return {
        light: { ...light, bearer: input.fighter, atFeet: null },
        words: `${name} takes the ${light.source}.`,
      };
    }
    default:
      return {
        light: { ...light, lit: false },
        words: `${whose} is ${does === 'douse' ? 'put out' : 'blown out'}.`,
      };
  }
}

const whyNot = ({ source, lit: burns, bearer }: FightLight, does: LightDoing): string => {
  if (does === 'drop' && bearer === null) return `The ${source} lies there already. Nothing was changed.`;
  if (!burns) return `The ${source} is not burning. Nothing was changed.`;
  return does === 'blowOut'
    ? `No gust blows out a ${source}. Nothing was changed; douse it instead.`
    : `The ${source} cannot be put out. Nothing was changed; cover it instead.`;
};

/** Who lights one or takes one up has used his act, where one was due. */
function spends({ machine, state }: FightNow, { does, fighter }: Input): Overrule[] {
  if (fighter === null || (does !== 'light' && does !== 'take')) return [];
  const isDue = machine.seen(state).some(({ id, standing }) => id === fighter && standing === 'mayAct');
  return isDue ? [{ kind: 'overrule', change: 'acted', id: fighter, acted: true }] : [];
}

const gone = () =>
  new TurnkeeperError('not-found', 'That light is no longer there. Nothing was changed.', {
    lightId: 'Choose another light.',
  });

function needLight({ lights }: CombatState, id: string): FightLight {
  const light = lights.find((each) => each.id === id);
  if (!light) throw gone();
  return light;
}

function needOnFeet({ state, nameOf }: FightNow, fighter: string | null): void {
  const one = state.fighters.find(({ id }) => id === fighter);
  if (!one) throw refused('Say who does it. Nothing was changed.', { fighter: 'Choose somebody.' });
  if (one.status !== 'active')
    throw refused(`${nameOf(one.id)} is in no state to do that. Nothing was changed.`, {
      fighter: 'Choose somebody else.',
    });
}
