import type { PaperSize } from '../../../shared/ipc/vocabulary.ts';
import { pageStyle } from '../pages/style.ts';

const rules = `${pageStyle}
body { margin: 0; color: #000; background: #fff; font-size: 1rem; line-height: 1.25; }
h1 { margin: 0; font-size: 1.7rem; line-height: 1.1; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.15rem; border-bottom: 1px solid #999; font-size: 1rem; break-after: avoid; }
header { display: flex; gap: 0.3rem 1.2rem; align-items: baseline; flex-wrap: wrap; margin-bottom: 0.4rem; }
header p { margin: 0; }
table.sheet { width: 100%; border-collapse: separate; border-spacing: 0.2rem; table-layout: fixed; margin: 0 -0.2rem; }
table.sheet th { width: 4.2rem; text-align: left; vertical-align: top; font-weight: 700; font-size: 0.9rem; white-space: nowrap; }
table.sheet th small { display: block; font-weight: 400; }
table.sheet td { height: 3.5rem; padding: 0.1rem 0.25rem; border: 1px solid #777; border-radius: 0.2rem; vertical-align: top;
  overflow: hidden; overflow-wrap: anywhere; font-size: 0.85rem; line-height: 1.1; }
table.sheet td.past { background: #eee; }
table.sheet td.now { border: 2.5px solid #000; }
table.sheet td.dark { background-image: repeating-linear-gradient(-45deg, transparent 0 7px, #ddd 7px 8px); }
td .top { display: flex; justify-content: space-between; gap: 0.2rem; }
td .top > b { background: #fff; padding: 0 0.1rem; }
td .did { display: block; max-height: 2.2em; overflow: hidden; background: inherit; }
.mark { display: inline-block; min-width: 1.15em; padding: 0 0.15em; border: 1px solid #000; border-radius: 2px; background: #fff;
  text-align: center; font: 700 0.75rem/1.2 'Source Sans 3', Arial, sans-serif; margin-left: 1px; }
.rest { border-radius: 50%; }
.torchEnds, .candleEnds { border-style: dashed; border-radius: 50% 50% 2px 2px; }
.lanternEnds { border-style: dashed; border-radius: 2px 2px 50% 50%; }
.spellEnds, .potionEnds, .effectEnds { border-width: 0 0 2px; border-style: dotted; border-radius: 0; }
.encounter, .dark-mark { background: #000; color: #fff; }
.checkRolled { border-bottom-width: 3px; }
.legend { margin: 0.2rem 0 0.5rem; font-size: 0.85rem; }
.legend > span { white-space: nowrap; margin-right: 0.7rem; }
.columns { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.2rem; align-items: start; }
ul { margin: 0; padding: 0; list-style: none; column-gap: 0.8rem; }
ul.by2 { columns: 2; }
li { break-inside: avoid; overflow-wrap: anywhere; padding: 0.05rem 0; }
section { margin: 0 0 0.5rem; break-inside: avoid; }
`;

/** The style of a printed turn sheet whose text stands at a size in points; everything else follows the text. */
export const turnSheetStyle = (points: number, paper: PaperSize): string =>
  `${rules}:root { font-size: ${points}pt; }\n@page { size: ${paper}; margin: 10mm; }\n`;
