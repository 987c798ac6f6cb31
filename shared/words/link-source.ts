/** What stands between the brackets of a link. */
export const insideLink = String.raw`[^[\]\n]{1,200}`;

/** A link in a text, `[[Name]]`, as a part of other patterns. */
export const linkSource = String.raw`\[\[${insideLink}\]\]`;
