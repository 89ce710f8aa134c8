import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a text is visible: what is below a card is rendered, but hidden until that card has loaded. */
export async function expectVisible(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}
