import type { Knowledge, SiteKind } from './map-words.ts';

/**
 * How sites are drawn: SVG path data about their place, filled by the rule of even and odd, within half a unit of it. The
 * disc they stand on is a unit and a third across.
 */
export const siteSymbols: Readonly<Record<SiteKind, string>> = {
  settlement:
    'M-.46 .34v-.34l.23-.24l.23 .24v-.3l.23-.22l.23 .22v.64zM-.3 .34v-.2h.14v.2zM.15 .34v-.2h.16v.2zM.15-.04h.16v-.14h-.16z',
  ruin: 'M-.4 .4v-.5l.13-.14l.08 .14l.12-.3l.14 .2l.1-.1v.3l.23 .14v.26h-.2v-.16h-.2v.16z',
  dungeon: 'M-.34 .42v-.5a.34 .34 0 0 1 .68 0v.5zM-.2 .42v-.48a.2 .2 0 0 1 .4 0v.48h-.13v-.4h-.14v.4z',
  lair: 'M-.48 .36q.08-.74 .48-.74q.4 0 .48 .74h-.24q-.02-.42-.24-.42q-.22 0-.24 .42z',
  landmark: 'M-.3 .46v-.92h.1v.08l.54 .18l-.54 .24v.42z',
  ferry: 'M-.48 .08h.96l-.18 .28h-.6zM-.04 .02v-.48l.38 .4h-.3zM-.1 .02h-.26l.26-.3z',
  bridge: 'M-.48-.16h.96v.14h-.08v.32h-.14a.26 .26 0 0 0 -.52 0h-.14v-.32h-.08z',
  ford: 'M-.46-.22h.24v.12h-.24zM-.12-.22h.24v.12h-.24zM.22-.22h.24v.12h-.24zM-.46 .1h.24v.12h-.24zM-.12 .1h.24v.12h-.24zM.22 .1h.24v.12h-.24z',
  harbour:
    'M-.05-.2a.13 .13 0 1 1 .1 0v.06h.2v.1h-.2v.36q.24-.04 .3-.28l.1 .06q-.08 .34-.45 .36q-.37-.02-.45-.36l.1-.06q.06 .24 .3 .28v-.36h-.2v-.1h.2z',
  spring:
    'M0-.46q.32 .4 .32 .58a.32 .32 0 0 1 -.64 0q0-.18 .32-.58zM-.18 .12a.18 .18 0 0 0 .18 .2v-.09a.1 .1 0 0 1 -.1-.11z',
  other: 'M0-.4l.4 .4l-.4 .4l-.4-.4zM0-.2l-.2 .2l.2 .2l.2-.2z',
};

/** The dashes of the ring about it tell what the players know: whole, broken, dotted. */
export const knowledgeRings: Readonly<Record<Knowledge, readonly number[]>> = {
  known: [],
  rumour: [5, 3],
  secret: [1.5, 2.5],
};
