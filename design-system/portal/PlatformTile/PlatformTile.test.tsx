import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { PlatformTile } from './PlatformTile.tsx';

test('is hidden from screen readers, since the name is next to it', () => {
  const { container } = renderInDesignSystem(<PlatformTile platform="youtube" />);
  expect(container.querySelector('[data-platform]')).toHaveAttribute('aria-hidden', 'true');
});
