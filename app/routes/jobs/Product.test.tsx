import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Delivery, JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { setOnline } from '../../testing/device.ts';
import { accept } from '../../../server/domain/applications/decide.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();
const acceptedJob = 'tidal-lap-diary';

afterEach(() => {
  vi.restoreAllMocks();
});

const sent: Delivery = {
  state: 'sent',
  carrier: 'DHL',
  tracking_number: 'JD0146',
  sent_at: '2026-03-02T08:00:00.000Z',
  arrived_at: null,
  reported_at: null,
};

/** Replaces the delivery in the server's responses with a job; returns the bodies that were posted. */
function deliver(delivery: Delivery) {
  let current = delivery;
  const posted: unknown[] = [];
  // True during the interception's own request, which must reach the server.
  let isInner = false;
  const { network } = portal();
  network.intercept((url, init) => {
    if (isInner) return undefined;
    if (url.pathname === `/api/job/${acceptedJob}/apply`) {
      const body = JSON.parse(init.body as string) as { arrived: boolean };
      posted.push(body);
      const at = '2026-03-05T08:00:00.000Z';
      current = body.arrived
        ? { ...current, state: 'arrived', arrived_at: at }
        : { ...current, state: 'missing', reported_at: at };
      return Response.json({});
    }
    if (url.pathname !== `/api/job/${acceptedJob}`) return undefined;
    isInner = true;
    const pending = network.fetch(url, init);
    isInner = false;
    return pending.then(async (response) => {
      const job = (await response.json()) as JobDetail;
      const value = { amount: 6500, currency: 'USD' };
      const product = { shipped: true, value, delivery: current };
      return Response.json({ ...job, product }, { headers: response.headers });
    });
  });
  return posted;
}

/** Saves a shipping address in the profile, or removes it. */
async function saveAddress(shipping: object | null) {
  const response = await portal().post('/api/profile', { shipping });
  expect(response.status).toBe(200);
}

const address = {
  name: 'Maya Tan',
  line1: '1 Fish Street',
  line2: '',
  city: 'Singapore',
  postcode: '049315',
  country: 'SG',
  phone: '+6591234567',
};

/** Returns the shipping address of the profile, or null. */
const readAddress = async () => {
  const { shipping_json: json } = await portal()
    .server.services.db.selectFrom('profiles')
    .select('shipping_json')
    .where('account_id', '=', 'account-approved')
    .executeTakeFirstOrThrow();
  return JSON.parse(json ?? 'null') as unknown;
};

test('until a product arrives, the page shows to which address it is sent', async () => {
  deliver({ ...sent, state: 'waiting', carrier: null, tracking_number: null, sent_at: null });
  await portal().signIn('approved');
  await saveAddress(address);
  await portal().visit(`/jobs/${acceptedJob}`);
  await expectVisible('1 Fish Street');
  expect(screen.getByText('049315 Singapore')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change the address in your profile' })).toHaveAttribute(
    'href',
    '/profile/edit?section=shipping',
  );
  expect(screen.queryByRole('button', { name: 'It arrived' })).toBeNull();
});

test('a product on its way can be followed, and its arrival is one press', async () => {
  const posted = deliver(sent);
  const user = await portal().visit(`/jobs/${acceptedJob}`, { as: 'approved' });
  await expectVisible(() => screen.getByRole('heading', { name: 'The product is on its way' }));
  expect(screen.getByText('DHL')).toBeVisible();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: /^Copy .*JD0146/ }));
  expect(writeText).toHaveBeenCalledWith('JD0146');
  // The second press of a double click posts nothing.
  await user.dblClick(screen.getByRole('button', { name: 'It arrived' }));
  await expectVisible(() => screen.getByRole('heading', { name: 'The product has arrived' }));
  expect(screen.getByText(/^It arrived on .*Your due dates start from that day\.$/)).toBeVisible();
  // The notice and its announcement have the same text.
  expect(screen.getAllByText(/^Noted: the product has arrived/)[0]).toBeVisible();
  expect(posted).toEqual([{ action: 'product', arrived: true }]);
});

