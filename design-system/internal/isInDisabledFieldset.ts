/**
 * Returns whether a disabled fieldset disables an element. A fieldset does not disable its first legend, which may contain the control
 * that enables the fieldset.
 */
export function isInDisabledFieldset(element: Element): boolean {
  const fieldset = element.closest('fieldset:disabled');
  if (fieldset === null) return false;
  const legend = [...fieldset.children].find(({ localName }) => localName === 'legend');
  if (!legend?.contains(element)) return true;
  return fieldset.parentElement !== null && isInDisabledFieldset(fieldset.parentElement);
}
