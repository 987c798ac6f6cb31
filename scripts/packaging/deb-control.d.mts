import type { FpmArguments } from './fpm-arguments.mjs';

/** The text of DEBIAN/control for fpm's arguments; size in kilobytes. */
export function debControl(parsed: FpmArguments, kilobytes: number): string;
