// Asks once, and at each Space writes a turn and shows it: on its own line, or at the places where a dressed page changes.
const dressed = document.getElementById('places');
const places = (dressed === null ? [] : JSON.parse(dressed.textContent)).map(({ path, ...rest }) => ({
  ...rest,
  element: path.reduce((element, index) => element.children[index], document.documentElement),
}));
const line = document.getElementById('turn');

function show(number) {
  if (line !== null) {
    line.setAttribute('aria-current', 'time');
    line.textContent = `Turn ${number}`;
  }
  for (const { element, attribute, values } of places) {
    const value = values[number % 2];
    if (attribute === null) element.textContent = value;
    else if (value === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
  }
}

window.floor.newest().then(show);
window.addEventListener('keydown', (event) => {
  if (event.key === ' ') window.floor.pass().then(show);
});
