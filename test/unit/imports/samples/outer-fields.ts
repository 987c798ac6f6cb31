/** What a virtual table writes around the figures of a document. */

const stats = (systemId: string) => ({ systemId, systemVersion: '2.0.0', coreVersion: '12.331' });

export const outer = (systemId: string) => ({
  _id: 'Kd82hsYq0LmZ1xPt',
  img: 'icons/svg/mystery-man.svg',
  effects: [],
  folder: null,
  sort: 0,
  flags: {},
  ownership: { default: 0 },
  _stats: stats(systemId),
});
