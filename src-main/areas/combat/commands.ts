import { refused } from '../../../shared/errors.ts';
import type { CombatEvent } from '../../../shared/rules/combat.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { contentFor } from '../../content/content-for.ts';
import { deskFacts } from '../../db/observed.ts';
import type { Sql } from '../../db/sql.ts';
import type { Desk } from '../../desk/desk.ts';
import { readRules } from '../../facts/campaign/read-campaign.ts';
import type { CampaignRules } from '../../facts/campaign/read-campaign.ts';
import type { KeptAct } from '../../facts/fight/read-fight.ts';
import { amissOr, runStep } from '../../steps/run-step.ts';
import { playOn, undiced } from './acting/act.ts';
import { changedElsewhere } from './changed-elsewhere.ts';
import { fightNow, fightToGoOn } from './fight-now.ts';
import type { FightNow } from './fight-now.ts';
import { begunAgain, purposeOf } from './mend/mend-dice.ts';
import { askedFor } from '../../facts/asked-for.ts';
import { pendingIn } from './acting/pending.ts';
import type { Asked, Mending, Pending } from './acting/pending.ts';
import { rehearsalCommands } from './rehearse/commands.ts';
import { facesByWord } from './strokes/by-word.ts';
import type { Word } from './strokes/by-word.ts';
import { fixedCourse } from './strokes/course.ts';
import { strokeCourse } from './strokes/stroke-course.ts';
import { Stroke } from './strokes/stroke.ts';
import { summed } from './strokes/sums.ts';

/** How it stands once the next act has taken over what other windows changed. */
async function asChanged(sql: Sql, rules: CampaignRules, now: FightNow): Promise<FightNow> {
  const { classes = null } = await contentFor(['classesInUse'], { sql, systemId: rules.system.id });
  const { sheets, bodies } = changedElsewhere(sql, now, { classes });
  const { state } = playOn(now, [...sheets, ...bodies].map(undiced));
  return { ...now, state };
}

interface Throwing {
  readonly faces: readonly number[];
  readonly sums?: readonly number[] | undefined;
  readonly throws: 'none' | 'one' | 'all';
  /** How the blow at hand comes out, by the referee's word. */
  readonly word?: Word | undefined;
  /** Faces are about to be typed: where no die falls nothing is done. */
  readonly asksDice?: boolean;
}

/** Of a fight whose record is damaged it is said that it is. */
const orAmiss =
  <Input, Value>(work: (desk: Desk, input: Input) => Promise<Value> | Value) =>
  (desk: Desk, input: Input): Promise<Value> =>
    amissOr(desk, async () => work(desk, input));

/** Goes on with the next faces: typed ones first, then the program's; done at once where no die is left. */
async function goOn(
  desk: Desk,
  fightId: number,
  { course, fallen, after, mending }: Pick<Pending, 'course' | 'fallen' | 'after' | 'mending'>,
  { faces, sums = [], throws, word, asksDice = false }: Throwing,
): Promise<Asked> {
  const { campaign } = desk;
  const { sql } = campaign.file;
  const rules = readRules(sql);
  const latest = fightToGoOn(sql, rules, { fightId, after });
  const now = mending ? fightNow(sql, rules, fightId, after - 1) : await asChanged(sql, rules, latest);
  const kept = [...(mending?.kept ?? [])];
  const typed = [...faces];
  const together = [...sums];
  const dice = [...fallen];
  const stroke = new Stroke(now, course);
  let thrown = 0;
  let said = word;
  for (;;) {
    const { played, wanted, soFar } = stroke.tryWith(dice);
    if (wanted === null) {
      if (asksDice || typed.length + together.length > 0)
        throw refused('More dice were typed than the act takes. Nothing was done.');
      if (played.length === 0) throw refused('There is nobody who could do that now. Nothing was done.');
      return mending
        ? commitMended(desk, { fightId, after }, played, mending)
        : {
            ...(await commit(desk, { fightId, after }, course.gang, played)),
            ...failedIn(soFar),
          };
    }
    if (said !== undefined) {
      dice.push(...facesByWord({ now, course, word: said }, dice, wanted));
      said = undefined;
      continue;
    }
    const purpose = purposeOf(played.length, wanted);
    const fits = kept.findIndex((each) => each.purpose === purpose);
    const [again] = fits === -1 ? [] : kept.splice(fits, 1);
    if (again) {
      dice.push(again.die);
      continue;
    }
    const face = typed.shift();
    const sum = face === undefined ? together.shift() : undefined;
    if (face !== undefined) dice.push([wanted.sides, face, 't']);
    else if (sum !== undefined) dice.push(...summed(wanted, sum));
    else if (throws === 'all' || (throws === 'one' && thrown === 0)) {
      dice.push([wanted.sides, desk.ports.dice.roll(wanted.sides), 'r']);
      thrown += 1;
    } else {
      pendingIn(campaign).set(fightId, {
        after,
        acts: stroke.acts,
        course,
        fallen: dice,
        wanted,
        soFar,
        mending: mending && { ...mending, kept },
      });
      desk.announce([deskFacts]);
      return { wanted: askedFor(wanted), said: null };
    }
  }
}

