import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until a text, or the element that a query finds, is visible. Content below a card is rendered early, but hidden until the card has loaded. */
export async function expectVisible(wanted: string | RegExp | (() => HTMLElement)): Promise<void> {
  const find = typeof wanted === 'function' ? wanted : () => screen.getByText(wanted);
  await waitFor(() => expect(find()).toBeVisible());
}
