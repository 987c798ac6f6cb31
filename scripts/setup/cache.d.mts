/** Where slow results are kept between checkouts. */
export function cacheFolder(): string;

/** Makes a cache entry unless it is there; `make` fills a work folder and returns the path in it to keep. */
export function makeOnce(
  name: string,
  make: (work: string) => Promise<string>,
  folder?: string,
): Promise<string>;

/** Refuses a download whose content is not the one expected; its error says what to do in `remedy`. */
export function requireSha256(file: string, expected: string): Promise<void>;
