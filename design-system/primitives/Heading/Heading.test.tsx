import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Heading } from './Heading.tsx';

test('a heading has its level, whatever its size', () => {
  renderInDesignSystem(
    <Heading level={5} size="2xl">
      Payments
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 5, name: 'Payments' })).toBeVisible();
});
