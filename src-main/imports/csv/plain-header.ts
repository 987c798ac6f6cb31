/** The name of a column as it is compared: without case, spaces and signs. */
export const plainHeader = (header: string): string => header.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
