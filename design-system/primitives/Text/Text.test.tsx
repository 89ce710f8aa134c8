import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Text } from './Text.tsx';

test('is a paragraph by default, or the given element', () => {
  const { rerender } = renderInDesignSystem(<Text>Approved is final.</Text>);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Approved is final.');
  rerender(
    <Text as="h2" size="lg">
      Approved is final.
    </Text>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Approved is final.');
});
