import type { PaperSize } from '../../../shared/ipc/vocabulary.ts';
import { pageStyle } from '../pages/style.ts';

const rules = `${pageStyle}
body { margin: 0; color: #000; background: #fff; font-size: 1rem; line-height: 1.2; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.1; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.15rem; border-bottom: 1.5px solid #000; font-size: 1.05rem; break-after: avoid; }
header { display: flex; gap: 0.2rem 1rem; align-items: baseline; flex-wrap: wrap; margin-bottom: 0.4rem; }
header p { margin: 0; }
main { columns: 2; column-gap: 1.2rem; column-rule: 1px solid #bbb; }
section { margin: 0 0 0.6rem; break-inside: avoid-column; }
section.long { break-inside: auto; }
table { width: 100%; border-collapse: collapse; margin-bottom: 0.2rem; }
tr { break-inside: avoid; }
th, td { padding: 0.06rem 0.3rem 0.06rem 0; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 700; }
td:first-child > bdi:first-of-type { font-weight: 600; }
td.figure { width: 1%; text-align: right; }
td.figure bdi { white-space: nowrap; overflow-wrap: normal; }
small { color: #222; font-size: 0.92em; font-weight: 400; }
dl { margin: 0; }
dt { float: left; margin-right: 0.4em; font-weight: 700; }
dd { margin: 0 0 0.1rem; overflow-wrap: anywhere; }
dd::after { content: ''; display: block; clear: both; }
ul.plain { margin: 0.1rem 0; padding: 0; list-style: none; }
ul.plain li { overflow-wrap: anywhere; }
footer { margin-top: 0.3rem; font-size: 0.85rem; }
`;

/** The style of the sheet for tonight whose text stands at a size in points; everything else follows the text. */
export const tonightStyle = (points: number, paper: PaperSize): string =>
  `${rules}:root { font-size: ${points}pt; }\n@page { size: ${paper}; margin: 10mm; }\n`;
