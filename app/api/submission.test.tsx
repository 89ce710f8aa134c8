import { renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { openPortal } from '../testing/portal.tsx';
import { useReloadSubmission } from './submission.ts';

const portal = openPortal();

// A user who left the page during a save and comes back needs to know whether the save has reached the server.
test('useReloadSubmission reads the submission from the server, although it is cached', async () => {
  await portal().signIn('approved');
  const cache = new Map([['/api/job/harbour-roaster-visit/submission', { data: { tasks: [] } }]]);
  const { result } = renderHook(() => useReloadSubmission('harbour-roaster-visit'), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>,
  });
  expect((await result.current())?.tasks).toHaveLength(1);
});
