import { expect, waitFor } from 'storybook/test';

/**
 * Checks in a story that a field has a message: in the description of its control, or, while the user types, only visibly, because the
 * description then changes after a pause.
 */
export async function expectMessage(control: Element, expected: string | RegExp): Promise<void> {
  const error = getShownError(control);
  const isShown =
    error !== '' &&
    (typeof expected === 'string' ? endsWithSentence(expected, error) : expected.test(error));
  if (!isShown) {
    await expect(error).toBe('');
    await expect(control).toHaveAccessibleDescription(expected);
  } else if (!control.contains(document.activeElement)) {
    await waitFor(() =>
      expect(control).toHaveAccessibleDescription(expect.stringContaining(error)),
    );
  }
}

/** Checks in a story that a field has no message, also not visibly while the user types. */
export async function expectNoMessage(control: Element): Promise<void> {
  await expect(getShownError(control)).toBe('');
  await expect(control).not.toHaveAccessibleErrorMessage();
}

/** Returns the visible message of a control's field; an empty text if there is none. */
function getShownError(control: Element): string {
  const root = control.closest('[data-invalid]:has([id$="-message"])');
  return root?.querySelector('[data-part="error"]')?.textContent ?? '';
}

/** Returns whether a text is a sentence, or ends with it. */
function endsWithSentence(text: string, sentence: string): boolean {
  return text.endsWith(sentence) && /(?:^|[.。] ?)$/.test(text.slice(0, -sentence.length));
}
