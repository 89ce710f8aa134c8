import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readCode, skipResendPause } from '../../testing/codes.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
afterEach(() => vi.unstubAllEnvs());

const title = 'Which time zone should your account use?';
const question = () => screen.queryByText(title);
const press = async (name: string) => {
  const { default: userEvent } = await import('@testing-library/user-event');
  await userEvent.click(screen.getByRole('button', { name }));
};

async function readZone(email: string) {
  const { timezone } = await portal()
    .server.services.db.selectFrom('accounts')
    .select('timezone')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return timezone;
}

/** Opens a page and then, by its shortcut, My jobs: the question appears on the second page of a visit. */
async function visitTwoPages(...visit: Parameters<ReturnType<typeof portal>['visit']>) {
  const user = await portal().visit(...visit);
  await screen.findByRole('button', { name: 'Find pages and actions' });
  // The question is loaded lazily: before its code is there, its absence would prove nothing.
  await act(() => import('./TimeZoneQuestion.tsx'));
  expect(question()).not.toBeInTheDocument();
  await user.keyboard('gh');
  await screen.findByRole('heading', { level: 1, name: 'My jobs' });
}

// Node reads TZ again whenever it is set.
const moveTo = (zone: string) => vi.stubEnv('TZ', zone);

test('a user who moved is asked once, and the time zone of emails changes', async () => {
  moveTo('Pacific/Kiritimati');
  await visitTwoPages('/jobs', { as: 'approved' });
  await screen.findByText(title);
  const text = screen.getByText(/This device is set to/).textContent;
  expect(text).toContain('Pacific/Kiritimati (Line Islands Time, GMT+14)');
  expect(text).toContain('Asia/Singapore (Singapore Standard Time, GMT+8)');
  await press('Change time zone');
  await waitFor(() => expect(question()).not.toBeInTheDocument());
  expect(await readZone('approved@demo.test')).toBe('Pacific/Kiritimati');
  await portal().visit('/profile');
  await expectVisible(/Line Islands Time/);
  expect(question()).not.toBeInTheDocument();
});

test('a traveller who keeps the time zone of the account is asked again only in another time zone', async () => {
  moveTo('America/Sao_Paulo');
  await visitTwoPages('/dashboard', { as: 'approved' });
  await screen.findByText(title);
  const before = await readZone('approved@demo.test');
  await press('Keep current');
  expect(question()).not.toBeInTheDocument();
  await visitTwoPages('/dashboard');
  expect(question()).not.toBeInTheDocument();
  expect(await readZone('approved@demo.test')).toBe(before);
  moveTo('Africa/Nairobi');
  await visitTwoPages('/dashboard');
  await expectVisible(() => screen.getByText(title));
});

test('a time zone with another name but the same clocks is not asked about', async () => {
  await portal().signIn('arabic');
  await portal().post('/api/profile', { timezone: 'Asia/Kolkata' });
  moveTo('Asia/Colombo');
  await visitTwoPages('/dashboard');
  expect(question()).not.toBeInTheDocument();
});

test('an account that signs up has the zone of its device', async () => {
  moveTo('America/Sao_Paulo');
  skipResendPause(portal());
  const user = await portal().visit('/signup');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Robin Vale');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'zone@example.test');
  await user.type(screen.getByLabelText('Password'), 'otters walk home');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(field, await readCode(portal(), 'zone@example.test'));
  await waitFor(async () => expect(await readZone('zone@example.test')).toBe('America/Sao_Paulo'));
});

test('the profile changes the time zone', async () => {
  const user = await portal().visit('/profile/edit?section=preferences', { as: 'fresh' });
  const field = await screen.findByRole('combobox', { name: 'Time zone' });
  await user.tripleClick(field);
  await user.paste('tokyo');
  await user.click(
    within(await screen.findByRole('listbox')).getByRole('option', { name: /Asia.Tokyo/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await readZone('fresh@demo.test')).toBe('Asia/Tokyo'));
});

test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'on a device in the time zone %s, a filter has the day of the account, as its rows',
  async (zone) => {
    moveTo(zone);
    await portal().visit('/jobs?closes_before=2030-12-20', { as: 'approved' });
    const asked = () =>
      portal().network.calls.some((call) => /closes_before=2030-12-20(&|$)/.test(call));
    await waitFor(() => expect(asked()).toBe(true));
  },
);
