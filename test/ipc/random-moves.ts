import type { CommandInput, CommandName, QueryOutput } from '../../shared/ipc/contract.ts';

/** Moves a referee could make next, drawn from what the windows show. */

export interface Table {
  dungeon: QueryOutput<'dungeon.view'>;
  shell: QueryOutput<'shell.view'>;
  /** Characters who never bore a light: removing them takes no light's record away. */
  unlit: readonly number[];
}

/** Gives the next of a list of random numbers, below the given bound. */
export type Draw = (below: number) => number;

interface Move<Name extends CommandName = CommandName> {
  name: Name;
  input: CommandInput<Name>;
}
type AnyMove = { [Name in CommandName]: Move<Name> }[CommandName];
type Maker = (table: Table, draw: Draw) => AnyMove | null;

const pick = <T>(list: readonly T[], draw: Draw): T | undefined => list[draw(list.length)];
const move = <Name extends CommandName>(name: Name, input: CommandInput<Name>) =>
  ({ name, input }) as unknown as AnyMove;

const character = (draw: Draw) => ({
  name: pick(['Aud', 'Bera', 'Cid', 'James'], draw) ?? 'Dag',
  className: 'Fighter',
  level: draw(5),
  strength: 3 + draw(16),
  charisma: draw(2) ? 3 + draw(16) : null,
  hp: draw(8),
  maxHp: 8,
  armour: pick(['none', 'leather', 'chainmail', 'plate'] as const, draw) ?? 'none',
  shield: draw(2) === 0,
  miscGear: draw(2) === 0,
  carryingTreasure: draw(2) === 0,
});

const thing = (draw: Draw) => {
  const kind = pick(
    ['weapon', 'coin', 'gem', 'torch', 'torch', 'oilFlask', 'lantern', 'otherTreasure'] as const,
    draw,
  );
  return {
    kind: kind ?? 'torch',
    name: kind ?? 'torch',
    quantity: 1 + draw(900),
    weightEach: draw(50),
  } as const;
};

const member = ({ dungeon }: Table, draw: Draw) => pick(dungeon.party.characters, draw)?.id;
const items = ({ dungeon }: Table) => [
  ...dungeon.party.pool,
  ...dungeon.party.characters.flatMap((each) => each.items),
];

const partyMoves: Maker[] = [
  (_, draw) =>
    move('party.addCharacter', {
      ...character(draw),
      items: [thing(draw), { ...thing(draw), kind: 'torch' }],
    }),
  (table, draw) => {
    const id = member(table, draw);
    return id === undefined ? null : move('party.editCharacter', { id, ...character(draw) });
  },
  ({ unlit }, draw) => {
    const id = pick(unlit, draw);
    return id === undefined || draw(3) > 0 ? null : move('party.removeCharacter', { id });
  },
  (table, draw) => {
    const id = member(table, draw);
    return id === undefined ? null : move('party.moveCharacter', { id, by: draw(5) - 2 });
  },
  (table, draw) =>
    move('party.addItem', { holderId: draw(2) ? (member(table, draw) ?? null) : null, ...thing(draw) }),
  (table, draw) => {
    const item = pick(items(table), draw);
    return item ? move('party.editItem', { id: item.id, ...thing(draw) }) : null;
  },
  (table, draw) => {
    const item = pick(items(table), draw);
    return item && draw(3) === 0 ? move('party.removeItem', { id: item.id }) : null;
  },
  (_, draw) =>
    move('party.findTreasure', {
      what: [{ ...thing(draw), kind: 'coin', coin: 'gp' }, thing(draw)],
      where: 'a chest',
    }),
  (table, draw) => {
    const item = pick(items(table), draw);
    return item
      ? move('party.giveItems', {
          itemIds: [item.id],
          toCharacterId: draw(4) ? (member(table, draw) ?? null) : null,
        })
      : null;
  },
];

const campaignMoves: Maker[] = [
  (_, draw) => move('log.addNote', { text: `a note, ${draw(1000)}` }),
  ({ shell }) => move(shell.session ? 'session.end' : 'session.start', {}),
  (_, draw) =>
    move('campaign.changeSettings', {
      settings: {
        encumbrance: pick(['none', 'basic', 'detailed'], draw) ?? 'none',
        dungeonCheckEvery: 1 + draw(4),
        dungeonChanceInSix: draw(7),
      },
    }),
  ({ shell, dungeon }, draw) =>
    dungeon.delve
      ? null
      : move('clock.advanceTo', { day: shell.now.day + draw(2), hour: draw(24), minute: draw(60) }),
];

