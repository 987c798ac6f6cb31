import { safeName } from '../../../shared/words/file-name.ts';

/** A file name every system can keep, made from what a campaign is called. */
export const safeFileName = (name: string): string =>
  safeName(name, { most: 60, otherwise: 'Campaign', behind: ' campaign' });

export const extension = '.turnkeeper';

export interface Folder {
  campaignFolder: string;
  separator: string;
}

export const pathIn = ({ campaignFolder, separator }: Folder, fileName: string): string =>
  campaignFolder.endsWith(separator)
    ? `${campaignFolder}${fileName}`
    : `${campaignFolder}${separator}${fileName}`;

/** Where a campaign of that name would be kept. */
export const campaignPathFor = (folder: Folder, name: string): string =>
  pathIn(folder, `${safeFileName(name)}${extension}`);

/** A name beside the file: `Barrow.turnkeeper`, `copy` gives `Barrow copy.turnkeeper`. */
export const besideFile = (path: string, words: string, ending = extension): string =>
  `${path.endsWith(extension) ? path.slice(0, -extension.length) : path} ${words}${ending}`;

/** `2026-11-21 20.15.09`: a moment as part of a file name. */
export const stampOf = (moment: Date): string =>
  moment.toISOString().slice(0, 19).replace('T', ' ').replaceAll(':', '.');

export const stampNow = (): string => stampOf(new Date());

/** The last part of a path, whichever way its slashes lean. */
export const fileNameOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;
