import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLocks } from '../../../../design-system/testing/createLocks.ts';
import { openPortal } from '../../../testing/portal.tsx';

const portal = openPortal();

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens a section on a device on which the previous release has stored unsaved changes to it. */
async function open(section: string, name: string, values: object) {
  const key = `draft:account-approved:profile:${name}@2f7f6f0e-6f4b-4a0f-8f43-1f0f1b9b7c11`;
  localStorage.setItem(key, JSON.stringify({ at: 1_790_000_000_000, values }));
  await portal().visit(`/profile/edit?section=${section}`, { as: 'approved' });
  await screen.findByText('Unsaved changes');
}

const box = (name: string) => screen.getByRole('textbox', { name });

test('personal details that were not saved are restored', async () => {
  await open('personal', 'about', { city: 'Johor', birth_year: 1990, gender: null });
  expect(box('City')).toHaveValue('Johor');
  expect(box('Year of birth')).toHaveValue('1990');
  expect(box('Display name')).toHaveValue('Maya Tan');
});

test('rates that were not saved are restored', async () => {
  const rates = [
    { platform: 'tiktok', content_type: 'video', amount: 12_000 },
    { platform: null, content_type: null, amount: 5_000 },
  ];
  await open('content', 'rates', { rates });
  await waitFor(() => {
    const amounts = screen.getAllByRole('textbox', { name: 'Amount' });
    expect(amounts.map((field) => (field as HTMLInputElement).value)).toEqual(['120.00', '50.00']);
  });
});

test('an address that was not saved is restored, under its earlier names', async () => {
  await open('shipping', 'shipping', { isWanted: true, line1: '1 Road', city: 'Johor' });
  await waitFor(() => expect(box('Street and number')).toHaveValue('1 Road'));
  expect(box('City')).toHaveValue('Johor');
});

test('preferences that were not saved are restored', async () => {
  await open('preferences', 'preferences', { locale: 'zh-Hans', deadline_reminders: false });
  expect(screen.getByRole('radio', { name: '简体中文' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Remind me about deadlines' })).not.toBeChecked();
});
