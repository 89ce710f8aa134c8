import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

test('the sentence about disputes links to an explanation, and the explanation to the payments on hold', async () => {
  const user = await portal().visit('/terms', { as: 'approved' });
  await expectVisible(/we decide within 14 days, in writing/);
  await user.click(screen.getByRole('link', { name: 'dispute' }));
  await expectVisible('Disagree with a decision');
  await user.click(screen.getByRole('link', { name: 'Payments on hold' }));
  await expectVisible(() => screen.getByRole('link', { name: /Cold brew/ }));
});
