/** How a file of sheets names itself. */
export const sheetFormat = { id: 'turnkeeper-sheets', version: 1 } as const;