test('the user reports a missing product after a confirmation, and can confirm its arrival later', async () => {
  const posted = deliver(sent);
  const user = await portal().visit(`/jobs/${acceptedJob}`, { as: 'approved' });
  await user.click(await screen.findByRole('button', { name: 'It did not arrive' }));
  const question = await screen.findByRole('alertdialog', { name: 'The product did not arrive?' });
  expect(question).toHaveTextContent(/We ask .* where it is\. Your due dates wait/);
  await user.click(within(question).getByRole('button', { name: 'Keep waiting' }));
  expect(posted).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'It did not arrive' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'It did not arrive',
    }),
  );
  await expectVisible(() => screen.getByRole('heading', { name: 'The product has not arrived' }));
  expect(screen.getByText(/^You told us on/)).toHaveTextContent(/We are asking /);
  expect(screen.queryByRole('button', { name: 'It did not arrive' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'It arrived' }));
  await expectVisible(() => screen.getByRole('heading', { name: 'The product has arrived' }));
  expect(posted).toEqual([
    { action: 'product', arrived: false },
    { action: 'product', arrived: true },
  ]);
});

test('without a connection nothing is sent, and a failure is shown next to the button', async () => {
  const { calls } = portal().network;
  // Before `deliver`, because the first interception that matches a call responds.
  const restore = portal().interrupt(/\/apply$/);
  deliver(sent);
  const user = await portal().visit(`/jobs/${acceptedJob}`, { as: 'approved' });
  const button = await screen.findByRole('button', { name: 'It arrived' });
  setOnline(false);
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  expect(calls.filter((call) => call.includes('/apply'))).toEqual([]);
  setOnline(true);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  const card = within(button.closest('section') as HTMLElement);
  await expectVisible(() => card.getByText(/^The server did not respond/));
  restore();
  await user.click(button);
  await expectVisible(() => screen.getByRole('heading', { name: 'The product has arrived' }));
});

test('an application to a job with a product asks for no address', async () => {
  await portal().signIn('approved');
  await saveAddress(null);
  const user = await portal().visit('/jobs/kindly-vet-visit');
  await user.click(await screen.findByRole('button', { name: 'Apply for this job' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply for this job' }));
  expect(dialog.getByText(/You add your address when you are accepted\.$/)).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Street and number' })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Your pitch' }), 'We have two cats.');
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'Send application' }));
  await expectVisible(/^Application sent/);
});

test('once accepted, the page asks for the address, with name, country and calling code of the profile, and keeps what is typed', async () => {
  const { services } = portal().server;
  const { id } = await services.db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', 'account-approved')
    .where('job_id', '=', 'kindly-vet-visit')
    .executeTakeFirstOrThrow();
  await accept(services, id);
  let user = await portal().visit('/jobs/kindly-vet-visit', { as: 'approved' });
  const findCard = async () => {
    const title = await screen.findByRole('heading', { name: 'Where should the product be sent?' });
    return within(title.closest('section') as HTMLElement);
  };
  let card = await findCard();
  expect(await card.findByRole('textbox', { name: 'Name on the parcel' })).toHaveValue('Maya Tan');
  expect(card.getByRole('combobox', { name: 'Country' })).toHaveValue('Singapore');
  expect(card.getByRole('button', { name: /SG|Singapore/ })).toBeVisible();
  const type = async (name: string, value: string) => {
    await user.click(card.getByRole('textbox', { name }));
    await user.paste(value);
  };
  await type('Street and number', '1 Fish Street');
  // What was typed is still there after a reload.
  user = await portal().visit('/jobs/kindly-vet-visit');
  card = await findCard();
  expect(await card.findByRole('textbox', { name: 'Street and number' })).toHaveValue(
    '1 Fish Street',
  );
  await type('Postcode', '049315');
  await type('City', 'Singapore');
  await type('Phone for the courier', '91234567');
  const restore = portal().interrupt(/^\/api\/profile$/, {
    status: 422,
    body: { errors: { 'shipping.postcode': 'Postcode is not valid.' } },
  });
  const save = () => user.click(card.getByRole('button', { name: 'Save address' }));
  await save();
  await waitFor(() =>
    expect(card.getByRole('textbox', { name: 'Postcode' })).toShowError('Postcode is not valid.'),
  );
  restore();
  // Typing the last digit again removes the error from the server.
  await user.type(card.getByRole('textbox', { name: 'Postcode' }), '{Backspace}5');
  await save();
  await expectVisible(() =>
    screen.getByRole('heading', { name: 'The product has not been sent yet' }),
  );
  expect(screen.getByText('1 Fish Street')).toBeVisible();
  expect(await readAddress()).toEqual(address);
});
