/** Text that an export kept a spreadsheet from taking for a formula. */
export const unshielded = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
