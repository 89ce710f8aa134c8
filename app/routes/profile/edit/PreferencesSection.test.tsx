import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../../testing/portal.tsx';

const portal = openPortal();

test('saving another preference keeps the language that was chosen on this device', async () => {
  await portal().signIn('approved');
  await portal().post('/api/profile', { locale: 'zh-Hans' });
  localStorage.setItem('locale', 'en');
  const user = await portal().visit('/profile/edit?section=preferences');
  expect(await screen.findByRole('radio', { name: '简体中文' })).toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'Remind me about deadlines' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(localStorage.getItem('locale')).toBe('en');
});
