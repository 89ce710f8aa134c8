import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { PlatformName } from './PlatformName.tsx';

test('says the name in words', () => {
  renderInDesignSystem(<PlatformName platform="youtube" />);
  expect(screen.getByText('YouTube')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('where there is room for the icon only, the icon has the name', () => {
  renderInDesignSystem(<PlatformName platform="tiktok" isIconOnly />);
  expect(screen.getByRole('img', { name: 'TikTok' })).toBeVisible();
});
