import type { ParsedInput } from '../../../../shared/ipc/contract.ts';
import { rollDice } from '../../../../shared/dice/roll.ts';
import { refused } from '../../../../shared/errors.ts';
import { newCharacter } from '../../../../shared/ipc/party/character.ts';
import { shipOf } from './content-ship.ts';
import type { Creature } from '../../../content/creatures.ts';
import { creaturesOf, needCreature } from '../../../content/creatures.ts';
import type { Newcomer } from '../../../content/newcomer.ts';
import { newcomerOf } from '../../../content/newcomer.ts';
import type { StepContext, StepOf } from '../../../steps/step-context.ts';
import { step } from '../../../steps/step-context.ts';
import { addShip } from '../../../facts/ship/read-ship.ts';
import { isPerson } from '../../../facts/party/kinds.ts';
import { enrol } from './enrol.ts';
import { calling } from '../words.ts';

type Input = ParsedInput<'character.addFromContent'>;

const longestClassName = 80;

/** A beast, cart, ship, hireling or monster, as the starter content has it; its class says which. */
export const addFromContent: StepOf<'character.addFromContent'> = (context, input) => {
  const { sql, campaign, content } = context;
  const creature = needCreature(creaturesOf(content.equipment, content.monsters), input.list, input.id);
  const newcomer = newcomerOf(
    creature,
    campaign.system.capabilities.saves.map(({ id }) => id),
  );
  const { hp, words } = hitPointsOf(context, newcomer, input);
  const className = creature.name.slice(0, longestClassName);
  const { level } = newcomer;
  const sheet = withPace(creature, newcomer);
  const person = newCharacter.parse({
    kind: input.kind,
    name: input.name,
    className,
    level,
    hp,
    maxHp: hp,
    sheet,
  });
  const id = enrol(sql, campaign.system.weights, person);
  if (creature.list === 'water_vessels' && input.kind === 'vessel') addShip(sql, id, shipOf(creature.vessel));
  const called = calling(className, level, isPerson(input.kind));
  return { ...step(`${input.name} joined the party, ${called}: ${words}.`), value: { id } };
};

/** What carries nothing walks at the pace of its own line, not at a person's. */
function withPace(creature: Creature, { sheet }: Newcomer): Newcomer['sheet'] {
  const movement = 'monster' in creature ? creature.monster?.movement : undefined;
  const way = movement?.find(({ mode }) => mode === 'walk') ?? movement?.[0];
  if (sheet.carrier || !way) return sheet;
  const { per_turn_ft: turnFeet, per_round_ft: roundFeet } = way;
  const pace = { turnFeet, roundFeet };
  return {
    ...sheet,
    overrules: { ...sheet.overrules, ...pace },
    printed: { ...sheet.printed, ...pace },
  };
}

const points = (hp: number): string => `${hp.toLocaleString('en')} hit ${hp === 1 ? 'point' : 'points'}`;

/** Those given, those of the book, or what the dice of the book come to: at least one. */
function hitPointsOf({ dice }: StepContext, { hitPoints, className }: Newcomer, { hp }: Input) {
  if (hp !== null) return { hp, words: points(hp) };
  if (hitPoints === null)
    throw refused(
      `The starter content gives this ${className.toLowerCase()} no hit points. Nobody was added; type them.`,
      { hp: 'Type the hit points.' },
    );
  const rolled = Math.max(1, rollDice(hitPoints, dice()).total);
  return {
    hp: rolled,
    words: /^\d+$/.test(hitPoints) ? points(rolled) : `${points(rolled)} (${hitPoints})`,
  };
}
