import { callableName } from './table-name.ts';

const longest = 180;

/** A folder by the name of the file its tables come from; another where that has none. */
export function folderOfFile(title: string, otherwise: string): string {
  const parts = title
    .replaceAll('\\', '/')
    .replace(/\.(?:json|txt|md|perchance)$/i, '')
    .split('/');
  const named = parts.map(callableName).filter((part) => part !== '');
  return named.join('/').slice(-longest) || otherwise;
}
