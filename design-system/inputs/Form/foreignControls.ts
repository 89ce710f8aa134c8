import type { FieldHandle } from '../../validation/formState.ts';

/**
 * Lets the controls of a form that are not of the kit, React Aria's own or plain ones, judge and show themselves.
 * Focuses the first that is invalid, and tells whether all are valid.
 */
export function checkForeignControls(
  form: HTMLFormElement,
  fields: readonly FieldHandle[],
): boolean {
  const isForeign = (control: Element) => !fields.some(({ element }) => element.contains(control));
  const invalid = [...form.elements].filter(
    (control): control is HTMLInputElement =>
      isForeign(control) &&
      'checkValidity' in control &&
      !(control as HTMLInputElement).checkValidity(),
  );
  invalid[0]?.reportValidity();
  return invalid.length === 0;
}
