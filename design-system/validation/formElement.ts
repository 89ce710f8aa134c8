/** Returns the value of an attribute of a form, read from the prototype, because a control named `id` or `getAttribute` hides the form's own. */
export function getFormAttribute(form: HTMLFormElement, name: string): string | null {
  return Element.prototype.getAttribute.call(form, name);
}

/**
 * Returns the controls of a form, read from the prototype, because a control named `elements` hides the form's property:
 * https://github.com/whatwg/html/issues/2212.
 */
export function getElements(form: HTMLFormElement): Element[] {
  const elements = Reflect.get<HTMLFormElement, 'elements'>(
    HTMLFormElement.prototype,
    'elements',
    form,
  );
  return [...elements];
}
