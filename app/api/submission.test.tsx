import { renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, test } from 'vitest';
import { openPortal } from '../testing/portal.tsx';
import { useReloadSubmission } from './submission.ts';

const portal = openPortal();

// The last save of a page that was left recognises a save without a response by this.
test('work is read from the server again although no page shows it', async () => {
  await portal().signIn('approved');
  const known = new Map([['/api/job/harbour-roaster-visit/submission', { data: { tasks: [] } }]]);
  const { result } = renderHook(() => useReloadSubmission('harbour-roaster-visit'), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => known }}>{children}</SWRConfig>,
  });
  expect((await result.current())?.tasks).toHaveLength(1);
});
