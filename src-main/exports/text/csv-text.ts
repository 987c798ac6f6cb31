/** A spreadsheet takes a cell that begins so for a formula; an apostrophe before it makes it text. */
const formula = /^'*[=+\-@\t\r]/;

const shielded = (text: string): string => (formula.test(text) ? `'${text}` : text);

const cellOf = (value: string | number): string => {
  const text = typeof value === 'number' ? String(value) : shielded(value);
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A record by RFC 4180; texts that a spreadsheet would take for formulas are kept from it. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(',')}\r\n`;
