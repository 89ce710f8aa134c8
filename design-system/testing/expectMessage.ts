import { expect } from 'storybook/test';

/**
 * Checks in a story that a field has a message: that it is part of the control's description, or shown while the user types, when it
 * is announced only after a pause.
 */
export async function expectMessage(control: Element, expected: string | RegExp): Promise<void> {
  const root = control.closest('[data-invalid]:has([id$="-message"])');
  const shown = root?.querySelector('[data-part="error"]')?.textContent;
  const isShown =
    shown !== undefined &&
    shown !== '' &&
    (typeof expected === 'string' ? expected.endsWith(shown) : expected.test(shown));
  if (!isShown) await expect(control).toHaveAccessibleDescription(expected);
}
