import { refused } from '../../../../shared/errors.ts';
import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import type { Sql } from '../../../db/sql.ts';
import { readRules } from '../../../facts/campaign/read-campaign.ts';
import { fightToGoOn } from '../fight-now.ts';
import { planned } from '../groups/plan.ts';
import type { Course } from './course.ts';
import { cutsOff, goingOn, restPasses } from './going-on.ts';
import { standsThere } from './stands-there.ts';

/** What a stroke consists of. Throws refused where it can do nothing, with what stands in its way. */
export function strokeCourse(
  sql: Sql,
  at: { fightId: number; after: number },
  stroke: ParsedInput<'combat.stroke'>['stroke'],
): Course {
  const now = fightToGoOn(sql, readRules(sql), at);
  const { machine, state } = now;
  if (stroke.kind === 'standsThere') return standsThere(now, stroke);
  if (stroke.kind === 'plan') return planned(machine, stroke);
  // Where later ones of the same step still wait, to go on is to let those whose moment it is pass.
  const passes = stroke.kind === 'rest' || cutsOff(machine, state);
  const course = passes ? restPasses(machine) : goingOn(machine);
  if (course.begin()({ state, events: [], done: 0 }) === null)
    throw refused('Something is to be decided first: the card shows it. Nothing was done.');
  return course;
}
