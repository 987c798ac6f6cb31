// Sixty bare rows of six cells: at each Space a step is written, and each row is drawn anew once it is.
const line = document.getElementById('turn');
const table = document.getElementById('rows');
const cells = Array.from({ length: 60 }, (_, at) => {
  const row = table.insertRow();
  const own = Array.from({ length: 6 }, () => row.insertCell());
  own[0].textContent = `Fighter ${at + 1}`;
  return own.slice(1);
});

function show(number) {
  line.textContent = `Step ${number}`;
  for (const row of cells) for (const cell of row) cell.textContent = String(number);
}

window.floor.newest().then(show);
window.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') window.floor.pass().then(show);
});
