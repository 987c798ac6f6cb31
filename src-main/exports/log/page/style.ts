import { pageStyle } from '../../pages/style.ts';

/** The style of the log's page: fit for paper and for a screen. */
export const logStyle = `${pageStyle}
:root { color-scheme: light; --ink: #221c14; --quiet: #4d4435; --line: #d2c4aa; --page: #fffdf8; }
body { margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 46rem; background: var(--page); color: var(--ink);
  font-size: 1rem; line-height: 1.5; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.3rem; margin: 2rem 0 0.5rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
h4 { font-size: 0.9rem; margin: 0.75rem 0 0.25rem; color: var(--quiet); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1rem; margin: 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
ul, ol { margin: 0; padding: 0; list-style: none; }
li { margin: 0 0 0.4rem; padding-left: 4.5rem; text-indent: -4.5rem; overflow-wrap: anywhere; }
li > * { text-indent: 0; }
li .more { text-indent: 0; }
.dated li { padding-left: 8rem; text-indent: -8rem; }
.plain li { padding-left: 0; text-indent: 0; margin: 0; }
time { display: inline-block; min-width: 4.5rem; font-weight: 700; }
.dated time { min-width: 8rem; }
.more { margin: 0; color: var(--quiet); font-size: 0.8rem; line-height: 1.4; }
.hidden > bdi { font-style: italic; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; line-height: 1.35; }
th, td { padding: 0.1rem 0.35rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top;
  overflow-wrap: break-word; }
@media screen { .pencil { display: none; } }
@media screen and (prefers-color-scheme: dark) {
  :root { color-scheme: dark; --ink: #efe6d4; --quiet: #c3b59a; --line: #51452f; --page: #1d1810; }
}
@media screen and (max-width: 34rem) {
  li, li .more { text-indent: 0; }
  .dated li { padding-left: 0; text-indent: 0; }
  dl { grid-template-columns: 1fr; }
}
@page { margin: 18mm 16mm; }
@media print {
  :root { --page: #fff; --ink: #000; --quiet: #333; --line: #999; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  h1 { font-size: 1.6rem; margin-bottom: 0.3rem; }
  h2 { font-size: 1.1rem; margin: 0.7rem 0 0.2rem; }
  .evening { font-size: 9.5pt; line-height: 1.3; break-after: page; }
  .evening li { margin-bottom: 0.1rem; }
  .evening .dated li { padding-left: 6rem; text-indent: -6rem; }
  .evening .dated time { min-width: 6rem; }
  th.pencil, td.pencil { width: 5rem; }
  h2, h3, h4 { break-after: avoid; }
  li { break-inside: avoid; }
}
`;
