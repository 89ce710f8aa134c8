import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { mainId } from '../SkipLink/SkipLink.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

afterEach(() => {
  scrollTo(0);
  preferencesStore.reset();
  vi.unstubAllGlobals();
});

test('appears past 500 px and not before', () => {
  renderInDesignSystem(<ScrollToTop />);
  scrollTo(500);
  expect(screen.queryByRole('button')).toBeNull();
  scrollTo(501);
  expect(screen.getByRole('button', { name: 'Back to the top' })).toBeVisible();
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])(
  'scrolls up, with reduced motion %s in the way "%s", and focuses the content',
  async (isReduced, behavior) => {
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
    renderInDesignSystem(
      <main id={mainId} tabIndex={-1}>
        <ScrollToTop />
      </main>,
    );
    scrollTo(900);
    await userEvent.click(screen.getByRole('button'));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

test('stays away from readers who do without it', () => {
  preferencesStore.set({ scrollToTop: false });
  renderInDesignSystem(<ScrollToTop />);
  scrollTo(900);
  expect(screen.queryByRole('button')).toBeNull();
});
