import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { PlatformIcon } from './PlatformIcon.tsx';
import { platforms } from './platforms.tsx';

test.each(platforms)('renders %s', (platform) => {
  renderInDesignSystem(<PlatformIcon platform={platform} label="Name" />);
  expect(screen.getByRole('img', { name: 'Name' })).not.toBeEmptyDOMElement();
});

test('is decorative without a label', () => {
  renderInDesignSystem(<PlatformIcon platform="youtube" />);
  expect(screen.queryByRole('img')).toBeNull();
});
