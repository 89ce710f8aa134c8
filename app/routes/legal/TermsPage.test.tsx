import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

test('the sentence about disputes links to an explanation, and the explanation to the payments on hold', async () => {
  const user = await portal().visit('/terms', { as: 'approved' });
  expect(await screen.findByText(/we decide within 14 days, in writing/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'dispute' }));
  expect(await screen.findByText('Disagree with a decision')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Payments on hold' }));
  expect(await screen.findByRole('link', { name: /Cold brew/ })).toBeVisible();
});
