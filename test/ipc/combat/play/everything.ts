import type { CommandName } from '../../../../shared/ipc/contract.ts';
import { inForm } from '../../../fixtures/attack.ts';
import * as acts from './acts.ts';
import { elsewhere } from './elsewhere.ts';
import * as fights from './fights.ts';
import * as figures from './figures.ts';
import * as prepared from './prepared.ts';
import * as rulings from './rulings.ts';
import type { FightMove, Move } from './sight.ts';
import * as things from './things.ts';
import * as versions from './versions.ts';

/** Every command of a fight with the moves that send it, and how often each is drawn: one that is left out compiles not. */

type OfFights = Extract<CommandName, `combat.${string}`>;
type Often<Made> = readonly (readonly [often: number, move: Made])[];

/** Such as need a fight. */
type InFight = Exclude<OfFights, 'combat.begin' | 'combat.keepMuster' | 'combat.dropMuster'>;

/** Each rehearsal starts workers: only the whole attack waits for them. */
const rarely = inForm(0, 0.1);

const inFight: { readonly [Name in InFight]: Often<FightMove<Name>> } = {
  'combat.propose': [
    [26, acts.thrown],
    [9, acts.begun],
    [2, acts.withANote],
    [3, acts.nonsense],
    [14, rulings.overruled],
    [3, rulings.revived],
    [3, acts.empowered],
  ],
  'combat.answer': [[14, acts.answered]],
  'combat.withdraw': [[2, acts.withdrawn]],
  'combat.stroke': [[12, acts.strokes]],
  'combat.mendDice': [[3, acts.mended]],
  'combat.act': [[1, versions.playedAtOnce]],
  'combat.mend': [[0.5, versions.mendedAtOnce]],
  'combat.join': [[2, fights.joined]],
  'combat.arrive': [[2, prepared.arrived]],
  'combat.dropArrival': [[0.5, prepared.expectedNoMore]],
  'combat.group': [[1, fights.grouped]],
  'combat.pause': [[1, fights.paused]],
  'combat.goOn': [[2, fights.turnedTo]],
  'combat.end': [[3, fights.ended]],
  'combat.flee': [[1, fights.fled]],
  'combat.takeUp': [[2.5, things.takenUp]],
  'combat.drop': [[1.5, things.dropped]],
  'combat.dropPack': [[0.5, things.packDropped]],
  'combat.door': [[1, things.doorHandled]],
  'combat.afflict': [[3, things.afflicted]],
  'combat.light': [[4, figures.lightHandled]],
  'combat.typeFigures': [[4, figures.typed]],
  'combat.changeSettings': [[1.5, figures.ruled]],
  'combat.fromFacts': [[0.3, versions.fromFacts]],
  'combat.rehearse': [[rarely * 2, prepared.rehearsed]],
  'combat.stopRehearsal': [[rarely * 80, prepared.rehearsedNoMore]],
  'combat.replayRehearsed': [[rarely * 100, prepared.shownAgain]],
};

const withoutFight: { readonly [Name in Exclude<OfFights, InFight>]: Often<Move<Name>> } = {
  'combat.begin': [[2, fights.begun]],
  'combat.keepMuster': [[1, prepared.kept]],
  'combat.dropMuster': [[0.3, prepared.givenUp]],
};

const others: Often<Move> = [
  [3, fights.chased],
  [7, elsewhere],
];

export const movesInFight: Often<FightMove> = Object.values<Often<FightMove>>(inFight).flat();
export const movesAnywhere: Often<Move> = [...Object.values<Often<Move>>(withoutFight).flat(), ...others];

/** What a whole attack has sent, and had taken, at least once. */
export const commandsOfFights = [
  ...Object.keys(inFight),
  ...Object.keys(withoutFight),
] as readonly OfFights[];
