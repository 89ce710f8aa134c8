import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a text is visible. Content below a card is rendered early, but hidden until the card has loaded. */
export async function expectVisible(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(text)).toBeVisible());
}
