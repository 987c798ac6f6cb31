import { tick } from 'svelte';

const fields = 'input:not(:disabled),select:not(:disabled),textarea:not(:disabled)';

/** Puts the cursor into the form's first field (its checked choice; without a field, the submit button) once the dialog has settled. */
export function focusFirstField(form: HTMLFormElement): void {
  void tick().then(() => {
    const first = form.querySelector<HTMLElement>(fields);
    const checked = form.querySelector<HTMLElement>('input[type=radio]:checked');
    const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
    const submit = form.querySelector<HTMLElement>('button[type=submit]');
    const target = (isRadio ? checked : null) ?? first ?? submit;
    target?.focus();
    if (target instanceof HTMLInputElement) selectTypedOver(target);
  });
}

function selectTypedOver(input: HTMLInputElement): void {
  const { typedOver } = input.dataset;
  if (typedOver === undefined) input.select();
  else input.setSelectionRange(0, Number(typedOver));
}

/** Enter on a closed select sends the form, as it does from every other field; arrows and letters choose. */
export function submitFromSelect(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  event.target.form?.requestSubmit();
}
