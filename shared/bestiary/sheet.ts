import { figure as number, signed } from '../words/figures.ts';
import { countedDice } from '../rules/bestiary/hit-dice.ts';
import type { BlockSystem, Monster, SheetFigures, SheetSystem } from './figures.ts';
import { figure, type Figure } from './marks.ts';

/** Unarmoured is 9 downwards and 10 upwards, whatever the book counts from. */
const unarmouredSum = 19;

/** Each die of the damage penetrates. */
const penetrating = (damage: string): string => damage.replaceAll(/\d*d\d+/g, '$&p');

/** Suggestions for a book that prints no creatures: all of them guessed, each with its why. */
export function suggestedFigures(monster: Monster, from: BlockSystem, to: SheetSystem): SheetFigures {
  const { ac, hd, attacks, special } = monster;
  const { defenceLess, damageReduction, speed, reachFeet, sizeOf } = to.bestiary;
  const guess = <Value>(value: Value, why: string): Figure<Value> => figure(value, 'guessed', why);
  const down = ac.descending ?? (ac.ascending === null ? null : from.bestiary.armourClass.sum - ac.ascending);
  const up = down === null ? null : unarmouredSum - down;
  const bonus = monster.attack_bonus ?? from.bestiary.attack(countedDice(hd)).bonus;
  const names = [monster.name, ...(monster.group === null ? [] : [monster.group])];
  return {
    hitDice: guess(hd, `Hit Dice as ${from.title} prints them; its level is taken from them.`),
    defence:
      up === null
        ? guess(null, `${from.title} prints no armour class.`)
        : guess(
            up - defenceLess,
            `Defence is its ascending armour class of ${number(up)} less ${defenceLess}.`,
          ),
    attack: guess(bonus, `Its attack bonus of ${signed(bonus)} in ${from.title}.`),
    damageReduction: guess(damageReduction, `No book says what its hide takes off a blow.`),
    speed: guess(speed, `No book says how fast it strikes; ${speed} is the usual.`),
    reachFeet: guess(reachFeet, `No book says how far it reaches; ${reachFeet} feet are a medium reach.`),
    size: guess(sizeOf(names), `Told by its name and kin, as no book prints sizes.`),
    attacks: guess(
      attacks.map((attack) => ({
        ...attack,
        damage: attack.damage === null ? null : penetrating(attack.damage),
      })),
      `The dice of damage in ${from.title}, penetrating.`,
    ),
    special: guess(special, `As ${from.title} names them.`),
  };
}
