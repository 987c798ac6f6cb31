import type { QueryOutput } from '../../../../shared/ipc/contract.ts';
import type { PlayersField } from '../../../../shared/ipc/fight/players/players-fields.ts';
import type { FighterState } from '../../../../shared/rules/combat.ts';
import type { FighterSeen } from '../../../../shared/rules/fight/views.ts';
import { capital, listed } from '../../../../shared/words/names.ts';
import type { Sql } from '../../../db/sql.ts';
import type { CampaignRules } from '../../../facts/campaign/read-campaign.ts';
import { readFight, readGroups } from '../../../facts/fight/read-fight.ts';
import type { Fighter } from '../../../facts/fight/read-fight.ts';
import { fightNow, openFightId, sideNames } from '../fight-now.ts';
import type { FightNow } from '../fight-now.ts';
import { lyingOnRows } from '../lasting/row-effects.ts';
import { lastAct, namedDice } from '../mend/last-act.ts';
import { healthWord } from './health.ts';

type View = NonNullable<QueryOutput<'combat.playersView'>>;

/** One the players see, as the fight knows him. */
interface Visible {
  readonly fighter: Fighter;
  readonly stands: FighterState;
  readonly look: FighterSeen;
  readonly conditions: readonly string[];
  readonly name: string;
}

/** Who bears this condition is seen by no player. */
const unseen = 'hidden';
const ours = 'party';

/** What the players may see of a fight, by the campaign's settings. Nothing of it hangs on what they do not see. */
export function playersView(sql: Sql, rules: CampaignRules, wanted: number | null): View | null {
  const id = wanted ?? openFightId(sql);
  if (id === null || readFight(sql, id) === null) return null;
  const now = fightNow(sql, rules, id);
  const visible = visibleOf(sql, rules, now);
  const fields = rules.players;
  const told = <Key extends string, Value>(
    field: PlayersField,
    key: Key,
    of: (isShown: boolean) => Value,
  ): Partial<Record<Key, Value>> =>
    fields[field] === 'hidden'
      ? {}
      : ({ [key]: of(fields[field] === 'shown') } as Partial<Record<Key, Value>>);
  return {
    ...told('round', 'round', (isShown) => roundText(now, visible, isShown)),
    ...told('acting', 'acting', (isShown) => actingText(now, visible, isShown)),
    ...told('order', 'order', (isShown) => orderText(now, visible, isShown)),
    ...told('dice', 'dice', (isShown) => ownDice(sql, rules, now, isShown)),
    who: visible.map((each) => ({
      name: each.name,
      ours: each.stands.side === ours,
      ...told('health', 'health', (isShown) => healthText(each, isShown)),
      ...told('conditions', 'conditions', (isShown) => conditionsOf(each, isShown)),
      ...told('light', 'light', (isShown) => lightText(now, each, isShown)),
    })),
  };
}

function visibleOf(sql: Sql, rules: CampaignRules, now: FightNow): Visible[] {
  const { machine, state, fighters } = now;
  const stands = new Map(state.fighters.map((each) => [each.id, each]));
  const looks = new Map(machine.seen(state).map((each) => [each.id, each]));
  const lying = lyingOnRows(sql, rules, now);
  const groups = new Map(readGroups(sql, now.row.id).map(({ id, name }) => [id, name]));
  const counts = new Map<string, number>();
  /** Those without a name of their own are counted among the seen alone. */
  const numbered = (word: string): string => {
    const nth = (counts.get(word) ?? 0) + 1;
    counts.set(word, nth);
    return `${word} ${nth}`;
  };
  const nameOf = (fighter: Fighter, side: string): string => {
    if (side === ours || rules.players.names === 'shown') return fighter.name;
    const group = fighter.row.group_id === null ? undefined : groups.get(fighter.row.group_id);
    return numbered(rules.players.names === 'words' ? (group ?? 'Stranger') : 'Foe');
  };
  return fighters.flatMap((fighter): Visible[] => {
    const one = stands.get(fighter.id);
    const look = looks.get(fighter.id);
    const { effects } = lying(fighter.id, []);
    const isUnseen = effects.some(({ name }) => name.toLowerCase() === unseen);
    if (one === undefined || look === undefined || one.status === 'absent' || isUnseen) return [];
    const conditions = effects.map(({ name, left }) => `${name}, ${left}`);
    return [{ fighter, stands: one, look, conditions, name: nameOf(fighter, one.side) }];
  });
}

