import { createHash } from 'node:crypto';

const rules = `
* { box-sizing: border-box; }
bdi { white-space: pre-wrap; }
body { margin: 0; color: #000; background: #fff;
  font: 1rem/1.25 Georgia, 'Times New Roman', serif; font-variant-numeric: lining-nums tabular-nums; }
h1 { margin: 0; font-size: 1.7rem; line-height: 1.1; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.15rem; border-bottom: 1px solid #999; font-size: 1rem; break-after: avoid; }
header { display: flex; gap: 0.8rem; align-items: flex-start; margin-bottom: 0.6rem; }
header > div { flex: 1; min-width: 0; }
header img { width: 5.5rem; height: 5.5rem; object-fit: cover; border: 1px solid #999; }
header p { margin: 0.1rem 0 0; }
.boxes { display: flex; flex-wrap: wrap; gap: 0.3rem; margin-top: 0.35rem; }
.boxes span { border: 1px solid #999; padding: 0.05rem 0.4rem; }
.boxes b { font-weight: 700; }
.columns { columns: 3; column-gap: 0.9rem; }
section { break-inside: avoid-column; margin: 0 0 0.6rem; }
section.long { break-inside: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.05rem 0.25rem; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 700; }
td.figure { width: 1%; text-align: right; }
td.figure, td.figure bdi { white-space: nowrap; overflow-wrap: normal; }
small { color: #333; font-size: 0.85em; }
p.notes { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The style of a page of sheets whose text stands at a size in points; everything else follows the text. */
export const sheetStyle = (points: number): { css: string; hash: string } => {
  const css = `${rules}:root { font-size: ${points}pt; }\n@page { size: A4; margin: 10mm; }\n`;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };
};
