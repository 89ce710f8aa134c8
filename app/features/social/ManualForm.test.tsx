import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const required = 'This field is required.';
const names = { lemon8: 'Lemon8', xiaohongshu: 'Xiaohongshu' };
const examples = {
  lemon8: 'www.lemon8-app.com/@jonas.out',
  xiaohongshu: 'www.xiaohongshu.com/user/profile/5f0a12b3',
};
type Platform = keyof typeof names;

// Empties the bios at the fake providers.
beforeEach(async () => {
  await portal().server.services.db.deleteFrom('demo_bios').execute();
});

/** Opens the dialog for connecting an account without OAuth. */
async function open(platform: Platform) {
  const user = await portal().visit(`/profile?connect=${platform}`, { as: 'fresh' });
  const dialog = await screen.findByRole('dialog', { name: `Connect ${names[platform]}` });
  const box = (name: string) => within(dialog).findByRole('textbox', { name });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { user, dialog, box, press };
}

/** Fills in the dialog and requests a code for the bio. */
async function submitAccount(platform: Platform, handle = 'jonas.out') {
  const form = await open(platform);
  await form.user.type(await form.box('Handle'), handle);
  await form.user.type(await form.box('Profile link'), examples[platform]);
  await form.press('Get my code');
  await within(form.dialog).findByRole('button', { name: 'Check' });
  return form;
}

/** Returns the code that must be in the bio. */
async function readCode() {
  const check = await portal()
    .server.services.db.selectFrom('bio_checks')
    .select('code')
    .where('account_id', '=', 'account-fresh')
    .executeTakeFirstOrThrow();
  return check.code;
}

/** Changes the bio of an account at the fake provider. */
const writeBio = (platform: Platform, handle: string, bio: string) =>
  portal().server.app.inject({
    method: 'POST',
    url: `/demo/bio/${platform}/${handle}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ bio }).toString(),
  });

/** Removes the account, because the tests of this file share their data. */
const disconnect = (platform: Platform) =>
  portal().post(`/api/connect/${platform}`, { disconnect: true });

describe.each(['lemon8', 'xiaohongshu'] as const)('connecting an account on %s', (platform) => {
  test('shows the specified messages, and sends nothing while fields are invalid', async () => {
    const { user, box, press } = await open(platform);
    const [handle, link, followers] = [
      await box('Handle'),
      await box('Profile link'),
      await box('Followers'),
    ];
    await press('Get my code');
    for (const field of [handle, link]) expect(field).toShowError(required);
    expect(handle).toHaveFocus();
    expect(followers).not.toBeInvalid();
    for (const wrong of ['x', 'two words', 'a'.repeat(41)]) {
      await user.clear(handle);
      await user.type(handle, wrong);
      expect(handle).toShowError('The Handle is invalid.');
    }
    const other = examples[platform === 'lemon8' ? 'xiaohongshu' : 'lemon8'];
    for (const wrong of [other, 'https://evil.test/', `javascript:${examples[platform]}`]) {
      await user.clear(link);
      await user.type(link, wrong);
      expect(link).toShowError('The Profile link is invalid.');
    }
    await user.type(followers, '-1');
    expect(followers).toShowError('The minimum Followers is 0.');
    await press('Get my code');
    expect(portal().network.calls.filter((call) => call.startsWith('POST /api/connect'))).toEqual(
      [],
    );
  });

  test('shows the code for the bio, and connects once the bio has it', async () => {
    const { user, dialog, press } = await submitAccount(platform, '@jonas.out');
    const code = await readCode();
    expect(within(dialog).getByText(code)).toBeVisible();
    expect(within(dialog).getByText(/Add this code anywhere in the bio of/)).toBeVisible();
    expect(within(dialog).getByText(/The code is valid until/)).toBeVisible();
    const profile = within(dialog).getByRole('link', { name: /Open your profile/ });
    expect(profile).toHaveAttribute('target', '_blank');
    await press('Check');
    const problem = await within(dialog).findByRole('alert');
    expect(problem).toHaveTextContent('The code is not in your bio yet.');
    await user.click(within(dialog).getByRole('button', { name: /^Change account/ }));
    expect(await within(dialog).findByRole('textbox', { name: 'Handle' })).toHaveValue('jonas.out');
    await press('Get my code');
    await within(dialog).findByRole('button', { name: 'Check' });
    await writeBio(platform, 'jonas.out', `Walks and rivers ${await readCode()}`);
    await press('Check');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expectVisible(() => screen.getByText(`${names[platform]} is connected.`));
    await expectVisible(() =>
      screen.getByRole('button', { name: `Actions for ${names[platform]}` }),
    );
    await disconnect(platform);
  });
});

test('a pending code is shown again on the next visit', async () => {
  await submitAccount('lemon8');
  const { dialog } = await open('lemon8');
  const code = await readCode();
  await expectVisible(() => within(dialog).getByText(code));
  await disconnect('lemon8');
});

test('errors of the server appear at their fields', async () => {
  const { user, box, press } = await open('lemon8');
  await user.type(await box('Handle'), 'jonas.out');
  // The field accepts every profile link of the platform; the server requires a link with this handle.
  await user.type(await box('Profile link'), 'lemon8-app.com/@somebody.else');
  await press('Get my code');
  await waitFor(async () =>
    expect(await box('Profile link')).toShowError(/profile link is invalid\.$/i),
  );
  const stop = portal().interrupt(/^\/api\/connect\/lemon8$/, {
    status: 422,
    body: { errors: { handle: 'Taken.', followers: 'Too many.' } },
  });
  await user.clear(await box('Profile link'));
  await user.type(await box('Profile link'), examples.lemon8);
  await press('Get my code');
  await waitFor(async () => expect(await box('Handle')).toShowError('Taken.'));
  expect(await box('Followers')).toShowError('Too many.');
  stop();
});

test('an account of another user is rejected with the reason', async () => {
  const { user, box, press, dialog } = await open('lemon8');
  await user.type(await box('Handle'), 'jonas.out');
  await user.type(await box('Profile link'), examples.lemon8);
  const stop = portal().interrupt(/^\/api\/connect\/lemon8$/, {
    status: 409,
    body: { error: 'This account is connected to another person’s account.' },
  });
  await press('Get my code');
  await expectVisible(() => within(dialog).getByText(/another person’s account/));
  stop();
});
