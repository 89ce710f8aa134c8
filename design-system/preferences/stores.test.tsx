import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CopyButton } from '../data/CopyButton/CopyButton.tsx';
import { NoticeHistory } from '../feedback/NoticeHistory/NoticeHistory.tsx';
import { NoticesContext } from '../feedback/Notices/noticeHistory.ts';
import { clearNotices, createNotices, notify } from '../feedback/Notices/notices.ts';
import { createStarredPages, StarredContext } from '../portal/StarredPages/starredStore.ts';
import { starredStore } from '../portal/StarredPages/starredStore.ts';
import { StarButton } from '../portal/StarredPages/StarButton.tsx';
import { DesignSystemProvider } from './DesignSystemProvider/DesignSystemProvider.tsx';
import { createPreferences, preferencesStore } from './preferencesStore.ts';
import { usePreference } from './usePreference.ts';

afterEach(() => {
  clearNotices();
  starredStore.clear();
});

type Stores = {
  preferences: ReturnType<typeof createPreferences>;
  notices: ReturnType<typeof createNotices>;
  starred: ReturnType<typeof createStarredPages>;
};

/** Creates the stores of a portal, with its name as prefix of the storage keys. */
function createStores(name: string): Stores {
  const options = { storagePrefix: `${name}-` };
  return {
    preferences: createPreferences({ ...options, defaults: { layout: 'horizontal' } }),
    notices: createNotices(),
    starred: createStarredPages(options),
  };
}

function Portal({
  name,
  stores,
  children,
}: {
  name: string;
  stores?: Stores;
  children?: ReactNode;
}) {
  const content = (
    <section aria-label={name}>
      <Layout />
      <StarButton href={`/${name}`} title={name} />
      <CopyButton text={name} />
      <NoticeHistory />
      {children}
    </section>
  );
  return (
    <DesignSystemProvider
      navigate={() => undefined}
      {...(stores && { preferences: stores.preferences })}
    >
      {stores ? (
        <NoticesContext value={stores.notices}>
          <StarredContext value={stores.starred}>{content}</StarredContext>
        </NoticesContext>
      ) : (
        content
      )}
    </DesignSystemProvider>
  );
}

function Layout() {
  return <output>{usePreference('layout')}</output>;
}

test('two portals on one page with separate stores share no preferences, starred pages or notices', async () => {
  const stores = createStores('b');
  render(
    <>
      <Portal name="A" />
      <Portal name="B" stores={stores} />
    </>,
  );
  const a = within(screen.getByRole('region', { name: 'A' }));
  const b = within(screen.getByRole('region', { name: 'B' }));
  const user = userEvent.setup();

  expect(a.getByRole('status')).toHaveTextContent('vertical');
  expect(b.getByRole('status')).toHaveTextContent('horizontal');
  act(() => preferencesStore.set({ layout: 'horizontal' }));
  act(() => stores.preferences.set({ layout: 'vertical' }));
  expect(a.getByRole('status')).toHaveTextContent('horizontal');
  expect(b.getByRole('status')).toHaveTextContent('vertical');
  expect(Object.keys(localStorage).toSorted()).toEqual(['b-preferences', 'preferences']);

  await user.click(b.getByRole('button', { name: 'Star this page' }));
  expect(stores.starred.get()).toEqual([{ href: '/B', title: 'B' }]);
  expect(starredStore.get()).toEqual([]);
  expect(localStorage.getItem('b-starred')).toContain('/B');

  await user.click(b.getByRole('button', { name: /Copy/ }));
  expect(await b.findByText('Copied.')).toBeInTheDocument();
  expect(a.getByText('No notices yet.')).toBeInTheDocument();
  act(() => void notify({ text: 'Only in A.' }));
  expect(a.getByText('Only in A.')).toBeInTheDocument();
  expect(b.queryByText('Only in A.')).not.toBeInTheDocument();
});

test('the stores of two server requests share no notices', () => {
  const [first, second] = [createStores('x'), createStores('x')];
  first.notices.notify({ text: 'Secret' });
  expect(second.notices.history.get()).toEqual([]);
  expect(second.notices.queue.visibleToasts).toEqual([]);
});
