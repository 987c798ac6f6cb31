import { isDeepStrictEqual } from 'node:util';
import { writtenFigures, type FactKey } from '../../../shared/bestiary/written/every-figure.ts';
import type { CreatureFacts } from '../../../shared/content/schemas/own-creature.ts';
import { refused, TurnkeeperError } from '../../../shared/errors.ts';
import type { ParsedInput } from '../../../shared/ipc/contract.ts';
import { listed } from '../../../shared/words/names.ts';
import { basisAt, termsIn } from '../../content/bestiary/own/drafts.ts';
import { ownCreatures } from '../../content/bestiary/own/own-book.ts';
import { CreatureWriter } from '../../content/bestiary/own/write-own.ts';
import { ownId, ownRow, readOwnRow, readOwnRows, rowIdOf } from '../../content/bestiary/own/read-own.ts';
import { needAsset } from '../../db/assets.ts';
import { query, withValues } from '../../db/sql.ts';
import type { Sql } from '../../db/sql.ts';
import type { CreatureRow } from '../../db/tables.ts';
import { writeNamed } from '../../facts/pages/follow-names.ts';
import { hangPicture } from '../../steps/hang-picture.ts';
import { soAlready } from '../../steps/so-already.ts';
import type { StepsOf } from '../../steps/step-context.ts';
import { step } from '../../steps/step-context.ts';

/** So many are named in the log. */
const mostTold = 6;

/** The referee's own creatures. */
export const creatureSteps: StepsOf<'creature'> = {
  'creature.add': ({ sql, content }, { name, system, facts, pictureId, ...about }) => {
    termsIn(content.bestiaries, system);
    if (pictureId !== null) needAsset(sql, pictureId, 'pictureId');
    const id = new CreatureWriter(sql).write({
      name,
      system,
      base: null,
      base_id: null,
      facts: JSON.stringify(facts),
      picture_id: pictureId,
      ...columnsOf(about),
    });
    return { ...step(`A new creature: ${name}.`, { hidden: true }), value: { id } };
  },

  'creature.addAll': ({ sql, content }, { system, creatures, source }) => {
    termsIn(content.bestiaries, system);
    const writer = new CreatureWriter(sql);
    const ids = creatures.map(({ name, facts, notes }) =>
      writer.write({
        name,
        system,
        base: null,
        base_id: null,
        facts: JSON.stringify(facts),
        ...columnsOf({ also: '', tags: [], terrain: [], levels: null, notes, licence: '', source }),
      }),
    );
    const [first = 0] = ids;
    const names = creatures.map(({ name }) => name);
    const told =
      names.length > mostTold
        ? [...names.slice(0, mostTold - 1), `${names.length - mostTold + 1} more`]
        : names;
    const words = names.length === 1 ? 'A new creature' : 'New creatures';
    return { ...step(`${words}: ${listed(told)}.`, { hidden: true }), value: { id: first } };
  },

  'creature.addVariant': ({ sql, content }, { of, name, facts, ...about }) => {
    const { bestiaries: books } = content;
    const { base, terms } = basisAt({ own: ownCreatures(sql, books), books }, of);
    const own = rowIdOf(base.id);
    const id = new CreatureWriter(sql).write({
      name,
      system: terms.system.id,
      base: own === null ? `${base.book}:${base.id}` : null,
      base_id: own,
      facts: JSON.stringify(facts),
      ...columnsOf(about),
    });
    return { ...step(`A variant of ${base.name}: ${name}.`, { hidden: true }), value: { id } };
  },

  'creature.change': ({ sql, content }, { id, changes: { name, facts, ...about } }) => {
    const row = needCreature(sql, id);
    const before = ownRow(row);
    const columns = {
      ...columnsOf(about),
      ...(name !== undefined && { name }),
      ...(facts !== undefined && { facts: JSON.stringify(facts) }),
    };
    const changed = (Object.keys(columns) as (keyof typeof columns)[]).filter(
      (column) => columns[column] !== undefined && columns[column] !== row[column],
    );
    const figures = facts === undefined ? [] : differing(before.facts, facts);
    if (changed.length === 0 || (figures.length === 0 && changed.every((column) => column === 'facts')))
      throw soAlready();
    const change = () => sql.run(query.updateTable('creature').set(columns).where('id', '=', id));
    const follows = writeNamed(sql, content, changed.includes('name'), change);
    const done = [
      ...(changed.includes('name') ? [`it is now ${name ?? ''}`] : []),
      ...figures.map((key) => writtenFigures[key].label.toLowerCase()),
      ...new Set(
        changed.flatMap((column) => (column === 'name' || column === 'facts' ? [] : columnWords[column])),
      ),
    ];
    return step(`${row.name}: ${listed(done)}${follows}.`, { hidden: true });
  },

  'creature.setPicture': ({ sql }, { id, assetId }) => {
    const { name, picture_id: pictureId } = needCreature(sql, id);
    const write = () =>
      sql.run(query.updateTable('creature').set({ picture_id: assetId }).where('id', '=', id));
    return hangPicture(sql, { name, pictureId }, assetId, write, { hidden: true });
  },

  'creature.remove': ({ sql }, { id }) => {
    const row = needCreature(sql, id);
    requireUnmet(sql, row);
    const variants = readOwnRows(sql).filter(({ base_id: base }) => base === id);
    for (const variant of variants) takeOver(sql, variant, row);
    sql.run(query.updateTable('room_foe').set({ creature_id: null }).where('creature_id', '=', ownId(id)));
    sql.run(query.deleteFrom('tonight_pin').where('creature_id', '=', ownId(id)));
    sql.run(query.deleteFrom('creature').where('id', '=', id));
    const names = variants.map(({ name }) => name);
    const keep =
      names.length === 0
        ? ''
        : ` ${listed(names)} ${names.length === 1 ? 'keeps' : 'keep'} what came from it.`;
    return step(`Removed the creature ${row.name}.${keep}`, { hidden: true });
  },
};