/** Who failed to save, where anybody did. */
function failedIn(events: readonly CombatEvent[]): Pick<Asked, 'failed'> {
  const failed = events.flatMap(({ as, id }) => (as === 'failsSave' && id !== null ? [id] : []));
  return failed.length > 0 ? { failed } : {};
}

async function commit(
  desk: Desk,
  { fightId, after }: { fightId: number; after: number },
  gang: string | null,
  acts: readonly KeptAct[],
): Promise<Asked> {
  const { campaign } = desk;
  const input = {
    fightId,
    after,
    acts,
    ...(gang !== null && { gang }),
  } as unknown as ParsedInput<'combat.act'>;
  const { said } = await runStep(desk, 'combat.act', input);
  pendingIn(campaign).delete(fightId);
  desk.announce([deskFacts]);
  return { wanted: null, said };
}

/** What the fight took over from elsewhere it takes over again by itself. */
async function commitMended(
  desk: Desk,
  { fightId, after }: { fightId: number; after: number },
  played: readonly KeptAct[],
  { to, overtaken, changed }: Mending,
): Promise<Asked> {
  const { campaign } = desk;
  const acts = played.slice(overtaken);
  const input = { fightId, after, seq: to, acts, changed } as unknown as ParsedInput<'combat.mend'>;
  const { said } = await runStep(desk, 'combat.mend', input);
  pendingIn(campaign).delete(fightId);
  desk.announce([deskFacts]);
  return { wanted: null, said };
}

export const combatCommands = {
  ...rehearsalCommands,

  'combat.propose': orAmiss(
    (desk, { fightId, after, acts, throwAll, asksDice }: ParsedInput<'combat.propose'>): Promise<Asked> =>
      goOn(
        desk,
        fightId,
        { course: fixedCourse(acts), fallen: [], after },
        { faces: [], throws: throwAll ? 'all' : 'none', asksDice },
      ),
  ),

  'combat.stroke': orAmiss(
    (desk, { fightId, after, stroke, throwAll, asksDice }: ParsedInput<'combat.stroke'>): Promise<Asked> => {
      const course = strokeCourse(desk.campaign.file.sql, { fightId, after }, stroke);
      const throws = throwAll ? 'all' : 'none';
      return goOn(desk, fightId, { course, fallen: [], after }, { faces: [], throws, asksDice });
    },
  ),

  'combat.answer': orAmiss(
    (desk, { fightId, faces, sums, throws, word }: ParsedInput<'combat.answer'>): Promise<Asked> => {
      const pending = pendingIn(desk.campaign).get(fightId);
      if (!pending) throw refused('No die is asked for in this fight. Nothing was done.');
      return goOn(desk, fightId, pending, { faces, sums, throws, word });
    },
  ),

  'combat.mendDice': orAmiss((desk, input: ParsedInput<'combat.mendDice'>): Promise<Asked> => {
    const { sql } = desk.campaign.file;
    const begun = begunAgain(sql, readRules(sql), input);
    return goOn(desk, input.fightId, begun, { faces: [], throws: 'none' });
  }),

  'combat.withdraw': (desk: Desk, { fightId }: ParsedInput<'combat.withdraw'>): null => {
    pendingIn(desk.campaign).delete(fightId);
    desk.announce([deskFacts]);
    return null;
  },
};
