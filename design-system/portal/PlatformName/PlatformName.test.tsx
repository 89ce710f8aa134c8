import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { PlatformName } from './PlatformName.tsx';

test('shows the name', () => {
  renderInDesignSystem(<PlatformName platform="youtube" />);
  expect(screen.getByText('YouTube')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('the icon has the name as label with isLabelHidden', () => {
  renderInDesignSystem(<PlatformName platform="tiktok" isLabelHidden />);
  expect(screen.getByRole('img', { name: 'TikTok' })).toBeVisible();
});
