import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../testing/portal.tsx';

const portal = openPortal();

test.each([
  ['/signin', '/dashboard'],
  ['/home', '/dashboard'],
  ['/', '/dashboard'],
  ['/signup?x=1', '/dashboard'],
  ['/redirect/signin/tiktok', '/dashboard'],
  ['/no/such/page', '/error-404'],
  ['/register/profile', '/dashboard'],
  ['/job/history?group=active', '/job/history?group=active'],
  ['/jobs/harbour-roaster-visit', '/jobs/harbour-roaster-visit'],
  ['/terms', '/terms'],
])(
  'with the saved path %s, signing in leads to %s, never to a blank page',
  async (path, expected) => {
    localStorage.setItem('wantedPath', JSON.stringify({ path, until: Date.now() + 60_000 }));
    await portal().visit('/signin', { as: 'approved' });
    await waitFor(() => expect(location.pathname + location.search).toBe(expected));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
);
