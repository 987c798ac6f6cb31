import type { CommandInput, CommandName, QueryOutput } from '../../../shared/ipc/contract.ts';
import { worn } from '../../fixtures/worn.ts';
import type { TestDesk } from '../test-desk.ts';

/** Moves a referee could make next, drawn from what the windows show. */

export interface Table {
  dungeon: Pick<QueryOutput<'dungeon.delve'>, 'delve'> & Pick<QueryOutput<'dungeon.company'>, 'party'>;
  shell: QueryOutput<'shell.view'>;
  /** Characters who never bore a light: removing them takes no light's record away. */
  unlit: readonly number[];
  things: readonly { id: number; kind: string; quantity: number }[];
}

/** The table as the windows show it, and what they need not: who was never a bearer, every thing there is. */
export function tableOf(desk: TestDesk, dungeon: Table['dungeon'], shell: Table['shell']): Table {
  const { db } = desk.desk.campaign.file;
  const rows = <T>(sql: string) => db.prepare<[], T>(sql).all();
  const unlit = rows<{ id: number }>(
    'SELECT id FROM character WHERE id NOT IN (SELECT bearer_id FROM light WHERE bearer_id IS NOT NULL)',
  );
  return {
    dungeon,
    shell,
    unlit: unlit.map(({ id }) => id),
    things: rows('SELECT id, kind, quantity FROM item ORDER BY id'),
  };
}

/** Gives the next of a list of random numbers, below the given bound. */
export type Draw = (below: number) => number;

interface Move<Name extends CommandName = CommandName> {
  name: Name;
  input: CommandInput<Name>;
}
export type AnyMove = { [Name in CommandName]: Move<Name> }[CommandName];
export type Maker = (table: Table, draw: Draw) => AnyMove | null;

export const pick = <T>(list: readonly T[], draw: Draw): T | undefined => list[draw(list.length)];
export const move = <Name extends CommandName>(name: Name, input: CommandInput<Name>) =>
  ({ name, input }) as unknown as AnyMove;

type Place = CommandInput<'inventory.move'>['to'];
type Changes = CommandInput<'character.edit'>['changes'];

const character = (draw: Draw) => ({
  name: pick(['Aud', 'Bera', 'Cid', 'James'], draw) ?? 'Dag',
  className: 'Fighter',
  level: draw(5),
  abilities: { strength: 3 + draw(16), charisma: draw(2) ? 3 + draw(16) : null },
  hp: draw(8),
  maxHp: 8,
  miscGear: draw(2) === 0,
  carryingTreasure: draw(2) === 0,
});

const changes = (draw: Draw): Changes => ({
  ...character(draw),
  kind: pick(['character', 'retainer', 'mount'] as const, draw) ?? 'character',
  sheet: { notes: `note ${draw(100)}`, conditions: draw(2) ? ['poisoned'] : [] },
});

const kinds = [
  'weapon',
  'coin',
  'gem',
  'torch',
  'torch',
  'oilFlask',
  'lantern',
  'otherTreasure',
  'gear',
] as const;

const thing = (draw: Draw) => {
  const kind = pick(kinds, draw) ?? 'torch';
  return {
    kind,
    name: kind,
    quantity: kind === 'gear' ? 1 : 1 + draw(900),
    weightEach: draw(50),
    ...(kind === 'coin' && { coin: 'gp' as const }),
    ...(kind === 'gear' && { capacity: 1000 }),
  };
};

const armour = (draw: Draw) =>
  worn(pick(['none', 'leather', 'chainmail', 'plate'] as const, draw) ?? 'none', draw(2) === 0);

export const member = ({ dungeon }: Table, draw: Draw) => pick(dungeon.party.members, draw)?.id;

const somewhere = (table: Table, draw: Draw): Place => {
  const who = member(table, draw);
  const box = pick(
    table.things.filter(({ kind }) => kind === 'gear'),
    draw,
  );
  const choice = draw(8);
  if (choice === 0) return { in: 'pool' };
  if (choice === 1) return { in: 'ground' };
  if (choice < 4 && box) return { in: 'container', id: box.id };
  return who === undefined ? { in: 'pool' } : { in: 'holder', id: who };
};

