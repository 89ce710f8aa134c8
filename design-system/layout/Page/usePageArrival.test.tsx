import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Page } from './Page.tsx';
import { usePageArrival, type PageArrival } from './usePageArrival.ts';

const scrolled = vi.fn<(id: string) => void>();
const restore = Element.prototype.scrollIntoView;

beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
});

afterEach(() => {
  Element.prototype.scrollIntoView = restore;
  scrolled.mockClear();
  history.replaceState(null, '', '/');
});

type ShownPage = PageArrival & { hasSection?: boolean };

function Shown({ hasSection = true, ...arrival }: ShownPage) {
  usePageArrival(arrival);
  return (
    <main>
      <Page title={`Page ${arrival.page}`}>
        <a href="/second">Second</a>
        {hasSection && <section id="facts & figures" />}
      </Page>
    </main>
  );
}

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Renders a first page, so that the next one is a navigation. */
function visit(first: string) {
  history.replaceState(null, '', first);
  const { rerender } = render(<Shown page={first} />);
  return (page: string, props: Partial<ShownPage> = {}) => {
    history.replaceState(null, '', page);
    rerender(<Shown key={page} page={page} {...props} />);
  };
}

test('another page has the focus at its heading, a changed query keeps it', () => {
  const show = visit('/first');
  show('/second');
  expect(screen.getByRole('heading', { name: 'Page /second' })).toHaveFocus();
  screen.getByRole('link', { name: 'Second' }).focus();
  show('/second');
  expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus();
});

test('Back focuses the link to the page that was left, or the heading without such a link', () => {
  const show = visit('/first');
  show('/second');
  show('/first', { isBack: true });
  expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus();
  show('/third', { isBack: true });
  expect(screen.getByRole('heading', { name: 'Page /third' })).toHaveFocus();
});

test('the section of the hash is scrolled to once it has loaded', async () => {
  const show = visit('/first');
  show('/second', { hash: '#facts%20&%20figures', hasSection: false });
  await nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
  show('/second', { hash: '#facts%20&%20figures' });
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith('facts & figures'));
});

test.each([
  ['Back', { isBack: true, hash: '#facts%20&%20figures' }],
  ['a hash that is no section', { hash: '#100%' }],
  ['an empty hash', { hash: '#' }],
])('the page is not scrolled after %s', async (_, props) => {
  const show = visit('/first');
  show('/second', props);
  await nextFrame();
  await nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchmove', 'keydown'])(
  'a user who is reading already (%s) is not taken to a section that loads late',
  async (type) => {
    const show = visit('/first');
    show('/second', { hash: '#facts%20&%20figures', hasSection: false });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    show('/second', { hash: '#facts%20&%20figures' });
    await nextFrame();
    await nextFrame();
    expect(scrolled).not.toHaveBeenCalled();
  },
);
