import { pageStyle } from '../pages/style.ts';

const rules = `${pageStyle}
body { margin: 0; color: #000; background: #fff; font-size: 1rem; line-height: 1.25; }
h1 { margin: 0; font-size: 1.7rem; line-height: 1.1; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.15rem; border-bottom: 1px solid #999; font-size: 1.05rem; break-after: avoid; }
header { display: flex; gap: 0.8rem; align-items: flex-start; margin-bottom: 0.6rem; }
header > div { flex: 1; min-width: 0; }
header img { width: 5.5rem; height: 5.5rem; object-fit: cover; border: 1px solid #999; }
header p { margin: 0.1rem 0 0; }
.boxes { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem; margin-top: 0.35rem; }
.boxes > span:not(.ticks) { border: 1px solid #999; padding: 0.05rem 0.4rem; }
.boxes > span.blank:not(.ticks) { min-width: 9.5rem; height: 2.4rem; color: #444; font-size: 0.8em; }
.boxes b { font-weight: 700; }
.columns { columns: 3; column-gap: 0.9rem; }
section { break-inside: avoid-column; margin: 0 0 0.6rem; }
section.long { break-inside: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.05rem 0.25rem; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top; overflow-wrap: break-word; }
th { font-weight: 700; }
.columns td { overflow-wrap: anywhere; }
td.figure { width: 1%; text-align: right; }
.columns td.figure, td.figure bdi { white-space: nowrap; overflow-wrap: normal; }
small { color: #333; font-size: 0.85em; }
dl { margin: 0; }
dt { float: left; margin-right: 0.4em; font-weight: 700; }
dd { margin: 0 0 0.1rem; overflow-wrap: anywhere; }
p.notes { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const onItsSide = `
body > table { margin-bottom: 0.8rem; }
body > table th, body > table td { border: 1px solid #bbb; padding: 0.15rem 0.35rem; }
body > table th { vertical-align: bottom; background: #eee; }
body > table td:first-child { font-weight: 700; }
body > table td:nth-child(3), body > table td:nth-last-child(4) { white-space: nowrap; }
`;

/** The style of a page of sheets whose text stands at a size in points; everything else follows the text. */
export const sheetStyle = (points: number, landscape: boolean): string =>
  `${rules}${landscape ? onItsSide : ''}:root { font-size: ${points}pt; }\n@page { size: A4${landscape ? ' landscape' : ''}; margin: 10mm; }\n`;
