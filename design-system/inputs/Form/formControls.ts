import { reveal } from '../../validation/fieldElement.ts';
import { getElements } from '../../validation/formElement.ts';
import type { FormField } from '../../validation/formField.ts';

/**
 * Validates the form's controls that do not belong to the kit's fields: React Aria's own and plain ones. Shows their messages, focuses
 * the first invalid one, and returns whether all are valid. With `root`, only what is in it is validated.
 */
export function checkOtherControls(
  form: HTMLFormElement,
  fields: readonly FormField[],
  root: Element = form,
): boolean {
  const isOther = (control: Element) =>
    !control.closest('[data-inactive]') && !fields.some(({ element }) => element.contains(control));
  const invalid = getElements(form).filter(
    (control): control is HTMLInputElement =>
      isOther(control) &&
      (root === form || root.contains(control)) &&
      'checkValidity' in control &&
      !(control as HTMLInputElement).checkValidity(),
  );
  const [first] = invalid;
  if (first) {
    reveal(first);
    first.reportValidity();
  }
  return invalid.length === 0;
}

/**
 * Returns the form's values by name. Values of the kit's fields have their types (minor units, booleans, lists); other controls
 * have their values of native form data. Disabled controls have none.
 */
export function readValues(
  form: HTMLFormElement,
  fields: readonly FormField[],
): Record<string, unknown> {
  const data = new FormData(form);
  const values = new Map<string, unknown>();
  for (const name of new Set(data.keys())) {
    const entries = data.getAll(name);
    values.set(name, entries.length > 1 ? entries : entries[0]);
  }
  // React keeps the controls of a hidden `Activity` in the page.
  for (const control of form.querySelectorAll('[data-inactive] [name]'))
    values.delete(control.getAttribute('name') as string);
  for (const field of fields) {
    // The last validated value, because a control reads a change only in its next render.
    if (field.name !== undefined && !field.getOptions().isList)
      values.set(field.name, field.getState().value);
  }
  // Unlike assignment, fromEntries takes a field named `__proto__` like any other.
  return Object.fromEntries(values);
}

/**
 * Returns the held button (`aria-disabled`) that a submit is by; null if it is not held. Without a submitter, as by `requestSubmit()`, that
 * is the form's default button: its first submit button.
 */
export function findHeldSubmitter(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Element | null {
  const button =
    submitter ??
    // The property, because a plain button without the attribute submits as well.
    getElements(form).find((element) => Reflect.get(element, 'type') === 'submit');
  return button?.matches('[aria-disabled="true"]') ? button : null;
}