const gearMoves: Maker[] = [
  (table, draw) => move('inventory.add', { to: somewhere(table, draw), item: thing(draw) }),
  ({ things }, draw) => {
    const item = pick(things, draw);
    const { kind, name, quantity } = thing(draw);
    return item && item.kind !== 'gear'
      ? move('inventory.edit', { id: item.id, changes: { kind, name, quantity, coin: null } })
      : null;
  },
  ({ things }, draw) => {
    const item = pick(things, draw);
    return item && draw(3) === 0 ? move('inventory.remove', { itemIds: [item.id] }) : null;
  },
  (table, draw) => {
    const item = pick(table.things, draw);
    return item ? move('inventory.move', { itemIds: [item.id], to: somewhere(table, draw) }) : null;
  },
  (table, draw) => {
    const item = pick(table.things, draw);
    return item
      ? move('inventory.move', { itemIds: [item.id], quantity: 1 + draw(3), to: somewhere(table, draw) })
      : null;
  },
  ({ things }, draw) => {
    const item = pick(things, draw);
    return item ? move('inventory.split', { id: item.id, quantity: 1 + draw(item.quantity) }) : null;
  },
  ({ things }, draw) => {
    const item = pick(things, draw);
    const state = pick(['carried', 'worn', 'wielded'] as const, draw) ?? 'carried';
    return item ? move('inventory.setState', { id: item.id, state }) : null;
  },
  (table, draw) => {
    const characterId = member(table, draw);
    return characterId === undefined || draw(2) ? null : move('inventory.dropPack', { characterId });
  },
  (_, draw) => move('inventory.addCache', { name: `cache ${draw(9)}` }),
  (table, draw) => {
    const sharers = table.dungeon.party.members.map(({ id }) => id).slice(0, 1 + draw(7));
    return draw(3)
      ? null
      : move('reward.award', {
          coinSharerIds: sharers,
          xp: draw(2000),
          xpSharers: sharers.map((characterId) => ({ characterId, half: draw(2) === 0 })),
        });
  },
];