const namesIn = (visible: readonly Visible[], ids: readonly string[]): string[] =>
  visible.filter(({ fighter }) => ids.includes(fighter.id)).map(({ name }) => name);

/** Sides by name, of which a player sees somebody. */
function sidesIn(visible: readonly Visible[], ids: readonly string[]): string[] {
  const seen = visible.filter(({ fighter }) => ids.includes(fighter.id)).map(({ stands }) => stands.side);
  return [...new Set(seen)].map((side) => sideNames[side] ?? side);
}

/** The step within it only where somebody whom they see is in it: else it would tell of one they do not. */
function roundText({ state, machine }: FightNow, visible: readonly Visible[], isShown: boolean): string {
  const { round, title } = state.clock;
  const now = machine.strip(state).find(({ when }) => when === 'now');
  const isSeen = now !== undefined && namesIn(visible, now.actors).length > 0;
  if (round === null) return isSeen ? title : 'The fight goes on';
  return isShown && isSeen ? `Round ${round}: ${title}` : `Round ${round}`;
}

function actingText({ state, machine }: FightNow, visible: readonly Visible[], isShown: boolean): string {
  const acting = machine.strip(state).find(({ when }) => when === 'now')?.actors ?? [];
  return capital(listed(isShown ? namesIn(visible, acting) : sidesIn(visible, acting)));
}

/** From the present on; steps of everybody together tell no order. */
function orderText({ state, machine }: FightNow, visible: readonly Visible[], isShown: boolean): string[] {
  const all = visible.filter(({ stands }) => stands.status === 'active').length;
  const steps = machine.strip(state).flatMap(({ when, actors }) => {
    const names = namesIn(visible, actors);
    if (when === 'past' || names.length === 0 || (names.length === all && all > 1)) return [];
    return [capital(listed(isShown ? names : sidesIn(visible, actors)))];
  });
  return steps.filter((text, at) => text !== steps[at - 1]);
}

/** Dice that somebody of the party threw in the last act. */
function ownDice(sql: Sql, rules: CampaignRules, now: FightNow, isShown: boolean): string[] {
  const last = lastAct(sql, rules, now.row.id);
  if (typeof last === 'string') return [];
  const party = new Set(now.state.fighters.filter(({ side }) => side === ours).map(({ id }) => id));
  const isOurs = (by: string | null): boolean => by !== null && (by === ours || party.has(by));
  return namedDice(last.before, last.acts)
    .filter(({ ask, fallen: [, , how] }) => isOurs(ask.by) && how !== 'h' && how !== 'm')
    .map(({ ask, fallen: [sides, face] }) => {
      const die = `${capital(now.nameOf(ask.by ?? ours))}: d${sides}`;
      return isShown ? `${die} ${face}` : die;
    });
}

/** The party's hit points may be shown, of all others a word alone. */
const healthText = ({ stands }: Visible, isShown: boolean): string =>
  isShown && stands.side === ours ? `${stands.hp} of ${stands.maxHp}` : healthWord(stands);

const conditionsOf = ({ conditions }: Visible, isShown: boolean): string[] =>
  conditions.map((text) => (isShown ? text : text.replace(/, [^,]*$/u, '')));

const lightWords = { bright: 'bright', dim: 'dim', dark: 'dark' } as const;

/** As strong as it falls on him; and what of the party's burns there. */
function lightText({ state }: FightNow, { look, fighter, stands }: Visible, isShown: boolean): string {
  const word = lightWords[look.light ?? 'bright'];
  const borne = state.lights.filter(({ bearer }) => bearer === fighter.id).map(({ source }) => source);
  return isShown && stands.side === ours && borne.length > 0 ? `${word}, ${listed(borne)}` : word;
}
