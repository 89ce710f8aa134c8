import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Footer } from './Footer.tsx';

afterEach(() => preferencesStore.reset());

test('a footer is the contentinfo landmark', () => {
  renderInDesignSystem(<Footer>© Byline</Footer>);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© Byline');
});

test('a preference hides the footer', () => {
  preferencesStore.set({ footerType: 'hidden' });
  renderInDesignSystem(<Footer>© Byline</Footer>);
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
