import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { protocol } from 'electron';
import { fileFor, scheme } from './addresses.ts';

export const schemePrivileges = {
  scheme,
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
};

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const notFound = () => new Response('Not found', { status: 404 });

/**
 * Serves the built renderer under the program's own origin with its Content Security Policy. Only the kinds of file
 * it is built of are served; they are read directly, which is quicker at the start than a fetch of their address.
 * A page is served in the theme it will be shown in, so that no light page flashes up at a dim table. Resolves once a
 * window has been given its script: it is busy with itself then.
 */
export function serveRenderer(root: string, theme: () => string): Promise<void> {
  let handOut: () => void;
  const handedOut = new Promise<void>((resolve) => {
    handOut = resolve;
  });
  protocol.handle(scheme, async (request) => {
    const file = fileFor(request.url, root);
    const contentType = file === null ? undefined : contentTypes[extname(file)];
    if (file === null || contentType === undefined) return notFound();
    const body = await readFile(file).catch(() => null);
    if (body === null) return notFound();
    const headers = {
      'Content-Type': contentType,
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
    };
    if (extname(file) === '.js') setImmediate(handOut);
    const page = extname(file) === '.html' ? inTheme(body.toString('utf8'), theme()) : new Uint8Array(body);
    return new Response(page, { status: 200, headers });
  });
  return handedOut;
}

const inTheme = (html: string, theme: string) => html.replace(/data-theme="[a-z]+"/, `data-theme="${theme}"`);