const met = withValues(({ creatureId }: { creatureId: string }) =>
  query
    .selectFrom('encounter')
    .select('id')
    .where('creature_id', '=', creatureId)
    .where('award', 'is', null)
    .limit(1),
);

/** Those who fight without having been met belong to no encounter. */
const fighting = withValues(({ creatureId }: { creatureId: string }) =>
  query
    .selectFrom('foe')
    .innerJoin('fight', 'fight.id', 'foe.fight_id')
    .select('foe.id')
    .where('foe.creature_id', '=', creatureId)
    .where('fight.state', '!=', 'ended')
    .limit(1),
);

/** Who is met now, fights, or is still to be reckoned in an award needs its figures. Throws refused. */
function requireUnmet(sql: Sql, { id, name }: CreatureRow): void {
  const creatureId = ownId(id);
  if (sql.get(met({ creatureId })) ?? sql.get(fighting({ creatureId })))
    throw refused(
      `${name} is in a fight, or was met and no award has reckoned it yet. Nothing was removed; end that, or strike it out of the award, first.`,
      { id: 'Still needed.' },
    );
}

/** A variant whose base goes says itself what its base said, and is a variant of whatever that was one of. */
function takeOver(sql: Sql, variant: CreatureRow, base: CreatureRow): void {
  const [own, from] = [ownRow(variant), ownRow(base)];
  const isLeveled = variant.level_least !== null;
  sql.run(
    query
      .updateTable('creature')
      .set({
        base: base.base,
        base_id: base.base_id,
        facts: JSON.stringify({ ...from.facts, ...own.facts }),
        tags: JSON.stringify(own.tags.length > 0 ? own.tags : from.tags),
        terrain: JSON.stringify(own.terrain.length > 0 ? own.terrain : from.terrain),
        level_least: isLeveled ? variant.level_least : base.level_least,
        level_most: isLeveled ? variant.level_most : base.level_most,
        picture_id: variant.picture_id ?? base.picture_id,
      })
      .where('id', '=', variant.id),
  );
}

type About = Omit<ParsedInput<'creature.change'>['changes'], 'name' | 'facts'>;

/** Only the columns of what is said. */
const columnsOf = ({ also, tags, terrain, levels, notes, licence, source }: About) => ({
  ...(also !== undefined && { also }),
  ...(tags !== undefined && { tags: JSON.stringify(tags) }),
  ...(terrain !== undefined && { terrain: JSON.stringify(terrain) }),
  ...(levels !== undefined && { level_least: levels?.least ?? null, level_most: levels?.most ?? null }),
  ...(notes !== undefined && { notes }),
  ...(licence !== undefined && { licence }),
  ...(source !== undefined && { source }),
});

const columnWords = {
  also: 'its second name',
  tags: 'its tags',
  terrain: 'where it lives',
  level_least: 'its levels',
  level_most: 'its levels',
  notes: 'its notes',
  licence: 'its licence',
  source: 'its source',
} as const;

/** Throws not-found. */
function needCreature(sql: Sql, id: number): CreatureRow {
  const row = readOwnRow(sql, id);
  if (row) return row;
  throw new TurnkeeperError('not-found', 'That creature is no longer there. Nothing was changed.', {
    id: 'Choose another.',
  });
}

const differing = (before: CreatureFacts, after: CreatureFacts): FactKey[] =>
  (Object.keys(writtenFigures) as FactKey[]).filter((key) => !isDeepStrictEqual(before[key], after[key]));
