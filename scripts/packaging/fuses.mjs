/**
 * The fuses of a release, by electron-builder's names. Cookie encryption stays off: Turnkeeper keeps no cookies, and
 * on macOS it would ask for the key chain. Electron checks the archive's integrity on Windows and macOS only.
 * @type {Record<string, boolean>}
 */
export const RELEASE_FUSES = {
  runAsNode: false,
  enableCookieEncryption: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
  resetAdHocDarwinSignature: process.platform === 'darwin',
};

/** The byte of a fuse that is on. */
const ENABLED = '1'.charCodeAt(0);

/** @type {Record<string, keyof typeof import('@electron/fuses').FuseV1Options>} */
const WIRE_NAMES = {
  runAsNode: 'RunAsNode',
  enableCookieEncryption: 'EnableCookieEncryption',
  enableNodeOptionsEnvironmentVariable: 'EnableNodeOptionsEnvironmentVariable',
  enableNodeCliInspectArguments: 'EnableNodeCliInspectArguments',
  enableEmbeddedAsarIntegrityValidation: 'EnableEmbeddedAsarIntegrityValidation',
  onlyLoadAppFromAsar: 'OnlyLoadAppFromAsar',
  loadBrowserProcessSpecificV8Snapshot: 'LoadBrowserProcessSpecificV8Snapshot',
  grantFileProtocolExtraPrivileges: 'GrantFileProtocolExtraPrivileges',
};

/** Names the fuses of an executable that are not as in a release. @param {string} executable */
export async function fusesAmiss(executable) {
  const { getCurrentFuseWire, FuseV1Options } = await import('@electron/fuses');
  const wire = await getCurrentFuseWire(executable);
  return Object.entries(WIRE_NAMES)
    .filter(([name, option]) => (wire[FuseV1Options[option]] === ENABLED) !== RELEASE_FUSES[name])
    .map(([name]) => name);
}

/** Lets a test driver in: the one difference between the copy under test and the release. @param {string} executable */
export async function allowInspector(executable) {
  const { flipFuses, FuseV1Options, FuseVersion } = await import('@electron/fuses');
  await flipFuses(executable, {
    version: FuseVersion.V1,
    resetAdHocDarwinSignature: process.platform === 'darwin',
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
}
