/**
 * Returns the controls of a form. One that is named `elements` hides that property, which the prototype still has:
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
