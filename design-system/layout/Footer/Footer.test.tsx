import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Footer } from './Footer.tsx';

afterEach(() => preferencesStore.reset());

test('is the contentinfo landmark', () => {
  renderInDesignSystem(<Footer>© Byline</Footer>);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© Byline');
});

test('is hidden by the preference', () => {
  preferencesStore.set({ footerType: 'hidden' });
  renderInDesignSystem(<Footer>© Byline</Footer>);
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
