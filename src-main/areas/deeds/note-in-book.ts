import type { AttemptKind } from '../../../shared/ipc/vocabulary.ts';
import type { DoorAct, TrapAct } from '../../../shared/ipc/book/place-facts.ts';
import type { Sql } from '../../db/sql.ts';
import { doorActsOf, doorAfter } from '../../facts/book/door-acts.ts';
import type { Feature } from '../../facts/book/feature-facts.ts';
import { setFeatureFacts } from '../../facts/book/set-facts.ts';
import { trapActsOf, trapAfter } from '../place/acts/trap-acts.ts';

const doorActs: Partial<Record<AttemptKind, DoorAct>> = {
  secretDoor: 'find',
  force: 'force',
  pick: 'unlock',
  spike: 'spike',
};
const trapActs: Partial<Record<AttemptKind, TrapAct>> = {
  roomTrap: 'find',
  treasureTrap: 'find',
  disarm: 'disarm',
};

/** What a success changes of the door or trap in the book; nothing where it stands so already. */
export function noteInBook(sql: Sql, kind: AttemptKind, feature: Feature | null): void {
  if (feature?.kind === 'door') {
    const act = doorActs[kind];
    if (act && doorActsOf(feature.facts).includes(act))
      setFeatureFacts(sql, feature.id, doorAfter(feature.facts, act));
  }
  if (feature?.kind === 'trap') {
    const act = trapActs[kind];
    if (act && trapActsOf(feature.facts).includes(act))
      setFeatureFacts(sql, feature.id, trapAfter(feature.facts, act));
  }
}
