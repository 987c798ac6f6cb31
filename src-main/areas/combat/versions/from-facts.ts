import type { CombatSetup, Overrule } from '../../../../shared/rules/combat.ts';
import { refused } from '../../../../shared/errors.ts';
import { query } from '../../../db/sql.ts';
import { readMember } from '../../../facts/party/read-party.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { readFighters, readSteps } from '../../../facts/fight/read-fight.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { creatureOf } from '../../encounter/foes/creature.ts';
import { playOn, writeStep } from '../acting/act.ts';
import { enlistFoes, enlistPeople } from '../comers/enlist.ts';
import type { Enlisted } from '../comers/enlist.ts';
import { usually } from '../comers/people.ts';
import { fightNow } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import { ownSettings } from '../settings/own-settings.ts';
import { stretchesOver } from '../several/times.ts';
import { beginFacts } from '../told/fight-facts.ts';
import { storedFight } from './stored-fight.ts';
import type { StoredFight } from './stored-fight.ts';

type Context = StepContext<'classes' | 'monsters'>;

/**
 * A fight of other rules goes on from what is known of it: hit points, spells and missiles as the sheets have them,
 * places and states as the journal told them, at the opening of the next round. What was played stays as a record.
 */
export const fromFacts: StepOf<'combat.fromFacts'> = (context, { fightId }) => {
  const { sql, campaign } = context;
  const broken = fightNow(sql, campaign, fightId);
  if (broken.row.state === 'ended') throw refused('That fight is over. Nothing was changed.');
  if (broken.played.broken === null)
    throw refused('The rules agree with this fight as it was played. Nothing was changed.');
  const stored = storedFight(sql, fightId);
  const { state: before } = broken;
  const all = readFighters(sql, fightId).flatMap((fighter) => {
    const known = stored.stand.get(fighter.id) ?? before.fighters.find(({ id }) => id === fighter.id);
    return known === undefined ? [] : [{ fighter, known }];
  });
  const round = stored.last?.round ?? before.clock.round;
  const setup: CombatSetup = {
    settings: { ...campaign.settings, ...ownSettings(sql, fightId) },
    fighters: all.flatMap(({ fighter, known: { side, atFeet } }) =>
      enlistedAgain(context, fighter).map(({ entrant }) => ({ ...entrant, side, atFeet })),
    ),
    outdoors: broken.row.outdoors === 1,
    dropsThrown: true,
    askMorale: true,
    passesDeclaring: true,
    ...(round !== null && { round: round + 1 }),
  };
  const from = readSteps(sql, fightId).at(-1)?.n ?? 0;
  const values = {
    fight_id: fightId,
    from_step: from,
    version: campaign.system.combat.version,
    setup: JSON.stringify(setup),
  };
  sql.run(query.insertInto('fight_setup').values(values));
  const opened = fightNow(sql, campaign, fightId);
  writeStates(context, opened, stored);
  const now = fightNow(sql, campaign, fightId);
  const began = Math.max(0, campaign.clock - stretchesOver(now.state) * campaign.system.clock.roundSeconds);
  sql.run(query.updateTable('fight').set({ began_seconds: began }).where('id', '=', fightId));
  return step(
    `The fight against ${now.row.name} goes on under the rules of now, from what was known of it${round === null ? '' : `, with round ${round + 1}`}.`,
    { fight: beginFacts(now), overruled: `Act ${broken.played.broken.n} comes out otherwise now.` },
  );
};

function enlistedAgain(context: Context, { person, foe, row }: Fighter): Enlisted[] {
  if (foe)
    return enlistFoes(
      context,
      {
        foes: [foe],
        monster: creatureOf(context.content.monsters, foe.creature_id),
        atFeet: null,
        gang: null,
        side: null,
        label: null,
        listed: false,
      },
      0,
    );
  const member = readMember(context.sql, person.id);
  if (!member) return [];
  const all = enlistPeople(context, [usually(member)]);
  for (const { handed } of all)
    context.sql.run(query.updateTable('fight_fighter').set({ handed }).where('id', '=', row.id));
  return all;
}

/** Who lay, fled, had given up or was never there still is so: the first step under the rules of now says so. */
function writeStates(context: Context, now: FightNow, { stand }: StoredFight): void {
  const rulings = now.state.fighters.flatMap(({ id, status }): Overrule[] => {
    const known = stand.get(id)?.status;
    if (known === undefined || known === status) return [];
    if (known === 'absent') return [{ kind: 'overrule', change: 'leave', id }];
    return [{ kind: 'overrule', change: 'status', id, status: known }];
  });
  if (rulings.length === 0) return;
  writeStep(
    context,
    now,
    playOn(
      now,
      rulings.map((action) => ({ action, dice: [] })),
    ),
  );
}