const delveMoves: Maker[] = [
  (table, draw) =>
    move('dungeon.enter', {
      name: `level ${draw(9)}`,
      speakerId: draw(2) ? (member(table, draw) ?? null) : null,
    }),
  (_, draw) => (draw(8) === 0 ? move('dungeon.leave', {}) : null),
  (_, draw) => move('dungeon.setFamiliar', { familiar: draw(2) === 0 }),
  (table, draw) => move('dungeon.setSpeaker', { characterId: member(table, draw) ?? null }),
  (table, draw) => {
    const characterId = member(table, draw);
    return characterId === undefined
      ? null
      : move('dungeon.light', { characterId, kind: draw(3) ? 'torch' : 'lantern' });
  },
  ...(['dungeon.relight', 'dungeon.douse', 'dungeon.refuel'] as const).map(
    (name): Maker =>
      ({ dungeon }, draw) => {
        const light = pick(dungeon.delve?.lights ?? [], draw);
        return light ? move(name, { lightId: light.id }) : null;
      },
  ),
  ({ dungeon }, draw) => {
    const light = pick(dungeon.delve?.lights ?? [], draw);
    return light ? move('dungeon.setTurnsLeft', { lightId: light.id, turnsLeft: draw(30) }) : null;
  },
  (table, draw) => {
    const characterId = member(table, draw);
    return characterId === undefined
      ? null
      : move('dungeon.search', {
          characterId,
          kind: draw(2) ? 'secretDoor' : 'roomTrap',
          place: `wall ${draw(9)}`,
          present: draw(2) === 0,
        });
  },
  (table, draw) => {
    const characterId = member(table, draw);
    return characterId === undefined
      ? null
      : move('dungeon.listen', { characterId, place: `door ${draw(9)}`, soundPresent: draw(2) === 0 });
  },
  ({ dungeon }, draw) => {
    const prompt = pick(dungeon.delve?.prompts ?? [], draw);
    if (!prompt) return null;
    if (prompt.kind === 'wanderingCheck' && draw(2))
      return move('dungeon.rollCheck', { turn: prompt.turn, modifier: draw(3) - 1 });
    if (prompt.kind === 'encounterDue' && draw(2))
      return move('encounter.begin', { who: 'goblins', number: 1 + draw(9), checkTurn: prompt.turn });
    return move('dungeon.answerPrompt', { key: prompt.key, answer: draw(2) ? 'delay' : 'dismiss' });
  },
];

const passMoves: Maker[] = Array.from(
  { length: 8 },
  () => (_: Table, draw: Draw) =>
    move('dungeon.passTurn', {
      activity: pick(['explore', 'explore', 'rest', 'other'] as const, draw) ?? 'explore',
      detail: '',
    }),
);

const encounterMoves: Maker[] = [
  (_, draw) => (draw(4) ? null : move('encounter.begin', { who: 'rats', number: 1 + draw(12) })),
  ...Array.from({ length: 4 }, () => nextEncounterStep),
  (_, draw) => move('encounter.conclude', { outcome: 'they part', rounds: draw(150) }),
];

function nextEncounterStep({ dungeon }: Table, draw: Draw): AnyMove | null {
  switch (dungeon.delve?.encounter?.step) {
    case 'surprise':
      return move('encounter.surprise', { overruleLight: draw(2) === 0, partyAware: draw(3) === 0 });
    case 'distance':
      return move('encounter.distance', { feet: draw(2) ? draw(200) : null });
    case 'reaction':
      return move('encounter.reaction', draw(2) ? { modifier: draw(5) - 2 } : { total: draw(14) });
    default:
      return null;
  }
}

const all = [...partyMoves, ...campaignMoves, ...delveMoves, ...passMoves, ...encounterMoves];

/** A move for the table as it stands; most are allowed, some the rules refuse. */
export function randomMove(table: Table, draw: Draw): AnyMove {
  if (!table.dungeon.delve && draw(2)) return move('dungeon.enter', { name: 'the crypt', speakerId: null });
  const made = pick(all, draw)?.(table, draw) ?? null;
  return made ?? move('dungeon.passTurn', { activity: 'explore' });
}
