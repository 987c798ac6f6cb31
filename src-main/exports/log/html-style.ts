import { createHash } from 'node:crypto';

/** The page's only style sheet: fit for paper and for a screen, with nothing fetched from anywhere. */
export const htmlStyle = `
:root { color-scheme: light; --ink: #221c14; --quiet: #4d4435; --line: #d2c4aa; --page: #fffdf8; }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 46rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 Georgia, 'Times New Roman', serif; font-variant-numeric: lining-nums tabular-nums;
  font-variant-ligatures: none; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; margin: 2rem 0 0.5rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1rem; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
ul, ol { margin: 0; padding: 0; list-style: none; }
li { margin: 0 0 0.4rem; padding-left: 4.5rem; text-indent: -4.5rem; overflow-wrap: anywhere; }
li > * { text-indent: 0; }
.dated li { padding-left: 8rem; text-indent: -8rem; }
.recap li { padding-left: 0; text-indent: 0; }
time { display: inline-block; min-width: 4.5rem; font-weight: 700; }
.dated time { min-width: 8rem; }
bdi { white-space: pre-wrap; }
.more { margin: 0; color: var(--quiet); font-size: 0.8rem; line-height: 1.4; }
.hidden > bdi { font-style: italic; }
@media screen and (prefers-color-scheme: dark) {
  :root { color-scheme: dark; --ink: #efe6d4; --quiet: #c3b59a; --line: #51452f; --page: #1d1810; }
}
@media screen and (max-width: 34rem) {
  li, .dated li { padding-left: 0; text-indent: 0; }
  dl { grid-template-columns: 1fr; }
}
@page { margin: 18mm 16mm; }
@media print {
  :root { --page: #fff; --ink: #000; --quiet: #333; --line: #999; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  h2, h3 { break-after: avoid; }
  li { break-inside: avoid; }
}
`;

/** What a content policy names this sheet by. */
export const htmlStyleHash = `sha256-${createHash('sha256').update(htmlStyle).digest('base64')}`;