const partyMoves: Maker[] = [
  (_, draw) =>
    move('character.add', {
      ...character(draw),
      items: [thing(draw), { ...thing(draw), kind: 'torch', coin: null }, ...armour(draw)],
    }),
  (table, draw) => {
    const id = member(table, draw);
    return id === undefined ? null : move('character.edit', { id, changes: changes(draw) });
  },
  (table, draw) => {
    const id = member(table, draw);
    return id === undefined
      ? null
      : move('character.overrule', { id, key: 'acDescending', value: draw(3) ? draw(10) : null });
  },
  ({ unlit }, draw) => {
    const id = pick(unlit, draw);
    return id === undefined || draw(3) > 0 ? null : move('character.remove', { id });
  },
  (table, draw) => {
    const id = member(table, draw);
    return id === undefined ? null : move('party.moveCharacter', { id, by: draw(5) - 2 });
  },
  (_, draw) =>
    move('party.findTreasure', {
      what: [{ ...thing(draw), kind: 'coin', coin: 'gp' }, thing(draw)],
      where: 'a chest',
    }),
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
  (_, draw) => {
    const way = draw(2) ? {} : { turns: draw(9), over: draw(2) === 0 };
    return draw(8) === 0 ? move('dungeon.leave', way) : null;
  },
  (table, draw) => {
    const [fallenId, ...bearerIds] = [member(table, draw), member(table, draw), member(table, draw)];
    return fallenId === undefined
      ? null
      : move('character.carry', { fallenId, bearerIds: bearerIds.filter((id) => id !== undefined) });
  },
  (_, draw) => move('dungeon.setFamiliar', { familiar: draw(2) === 0 }),
  (table, draw) => move('dungeon.setSpeaker', { characterId: member(table, draw) ?? null }),
  (table, draw) => {
    const characterId = member(table, draw);
    return characterId === undefined
      ? null
      : move('light.kindle', {
          characterId,
          kind: pick(['torch', 'torch', 'lantern', 'continual'] as const, draw) ?? 'torch',
          overruleTinder: draw(2) === 0,
        });
  },
  ...(['light.relight', 'light.douse', 'light.refuel'] as const).map((name): Maker => ({ dungeon }, draw) => {
    const light = pick(dungeon.delve?.lights ?? [], draw);
    return light ? move(name, { lightId: light.id }) : null;
  }),
  ({ dungeon }, draw) => {
    const light = pick(dungeon.delve?.lights ?? [], draw);
    return light ? move('light.cover', { lightId: light.id, covered: !light.covered }) : null;
  },
  ({ dungeon }, draw) => {
    const light = pick(dungeon.delve?.lights ?? [], draw);
    return light && draw(2)
      ? move('light.drop', { lightId: light.id, where: 'a stair', burnsOn: draw(3) > 0 })
      : null;
  },
  (table, draw) => {
    const light = pick(table.dungeon.delve?.lights ?? [], draw);
    const characterId = member(table, draw);
    return light && characterId !== undefined ? move('light.take', { lightId: light.id, characterId }) : null;
  },
  ({ dungeon }, draw) => {
    const lit = (dungeon.delve?.lights ?? []).filter((light) => light.lit && light.kind === 'torch');
    const lightIds = lit.slice(0, 1 + draw(3)).map(({ id }) => id);
    return lightIds.length > 0 && draw(2) ? move('light.blowOut', { lightIds }) : null;
  },
  ({ dungeon }, draw) => {
    const light = pick(dungeon.delve?.lights ?? [], draw);
    return light ? move('light.setTurnsLeft', { lightId: light.id, turnsLeft: draw(30) }) : null;
  },
  (table, draw) => {
    const characterId = member(table, draw);
    return characterId === undefined
      ? null
      : move('deed.try', {
          deeds: [
            {
              characterId,
              kind: draw(2) ? 'secretDoor' : 'roomTrap',
              place: `wall ${draw(9)}`,
              present: draw(2) === 0,
            },
          ],
        });
  },
  (table, draw) => {
    const characterId = member(table, draw);
    return characterId === undefined
      ? null
      : move('deed.try', {
          deeds: [{ characterId, kind: 'listen', place: `door ${draw(9)}`, present: draw(2) === 0 }],
        });
  },
  ({ dungeon }, draw) => {
    const prompt = pick(dungeon.delve?.prompts ?? [], draw);
    if (!prompt) return null;
    if (prompt.kind === 'wanderingCheck' && draw(2))
      return move('prompt.rollCheck', { turn: prompt.turn, modifier: draw(3) - 1 });
    if (prompt.kind === 'encounterDue' && draw(2))
      return move('encounter.begin', { who: 'goblins', number: 1 + draw(9), checkTurn: prompt.turn });
    const answer = draw(2) ? 'delay' : 'dismiss';
    return move('prompt.answer', { key: prompt.key, answer });
  },
  ({ dungeon }, draw) => {
    const prompts = dungeon.delve?.prompts ?? [];
    const kind = pick(prompts, draw)?.kind;
    if (kind === undefined) return null;
    if (kind === 'wanderingCheck' && draw(3)) return move('prompt.rollChecks', { modifier: draw(3) - 1 });
    const keys = prompts.filter((prompt) => prompt.kind === kind).map(({ key }) => key);
    return move('prompt.answerAll', { keys, answer: draw(2) ? 'delay' : 'dismiss' });
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

const longPasses: Maker[] = [
  ({ dungeon }, draw) =>
    dungeon.delve
      ? move('dungeon.passTo', { turn: dungeon.delve.turn + draw(9), over: draw(2) === 0 })
      : null,
  (_, draw) =>
    move('dungeon.passUntilDue', { activity: pick(['explore', 'rest', 'other'] as const, draw) ?? 'rest' }),
];

const encounterMoves: Maker[] = [
  (_, draw) => (draw(4) ? null : move('encounter.begin', { who: 'rats', number: 1 + draw(12) })),
  ...Array.from({ length: 4 }, () => nextEncounterStep),
  (_, draw) => move('encounter.conclude', { outcome: 'they part', rounds: draw(150) }),
];

function nextEncounterStep({ dungeon }: Table, draw: Draw): AnyMove | null {
  switch (dungeon.delve?.encounter?.step) {
    case 'surprise':
      return move('encounter.settle', {
        step: 'surprise',
        answers: { partyAware: draw(3) === 0, ...(draw(4) === 0 && { overruleLight: true }) },
      });
    case 'distance':
      return move('encounter.settle', { step: 'distance', said: { distance: draw(2) ? draw(200) : null } });
    case 'reaction':
      return move('encounter.settle', {
        step: 'reaction',
        ...(draw(2) ? { answers: { modifier: draw(5) - 2 } } : { said: { total: draw(14) } }),
      });
    default:
      return null;
  }
}

export const tableMoves: readonly Maker[] = [
  ...partyMoves,
  ...gearMoves,
  ...campaignMoves,
  ...delveMoves,
  ...passMoves,
  ...longPasses,
  ...encounterMoves,
];

/** A move for the table as it stands; most are allowed, some the rules refuse. */
export function randomMove(table: Table, draw: Draw, makers = tableMoves): AnyMove {
  if (!table.dungeon.delve && draw(2)) return move('dungeon.enter', { name: 'the crypt', speakerId: null });
  const made = pick(makers, draw)?.(table, draw) ?? null;
  return made ?? move('dungeon.passTurn', { activity: 'explore' });
}
