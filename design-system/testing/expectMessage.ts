import { expect } from 'storybook/test';

/**
 * Checks in a story that a field has a message: in the description of its control, or, while the user types, only visibly, because the
 * description then changes after a pause.
 */
export async function expectMessage(control: Element, expected: string | RegExp): Promise<void> {
  const root = control.closest('[data-invalid]:has([id$="-message"])');
  const error = root?.querySelector('[data-part="error"]')?.textContent;
  const isShown =
    error !== undefined &&
    error !== '' &&
    (typeof expected === 'string' ? expected.endsWith(error) : expected.test(error));
  if (!isShown) await expect(control).toHaveAccessibleDescription(expected);
}
