/** Paths of the lock file's packages that are not installed in the locked version. */
export function missingPackages(root: string): string[];
