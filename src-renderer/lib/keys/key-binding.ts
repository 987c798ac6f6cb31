import { matchKeyBindingPress, parseKeybinding, type KeyBindingPress } from 'tinykeys';

const modifiers: Record<string, string> = { Ctrl: '$mod', Shift: 'Shift', Alt: 'Alt' };

/** A sign such as `?` or `+` may or may not want Shift, and `+` often shares its key with `=`. */
function spellings(keys: string): string[] {
  const parts = keys.split(/\b\+/);
  const key = parts.pop() ?? '';
  const held = parts.map((part) => modifiers[part] ?? part);
  const bind = (...names: string[]): string => names.join('+');
  if (/^[a-z0-9]/i.test(key)) return [bind(...held, key)];
  const plain = [bind(...held, key), bind(...held, 'Shift', key)];
  return key === '+' && held.length > 0 ? [...plain, bind(...held, '=')] : plain;
}

const presses = new Map<string, KeyBindingPress[]>();

function pressesOf(keys: string): KeyBindingPress[] {
  const known = presses.get(keys);
  if (known !== undefined) return known;
  const parsed = spellings(keys).flatMap((spelling) => parseKeybinding(spelling));
  presses.set(keys, parsed);
  return parsed;
}

/** Does this key press mean `keys`, written as `Ctrl+Z`, `Shift+Space`, `N`, `?`? */
export const isPress = (event: KeyboardEvent, keys: string): boolean =>
  pressesOf(keys).some((press) => matchKeyBindingPress(event, press));

const textInputs =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=range]),textarea,select';
const controls = 'button,a[href],summary,input,select,textarea,[role=button],[role=option],[role=menuitem]';

const elementOf = (event: Event): Element | null => (event.target instanceof Element ? event.target : null);

/** Is the person typing into a field, so that bare keys belong to it? */
export function isTyping(event: KeyboardEvent): boolean {
  const target = elementOf(event);
  if (target === null) return false;
  return target.matches(textInputs) || (target instanceof HTMLElement && target.isContentEditable);
}

/** Does the focused control itself answer to Space or Enter? */
export function belongsToControl(event: KeyboardEvent, keys: string): boolean {
  if (keys !== 'Space' && keys !== 'Enter') return false;
  const target = elementOf(event);
  if (keys === 'Space' && target?.closest('[data-space-free]') != null) return false;
  return target?.closest(controls) != null;
}

/** Those that are open: one that has closed may stand for a frame more. */
export const dialogs = ':is([role=dialog],[role=alertdialog]):not([data-state=closed])';

/** Is the focus inside a dialog or popover, which has its own keys? */
export const isInDialog = (event: Event): boolean => elementOf(event)?.closest(dialogs) != null;

/** Gives the keys back to the window after a click: a button that kept them would answer to Space in place of the turn. */
export function releaseKeys({ detail: clicks }: MouseEvent): void {
  const focused = document.activeElement;
  const byKeyboard = clicks === 0;
  if (byKeyboard || !(focused instanceof HTMLElement) || !focused.matches('button:not([role])')) return;
  if (focused.closest(dialogs) === null) focused.blur();
}
