import type { CommandOutput } from '../../../../shared/ipc/contract.ts';
import type { CombatMachine } from '../../../../shared/rules/combat.ts';
import { capital } from '../../../../shared/words/names.ts';
import type { Again } from '../../../rehearsal/rehearsal-job.ts';

type Told = CommandOutput<'combat.replayRehearsed'>;

/** Longer than anybody reads. */
const mostLines = 2000;

const endingWords: Readonly<Record<Again['ending'], string>> = {
  slain: 'the others are slain or lie there',
  broken: 'the courage of the others broke',
  fled: 'the others fled',
  surrendered: 'the others gave up',
  undecided: 'nobody had won when it was broken off',
};

/** A fight that was played, act by act, in the sentences of the log. */
export function toldAgain(
  machine: CombatMachine,
  { acts, winner, ending }: Again,
  sides: readonly string[],
  nameOf: (id: string) => string,
): Told {
  const lines = acts.flatMap(({ round, count, events }) => {
    const when = round === null ? `s${count ?? 0}` : `r${round}`;
    return events.map((event) => ({ when, text: capital(machine.words(event, nameOf)) }));
  });
  const won = sides[winner];
  return {
    lines: lines.slice(0, mostLines),
    more: Math.max(0, lines.length - mostLines),
    outcome: won === undefined ? 'Nobody won.' : `${capital(nameOf(won))} won: ${endingWords[ending]}.`,
  };
}
