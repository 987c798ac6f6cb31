/** Import this first: on an older Node it says what is needed before anything newer is reached. */
/** @type {[number, number]} */
const NEEDED = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Turnkeeper needs Node ${NEEDED.join('.')} or newer; this is Node ${process.versions.node} (${process.execPath}).\n` +
      'Install a current Node, then run the same command again.',
  );
  process.exit(1);
}
