import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Stack } from './Stack.tsx';

test('a stack renders the given element with a gap of the scale', () => {
  renderInDesignSystem(
    <Stack as="ul" gap="lg">
      <li>One</li>
      <li>Two</li>
    </Stack>,
  );
  const list = screen.getByRole('list');
  expect(list).toHaveTextContent('OneTwo');
  expect(list.style.getPropertyValue('--stack-gap')).toBe('var(--space-lg)');
});
