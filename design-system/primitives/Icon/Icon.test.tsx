import { Star } from 'lucide-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Icon } from './Icon.tsx';

test('an icon is decorative without a label, and 24 px by default', () => {
  renderInDesignSystem(<Icon as={Star} data-testid="icon" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByTestId('icon')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTestId('icon')).toHaveAttribute('width', '24');
});

test('an icon with a label is an image', () => {
  renderInDesignSystem(<Icon as={Star} aria-label="Starred" size={16} />);
  expect(screen.getByRole('img', { name: 'Starred' })).toHaveAttribute('height', '16');
});
