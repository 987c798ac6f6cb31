/** What every printed or readable page shares: the program's letters, its boxes for a pencil. */
export const pageStyle = `
* { box-sizing: border-box; }
bdi { white-space: pre-wrap; }
body { font-family: 'Alegreya', 'Source Sans 3', Georgia, 'Times New Roman', serif; font-variant-numeric: lining-nums tabular-nums;
  font-variant-ligatures: none; }
time, th, td, dt, dd, .more, .figure, .boxes, small { font-family: 'Source Sans 3', 'Helvetica Neue', Arial, sans-serif; }
.ticks { display: inline-flex; flex-wrap: wrap; gap: 0.2em; margin-left: 0.4em; vertical-align: middle; }
.ticks i { width: 0.85em; height: 0.85em; border: 1px solid #555; border-radius: 1px; }
.lines > i { display: block; height: 1.7rem; border-bottom: 1px solid #aaa; }
td.pencil { min-width: 3.2rem; border: 1px solid #777; }
`;
