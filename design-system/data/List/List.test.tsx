import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { List } from './List.tsx';

test('is a list whose markers are hidden from screen readers', () => {
  renderInDesignSystem(<List items={['Show the product', 'Smile']} marker="check" />);
  const points = screen.getAllByRole('listitem');
  expect(points.map((point) => point.textContent)).toEqual(['Show the product', 'Smile']);
  expect(screen.queryByRole('img')).toBeNull();
});
