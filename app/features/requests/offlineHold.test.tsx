import { globSync, readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { thin } from '../../../design-system/testing/isLongRun.ts';
import type { DemoName } from '../../../server/demo/seed/accounts.ts';
import { openPortal } from '../../testing/portal.tsx';
import { getAnnounced } from '../../../design-system/testing/announced.ts';
import { setOnline } from '../../testing/device.ts';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

/** Returns how many applications, replies to invitations and submissions were sent. */
const countPosts = () =>
  portal().network.calls.filter((call) => /^POST .*(apply|invitation|submit)/.test(call)).length;

test.each(
  thin(
    [
      ['/jobs/sunrise-spritz', 'Apply for this job', 'dialog'],
      ['/jobs/wren-desk-reset', 'Cancel application', 'alertdialog'],
      ['/jobs/ridgeway-overnight', 'Accept invitation', 'dialog'],
      ['/jobs/ridgeway-overnight', 'Decline', 'dialog'],
      ['/dashboard?tab=wallet', 'Withdraw', 'dialog'],
    ] as const,
    2,
  ),
)(
  'on %s, “%s” is held offline with the reason, and works again online',
  async (path, name, role) => {
    const user = await portal().visit(path, { as: 'approved' });
    const button = await screen.findByRole('button', { name });
    expect(button).not.toHaveAttribute('aria-disabled');
    setOnline(false);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAccessibleDescription('You can do this once you are back online.');
    await user.click(button);
    expect(screen.queryByRole(role)).toBeNull();
    setOnline(true);
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    await expectVisible(() => screen.getByRole(role));
  },
);

test('the buttons of providers are held offline with the reason', async () => {
  await portal().visit('/signin');
  const buttons = within(await screen.findByRole('group', { name: /sign in with/i }));
  setOnline(false);
  for (const button of buttons.getAllByRole('button')) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You can do this once you are back online.');
  }
});

test('an open form is held offline, and sent once by the first press online', async () => {
  const user = await portal().visit('/jobs/nimbus-first-mile', { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Apply for this job' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'I agree to these terms' }));
  setOnline(false);
  const send = dialog.getByRole('button', { name: 'Send application' });
  expect(send).toHaveAccessibleDescription(/You are offline\. You can send this once/);
  await user.click(send);
  expect(countPosts()).toBe(0);
  setOnline(true);
  await user.click(send);
  await expectVisible(/^Application sent/);
  expect(countPosts()).toBe(1);
});

test('the button of the dialog for dropping out is held offline', async () => {
  const user = await portal().visit('/jobs/harbour-roaster-visit', { as: 'approved' });
  setOnline(false);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Drop out of this job' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ill');
  const drop = dialog.getByRole('button', { name: 'Drop out' });
  await waitFor(() => expect(drop).toHaveAttribute('aria-disabled', 'true'));
  await user.click(drop);
  expect(countPosts()).toBe(0);
  setOnline(true);
});

test('an open confirmation is held offline, which is announced', async () => {
  const user = await portal().visit('/jobs/mosaic-thirty-days', { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'Cancel application' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  setOnline(false);
  await waitFor(() => expect(getAnnounced().join()).toContain('once you are back online'));
  await user.click(dialog.getByRole('button', { name: 'Cancel application' }));
  expect(countPosts()).toBe(0);
  setOnline(true);
  await user.click(dialog.getByRole('button', { name: 'Cancel application' }));
  await expectVisible(() => screen.getByRole('link', { name: 'Find another job' }));
  expect(countPosts()).toBe(1);
});

test('offline, work is submitted neither by the button nor by Enter in a field', async () => {
  const user = await portal().visit('/jobs/harbour-roaster-visit/submission', { as: 'approved' });
  const submit = await screen.findByRole('button', { name: 'Submit for review' });
  setOnline(false);
  expect(submit).toHaveAccessibleDescription(/once you are back online/);
  await user.click(submit);
  await user.type(screen.getByRole('textbox', { name: 'Preview link' }), '{Enter}');
  // A submit would show which fields are not valid.
  expect(screen.queryByText(/^This field is required/)).toBeNull();
  expect(countPosts()).toBe(0);
  setOnline(true);
  await user.click(submit);
  expect((await screen.findAllByText(/^This field is required/))[0]).toBeVisible();
});

/** Returns how many calls were made that change something. */
const countWrites = () =>
  portal().network.calls.filter((call) => /^(POST|PUT|PATCH|DELETE) /.test(call)).length;

test.each<[path: string, button: string, as?: DemoName]>([
  ['/signin', 'Sign in'],
  ['/signup', 'Continue'],
  ['/reset-password', 'Send code'],
  ['/contact-us', 'Send message', 'approved'],
  ['/profile/edit?section=personal', 'Save', 'approved'],
  ['/profile/edit?section=shipping', 'Save', 'approved'],
  ['/jobs/harbour-roaster-visit/submission', 'Submit for review', 'approved'],
])('offline, the form on %s is not sent, whichever way', async (path, name, as) => {
  const user = await portal().visit(path, as && { as });
  const button = await screen.findByRole('button', { name });
  setOnline(false);
  await waitFor(() => expect(button).toHaveAccessibleDescription(/once you are back online/));
  const before = countWrites();
  await user.click(button);
  button.focus();
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  const form = button.closest('form');
  const field =
    form &&
    within(form)
      .queryAllByRole('textbox')
      .find((one) => one.matches('input'));
  if (field) await user.type(field, '{Enter}');
  act(() => form?.requestSubmit());
  // A submit would show which fields are not valid.
  expect(form?.querySelector('[aria-invalid="true"]')).toBeNull();
  await portal().network.waitUntilIdle();
  expect(countWrites()).toBe(before);
});

test('every form is held offline, except messages, which wait on the device', () => {
  const files = globSync('app/**/*.tsx').filter((path) => !/\.test\.|\/testing\//.test(path));
  const notHeld = files.filter((path) => {
    const code = readFileSync(path, 'utf8');
    // The opening tags, in one line or several.
    const forms =
      code.match(/^( *).*<Form(?:Dialog)?\b(?:<.*?>)?(?:>$| .*>$|\n[^]*?^\1>$)/gm) ?? [];
    return forms.some((form) => !form.includes('unavailableReason={'));
  });
  expect(notHeld.map((path) => path.replaceAll('\\', '/')).sort()).toEqual([
    'app/features/discussion/MessageForm.tsx',
    // Opens a confirmation, which is held.
    'app/routes/profile/edit/CloseAccount.tsx',
  ]);
});
