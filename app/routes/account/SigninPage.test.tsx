import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../testing/portal.tsx';

const portal = openPortal();

test('success leads to the dashboard', async () => {
  const user = await portal().visit('/signin');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'approved@demo.test');
  await user.type(screen.getByLabelText('Password'), 'Demo-pass-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(location.pathname).toBe('/dashboard');
});
