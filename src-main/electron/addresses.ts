import { join, normalize, sep } from 'node:path';

/** The program's own origin: its pages come from its own files and nowhere else. */
export const scheme = 'app';
const host = 'turnkeeper';
export const origin = `${scheme}://${host}`;

/** Whether the address is a page of this program, or of the local server it is developed with. */
export function isOurs(url: string, devUrl: string | null): boolean {
  const asked = addressOf(url);
  if (!asked) return false;
  if (asked.protocol === `${scheme}:`) return asked.host === host && !asked.username && !asked.password;
  return devUrl !== null && asked.origin === addressOf(devUrl)?.origin;
}

/** The file below `root` that an address of ours stands for; null for any other address, however it is written. */
export function fileFor(url: string, root: string): string | null {
  const asked = addressOf(url);
  if (!asked || asked.protocol !== `${scheme}:` || asked.host !== host) return null;
  const name = decoded(asked.pathname === '/' ? '/index.html' : asked.pathname);
  if (name === null || name.includes('\0')) return null;
  const file = normalize(join(root, name));
  return file.startsWith(root + sep) ? file : null;
}

/** Whether two addresses are of the same file, however each of them spells the signs of its path. */
export function isSameFile(url: string, other: string): boolean {
  const [asked, own] = [addressOf(url), addressOf(other)];
  if (asked?.protocol !== 'file:' || own?.protocol !== 'file:' || asked.host !== own.host) return false;
  const path = decoded(asked.pathname);
  return path !== null && path === decoded(own.pathname);
}

const addressOf = (url: string) => (URL.canParse(url) ? new URL(url) : null);

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch (thrown) {
    if (thrown instanceof URIError) return null;
    throw thrown;
  }
}
