import { expect } from 'storybook/test';

/**
 * Checks in a story that a field has a message: in the description of its control, or, while the user types, only visibly, because the
 * description then changes after a pause.
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
