/** Roll tables as virtual tables of several versions write them. */

const result = (at: number, text: string, more: object = {}) => ({
  _id: `result${at}`,
  type: 0,
  text,
  img: 'icons/svg/d20-black.svg',
  weight: 1,
  range: [at, at],
  drawn: false,
  flags: {},
  ...more,
});

/** Of version 9: results by number of their kind. */
export const mill = {
  _id: 'mill0000000000ab',
  name: 'In the mill',
  permission: { default: 0 },
  folder: null,
  img: 'icons/svg/d20-grey.svg',
  description: '<p>When the <b>wheel</b> stands still.</p><p>Once a day.</p>',
  formula: '1d4',
  replacement: true,
  displayRoll: true,
  results: [
    result(1, '[[1d6]] rats and [[/roll 2d4 gp]]'),
    result(2, 'Gems', { type: 1, collection: 'RollTable', resultId: 'gems0000000000ab' }),
    result(3, 'Old miller', { type: 2, collection: 'world.people', resultId: 'miller0000000000' }),
    result(4, '<p>Flour &amp; {dust|dirt}</p>'),
  ],
  flags: {},
};

export const gems = {
  _id: 'gems0000000000ab',
  name: 'Gems',
  description: '',
  formula: '2d4',
  replacement: true,
  results: [result(2, 'agate', { range: [2, 4] }), result(5, 'beryl', { range: [5, 6] }), result(8, 'jet')],
};

/** Of version 13: a name and a description, and the whole address of a document. */
export const omens = {
  name: 'Omens',
  img: 'icons/svg/d20-grey.svg',
  description: '',
  formula: '1d3',
  replacement: false,
  displayRoll: true,
  ownership: { default: 0 },
  folder: null,
  _stats: { coreVersion: '13.344', systemId: null },
  results: [
    {
      ...{ type: 'text', weight: 1, range: [1, 1], drawn: true, _id: 'a', img: null, documentUuid: null },
      ...{ name: 'Crows', description: '<p>They leave @UUID[RollTable.gems0000000000ab]{stones}.</p>' },
    },
    {
      ...{ type: 'document', weight: 1, range: [2, 2], drawn: false, _id: 'b', flags: {} },
      ...{ name: 'Wolf', description: '', documentUuid: 'Compendium.world.beasts.Actor.wolf000000000000' },
    },
    { type: 'document', weight: 1, range: [3, 3], drawn: false, _id: 'c', name: 'A fog', documentUuid: null },
  ],
};

/** Without dice: by weight alone. */
export const weather = {
  name: 'Weather',
  formula: '',
  results: [
    { type: 'text', text: 'rain', weight: 3, range: null },
    { type: 'text', text: 'sun', weight: 1, range: [0, 0] },
    { type: 'text', text: 'hail', weight: 0 },
  ],
};

/** A table of one result, changed. */
export const oneOf = (changes: object, text = 'x', more: object = {}) => ({
  name: 'One',
  formula: '1d1',
  results: [result(1, text, more)],
  ...changes,
});

export { result };
