const pressed = new WeakSet<Event>();

/** Whether this key press is one that waited, and not one of the hand's own. */
export const isPressedAgain = (event: Event): boolean => pressed.has(event);

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element): element is TextField =>
  element.matches(
    'textarea,input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=range])',
  );

/** Writes over what is selected, as typing does; fields of numbers know no selection and take it at their end. */
function write(field: TextField, text: string, takenBefore = 0): void {
  if (field.readOnly || field.disabled) return;
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (start === null || end === null) field.value = value.slice(0, value.length - takenBefore) + text;
  else field.setRangeText(text, start === end ? Math.max(0, start - takenBefore) : start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function writeKey(field: TextField, key: string): void {
  if (key.length === 1) write(field, key);
  else if (key === 'Backspace') write(field, '', 1);
  else if (key === 'Enter' && field instanceof HTMLTextAreaElement) write(field, '\n');
  else if (key === 'Enter') field.form?.requestSubmit();
}

/**
 * Presses a key again where the hands are now. A program's key press does nothing of itself, so what a real one does
 * is done here: writing, rubbing out, sending a form, pressing a button. Ways through a list or a select are not, nor
 * what a field does with a chord.
 */
export function pressAgain({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): void {
  const before = document.activeElement ?? document.body;
  const held = { shiftKey, ctrlKey, altKey, metaKey };
  const again = new KeyboardEvent('keydown', { ...held, key, code, bubbles: true, cancelable: true });
  pressed.add(again);
  if (!before.dispatchEvent(again) || ctrlKey || altKey || metaKey) return;
  const at = document.activeElement ?? document.body;
  if (isTextField(at)) writeKey(at, key);
  else if (at instanceof HTMLInputElement && key === 'Enter') at.form?.requestSubmit();
  else if (
    (key === 'Enter' || key === ' ') &&
    at instanceof HTMLElement &&
    at.matches('button,summary,input')
  )
    at.click();
}
