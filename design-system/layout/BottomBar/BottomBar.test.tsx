import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleItems } from '../../testing/exampleNavigation.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { BottomBar } from './BottomBar.tsx';

test('a bottom bar is a named navigation that marks the current item', () => {
  renderInDesignSystem(<BottomBar items={exampleItems} />);
  // The window of jsdom is wider than a phone, so the bar is rendered but hidden.
  const bar = screen.getByRole('navigation', { hidden: true });
  expect(bar).toHaveAttribute('aria-label', 'Shortcuts');
  expect(bar).not.toBeVisible();
  const links = within(bar).getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(5);
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.textContent)).toEqual(['Jobs']);
});
