import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { thin } from '../../design-system/testing/isLongRun.ts';
import { openPortal } from '../testing/portal.tsx';
import { expectVisible } from '../testing/expectVisible.ts';

const portal = openPortal();

// Every second row leads elsewhere for another reason: a page for guests, a callback, no page, a page for users.
test.each(
  thin(
    [
      ['/signin', '/dashboard'],
      ['/home', '/dashboard'],
      ['/redirect/signin/tiktok', '/dashboard'],
      ['/', '/dashboard'],
      ['/no/such/page', '/error-404'],
      ['/signup?x=1', '/dashboard'],
      ['/job/history?group=active', '/job/history?group=active'],
      ['/terms', '/terms'],
      ['/register/profile', '/dashboard'],
      ['/jobs/harbour-roaster-visit', '/jobs/harbour-roaster-visit'],
    ],
    2,
  ),
)(
  'with the saved path %s, signing in leads to %s, never to a blank page',
  async (path, expected) => {
    localStorage.setItem('wantedPath', JSON.stringify({ path, until: Date.now() + 60_000 }));
    await portal().visit('/signin', { as: 'approved' });
    await waitFor(() => expect(location.pathname + location.search).toBe(expected));
    await expectVisible(() => screen.getByRole('heading', { level: 1 }));
  },
);
