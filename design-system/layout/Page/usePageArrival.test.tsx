import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Page } from './Page.tsx';
import { usePageArrival } from './usePageArrival.ts';

const scrolled = vi.fn<(id: string) => void>();

beforeEach(() => {
  // jsdom does not have the method.
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      scrolled(this.id);
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  scrolled.mockClear();
  history.replaceState(null, '', '/');
});

type ShownPage = { page: string; navigation?: string; hasSection?: boolean; hasHeading?: boolean };

function Shown({ page, navigation, hasSection = true, hasHeading = true }: ShownPage) {
  usePageArrival(page, navigation);
  return (
    <main>
      <a href="/fourth">Fourth</a>
      <Page title={hasHeading && `Page ${page}`}>
        {hasSection && (
          <section id="facts & figures">
            <a href="/second">Second</a>
          </section>
        )}
      </Page>
    </main>
  );
}

const hash = '#facts%20&%20figures';
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const getHeading = (page: string) => screen.getByRole('heading', { name: `Page ${page}` });

/** Renders a first page. Returns functions that navigate to others, and that render the present one with other props. */
function visit(first: string) {
  history.replaceState(null, '', first);
  const { rerender } = render(<Shown page={first} navigation={`first ${first}`} />);
  let count = 0;
  let shown: ShownPage = { page: first };
  const update = (props: Partial<ShownPage>) => {
    shown = { ...shown, ...props };
    rerender(<Shown key={shown.page} {...shown} />);
  };
  const go = (href: string, props: Partial<ShownPage> = {}) => {
    history.replaceState(null, '', href);
    count += 1;
    shown = { page: href.split('#')[0] ?? '', navigation: String(count) };
    update(props);
  };
  const goBack = (href: string, props?: Partial<ShownPage>) => {
    history.replaceState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate'));
    go(href, props);
  };
  return { go, goBack, update };
}

test('another page has the focus at its heading, the same page keeps it', () => {
  const { go } = visit('/first');
  go('/second');
  expect(getHeading('/second')).toHaveFocus();
  screen.getByRole('link', { name: 'Second' }).focus();
  go('/second');
  expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus();
});

test('a heading that loads late gets the focus', async () => {
  const { go, update } = visit('/first');
  go('/second', { hasHeading: false });
  expect(document.body).toHaveFocus();
  update({ hasHeading: true });
  await vi.waitFor(() => expect(getHeading('/second')).toHaveFocus());
});

test('Back focuses the link to the page that was left, or the heading without such a link', () => {
  const { go, goBack } = visit('/first');
  go('/second');
  goBack('/first');
  expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus();
  goBack('/third');
  expect(getHeading('/third')).toHaveFocus();
});

test('after Back to a list whose rows load late, the row of the page that was left gets the focus', async () => {
  const { go, goBack, update } = visit('/first');
  go('/second');
  goBack('/first', { hasSection: false });
  expect(getHeading('/first')).toHaveFocus();
  update({ hasSection: true });
  await vi.waitFor(() => expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus());
});

test('Back is known before a router that renders at once, and replaces the entry, has done so', () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const { go } = visit('/first');
  go('/second');
  for (const navigationType of ['traverse', 'replace']) {
    const destination = { url: new URL('/first', location.href).href };
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType, destination }));
  }
  go('/first');
  expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus();
  vi.unstubAllGlobals();
});

test('Back within a page does not make the next link count as Back', () => {
  const { go, goBack } = visit('/first');
  go('/second');
  goBack('/second');
  go('/first');
  expect(getHeading('/first')).toHaveFocus();
});

test('the section of the hash is scrolled to and focused once it has loaded', async () => {
  const { go, update } = visit('/first');
  go(`/second${hash}`, { hasSection: false });
  await nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
  update({ hasSection: true });
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith('facts & figures'));
  const section = document.getElementById('facts & figures');
  expect(section).toHaveFocus();
  act(() => section?.blur());
  expect(section).not.toHaveAttribute('tabindex');
});

test('a second press of the link to a section leads there again', () => {
  const { go } = visit('/second');
  go(`/second${hash}`);
  go(`/second${hash}`);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test.each([
  ['a hash that is no section', '#100%'],
  ['an empty hash', '#'],
])('the page is not scrolled after %s', async (_, wrong) => {
  const { go } = visit('/first');
  go(`/second${wrong}`);
  await nextFrame();
  await nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
});

test('Back to an address with a hash keeps the scroll position that the browser restores', async () => {
  const { go, goBack } = visit('/first');
  go('/fourth');
  goBack(`/first${hash}`);
  await nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Fourth' })).toHaveFocus();
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
  'a user who is reading already (%s) is not taken to a section that loads late',
  async (type) => {
    const { go, update } = visit('/first');
    go(`/second${hash}`, { hasSection: false });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    update({ hasSection: true });
    await nextFrame();
    await nextFrame();
    expect(scrolled).not.toHaveBeenCalled();
  },
);
