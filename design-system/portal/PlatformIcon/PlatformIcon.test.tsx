import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { PlatformIcon } from './PlatformIcon.tsx';
import { platforms } from './platforms.tsx';

test.each(platforms)('renders %s', (platform) => {
  renderInDesignSystem(<PlatformIcon platform={platform} aria-label="Name" />);
  expect(screen.getByRole('img', { name: 'Name' })).not.toBeEmptyDOMElement();
});

test('is decorative without a label', () => {
  const { container } = renderInDesignSystem(<PlatformIcon platform="youtube" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).toBeNull();
});
