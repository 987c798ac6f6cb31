const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

interface Rule {
  /** So many characters at most. */
  most: number;
  /** Where nothing is left of it. */
  otherwise: string;
  /** What stands behind a name that a system keeps for itself. */
  behind: string;
}

/** A file name, without an ending, that every system can keep, made from what something is called. */
export function safeName(name: string, { most, otherwise, behind }: Rule): string {
  const cleaned = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = Array.from(cleaned)
    .slice(0, most)
    .join('')
    .replace(/[. ]+$/, '');
  if (short === '') return otherwise;
  return reserved.test(short) ? `${short}${behind}` : short;
}
