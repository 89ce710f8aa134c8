import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { mainId } from '../SkipLink/SkipLink.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

async function scrollTo(top: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
}

afterEach(async () => {
  await scrollTo(0);
  preferencesStore.reset();
  vi.unstubAllGlobals();
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])(
  'with reduced motion %s, scrolls up with behavior "%s" and focuses the content',
  async (isReduced, behavior) => {
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    const query = Object.assign(new EventTarget(), { matches: isReduced });
    vi.stubGlobal('matchMedia', () => query);
    renderInDesignSystem(
      <main id={mainId} tabIndex={-1}>
        <ScrollToTop />
      </main>,
    );
    await scrollTo(900);
    await userEvent.click(screen.getByRole('button'));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('main')).toHaveFocus();
  },
);
