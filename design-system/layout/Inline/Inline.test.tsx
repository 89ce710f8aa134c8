import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Inline } from './Inline.tsx';

test('an inline layout renders the given element with a gap of the scale', () => {
  renderInDesignSystem(
    <Inline as="ul" gap="sm">
      <li>One</li>
    </Inline>,
  );
  expect(screen.getByRole('list').style.getPropertyValue('--inline-gap')).toBe('var(--space-sm)');
});
