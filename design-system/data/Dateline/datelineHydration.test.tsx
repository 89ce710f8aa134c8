import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrateInZone } from '../../testing/hydrateInZone.tsx';
import { Dateline } from './Dateline.tsx';

test('a dateline has the distances of the user, whose zone its server does not know', async () => {
  // In UTC, the clock is on the day of the step; in Los Angeles, on the day before.
  await hydrateInZone(
    <Dateline
      items={[{ id: 'draft', label: 'Draft', at: '2026-03-06', state: 'fixed' }]}
      now="2026-03-06T01:00:00Z"
    />,
    'America/Los_Angeles',
  );
  expect(screen.getByText('tomorrow')).toBeVisible();
});
