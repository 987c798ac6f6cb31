/**
 * Whether a field of the form holds what cannot be read, which it says itself. The form is not sent then as if that
 * field were empty: the cursor goes there.
 */
export function hasUnread(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLInputElement>('input[data-unread]');
  field?.focus();
  field?.select();
  return field !== null;
}
