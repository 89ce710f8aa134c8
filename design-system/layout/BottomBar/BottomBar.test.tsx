import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examplePlaces } from '../../testing/examplePlaces.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { BottomBar } from './BottomBar.tsx';

test('is a navigation of its own name and marks where the reader is', () => {
  renderInDesignSystem(<BottomBar items={examplePlaces} />);
  // The window of the tests is wider than a phone, so the bar is in the page, and hidden.
  const bar = screen.getByRole('navigation', { hidden: true });
  expect(bar).toHaveAttribute('aria-label', 'Shortcuts');
  expect(bar).not.toBeVisible();
  const links = within(bar).getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(5);
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual(['Jobs']);
});
