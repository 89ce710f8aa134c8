import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Sticky } from './Sticky.tsx';

test('sticky content stays in view on wide screens', () => {
  renderInDesignSystem(<Sticky aria-label="Brief">Brief</Sticky>);
  // The window of jsdom is 1024 px wide.
  const { position, overflow } = getComputedStyle(screen.getByText('Brief'));
  expect({ position, overflow }).toEqual({ position: 'sticky', overflow: 'auto' });
});
