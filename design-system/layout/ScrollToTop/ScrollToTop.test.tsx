import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { mainId } from '../SkipLink/SkipLink.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

async function scrollTo(top: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
  // The code that finds a place for the button is loaded on demand.
  await act(async () => void (await import('./findPlace.ts')));
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
  'with reduced motion %s, the button scrolls up with behavior "%s" and focuses the content',
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
    expect(screen.queryByRole('button')).toBeNull();
    await scrollTo(880);
    await userEvent.click(screen.getByRole('button'));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

test('the button is shown while scrolling up more than 500 px below the top, not while scrolling down, and not for the bounce at the end of a page', async () => {
  renderInDesignSystem(<ScrollToTop />);
  const isShown = () => screen.queryByRole('button') !== null;
  // Scroll positions in order, and whether the button is shown then.
  for (const [top, expected] of [
    [2000, false],
    // The end of a page bounces back by a few pixels.
    [1992, false],
    [2000, false],
    [1900, true],
    [1500, true],
    [1501, false],
    [1480, true],
    [500, false],
    [501, false],
  ] as const) {
    await scrollTo(top);
    expect([top, isShown()]).toEqual([top, expected]);
  }
});

test('the button stays while it has the focus', async () => {
  renderInDesignSystem(<ScrollToTop />);
  await scrollTo(2000);
  await scrollTo(1900);
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await scrollTo(2100);
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.tab();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the button stays where it has the focus, also over a row', async () => {
  renderInDesignSystem(<ScrollToTop />);
  await scrollTo(2000);
  await scrollTo(1900);
  await userEvent.tab();
  const row = document.createElement('tr');
  document.elementsFromPoint = () => [row];
  await scrollTo(1700);
  Reflect.deleteProperty(document, 'elementsFromPoint');
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a button that was removed with the focus at the top of the page does not come back while scrolling down', async () => {
  renderInDesignSystem(<ScrollToTop />);
  await scrollTo(2000);
  await scrollTo(1900);
  await userEvent.tab();
  await scrollTo(0);
  expect(screen.queryByRole('button')).toBeNull();
  await scrollTo(2000);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a gutter beside the page, the button is in the navbar, before the other buttons', async () => {
  renderInDesignSystem(
    <>
      <Navbar end={<button>Account</button>} />
      <main>
        <div data-width="full" />
        <ScrollToTop />
      </main>
    </>,
  );
  const page = document.querySelector('[data-width]') as HTMLElement;
  page.getBoundingClientRect = () => new DOMRect(0, 0, 1024, 3000);
  const bar = screen.getByRole('banner');
  bar.getBoundingClientRect = () => new DOMRect(0, 0, 1024, 64);
  const corner = document.querySelector('[data-part="scroll-to-top"]') as HTMLElement;
  corner.getBoundingClientRect = () => new DOMRect(960, 700, 40, 40);
  await scrollTo(2000);
  await scrollTo(1900);
  const names = within(bar)
    .getAllByRole('button')
    .map((button) => button.ariaLabel ?? button.textContent);
  expect(names).toEqual(['Back to top', 'Account']);
  // A navbar that is scrolled away has no button to press.
  bar.getBoundingClientRect = () => new DOMRect(0, -1900, 1024, 64);
  await scrollTo(1700);
  expect(within(bar).queryByRole('button', { name: 'Back to top' })).toBeNull();
});

test('the button is not over the row of a table', async () => {
  renderInDesignSystem(
    <table>
      <tbody>
        <tr>
          <td>$ 130.00</td>
        </tr>
      </tbody>
    </table>,
  );
  const row = screen.getByRole('row');
  // What is at the place of the button.
  const hits = vi.fn(() => [row]);
  document.elementsFromPoint = hits;
  renderInDesignSystem(<ScrollToTop />);
  await scrollTo(2000);
  await scrollTo(1900);
  expect(screen.queryByRole('button')).toBeNull();
  hits.mockReturnValue([]);
  await scrollTo(1700);
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeVisible();
  Reflect.deleteProperty(document, 'elementsFromPoint');
});
