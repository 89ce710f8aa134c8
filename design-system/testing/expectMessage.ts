import { expect, waitFor } from 'storybook/test';

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
    (typeof expected === 'string' ? endsWithSentence(expected, error) : expected.test(error));
  if (!isShown) await expect(control).toHaveAccessibleDescription(expected);
  else if (!control.contains(document.activeElement)) {
    await waitFor(() =>
      expect(control).toHaveAccessibleDescription(expect.stringContaining(error)),
    );
  }
}

/** Returns whether a text is a sentence, or ends with it. */
function endsWithSentence(text: string, sentence: string): boolean {
  return text.endsWith(sentence) && /(?:^|[.。] ?)$/.test(text.slice(0, -sentence.length));
}
