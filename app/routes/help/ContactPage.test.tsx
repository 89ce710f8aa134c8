import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '../../../contract/rules/storageKeys.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

async function openForm(query = '') {
  const user = await portal().visit(`/contact-us${query}`, { as: 'approved' });
  const email = await screen.findByRole('textbox', { name: 'Email' });
  const choose = async (field: RegExp, option: string) => {
    await user.click(screen.getByRole('button', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return {
    user,
    email,
    choose,
    subject: screen.getByRole('textbox', { name: 'Subject' }),
    message: screen.getByRole('textbox', { name: 'Message' }),
    send: () => user.click(screen.getByRole('button', { name: 'Send message' })),
  };
}

const calls = () => portal().network.calls.filter((call) => call === 'POST /api/contactus');
/** Returns the messages that the server has stored. */
const tickets = () =>
  portal().server.services.db.selectFrom('contact_tickets').selectAll().execute();

test('invalid fields show the specified messages, and nothing is sent', async () => {
  const { user, email, subject, message, send } = await openForm();
  expect(email).toHaveValue('approved@demo.test');
  await user.clear(email);
  await send();
  for (const field of [subject, message, email]) {
    expect(field).toHaveAccessibleDescription(/This field is required\./);
  }
  expect(screen.getByRole('button', { name: /Topic/ })).toHaveAccessibleDescription(
    /This field is required\./,
  );
  await user.type(message, 'Too short');
  await user.type(email, 'maya@');
  await send();
  expect(message).toHaveAccessibleDescription(/Message is not valid\./);
  expect(email).toHaveAccessibleDescription(/Email is not valid\./);
  // A subject has at most 120 characters.
  await user.click(subject);
  await user.paste('x'.repeat(121));
  await send();
  expect(subject).toHaveAccessibleDescription(/Subject is not valid\./);
  expect(calls()).toEqual([]);
});

test('a sent message shows its reference and text', async () => {
  const { user, subject, message, choose, send } = await openForm('?page=/jobs/sunrise-spritz');
  expect(screen.getByText('/jobs/sunrise-spritz')).toBeVisible();
  expect(subject).toHaveValue('Job details');
  expect(screen.getByRole('button', { name: /Job or submission.*Topic/ })).toBeVisible();
  await choose(/Topic/, 'Something else');
  await user.clear(subject);
  await user.type(subject, 'A word is wrong');
  await user.type(message, 'The title has a typing error.');
  await send();
  const status = await screen.findByText('Message sent');
  expect(status).toBeVisible();
  const ticket = (await tickets()).find((stored) => stored.subject === 'A word is wrong');
  expect(ticket).toMatchObject({
    topic: 'other',
    page: '/jobs/sunrise-spritz',
    job_id: 'sunrise-spritz',
  });
  expect(screen.getAllByText(ticket?.reference ?? '?')[0]).toBeVisible();
  expect(screen.getByText(/within 24 hours/)).toBeVisible();
  expect(screen.getByText('The title has a typing error.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('a link from a job or payment fills in the fields', async () => {
  const { user, subject, message, send } = await openForm(
    '?payment=W-1234&job=harbour-roaster-visit',
  );
  expect(subject).toHaveValue('Payment W-1234');
  expect(screen.getByRole('button', { name: /Payment or withdrawal.*Topic/ })).toBeVisible();
  await user.type(message, 'It should have arrived.');
  await send();
  await screen.findByText('Message sent');
  const ticket = (await tickets()).find((stored) => stored.subject === 'Payment W-1234');
  expect(ticket).toMatchObject({ topic: 'payment', job_id: 'harbour-roaster-visit' });
});

test('the server’s errors appear at their fields, and the next attempt is a new message', async () => {
  const { user, message, choose, send } = await openForm('?subject=Odd&topic=job&job=no-such-job');
  await user.type(message, 'About a job that is gone.');
  await send();
  const job = screen.getByRole('button', { name: /Job$/ });
  await screen.findByText('Job is not valid.');
  expect(job).toHaveAccessibleDescription(/Job is not valid\./);
  expect(message).toHaveValue('About a job that is gone.');
  await choose(/no-such-job/, 'Not about a job');
  await send();
  await expectVisible('Message sent');
});

test('without a response the draft is kept, also after leaving, and a retry sends one message', async () => {
  const first = await openForm('?subject=Twice&topic=job');
  await first.user.type(first.message, 'Is this one ticket?');
  const restore = portal().interrupt(/contactus/);
  await first.send();
  await expectVisible(/The server did not respond/);
  expect(first.message).toHaveValue('Is this one ticket?');
  restore();
  const { message, send } = await openForm('?subject=Twice&topic=job');
  expect(message).toHaveValue('Is this one ticket?');
  await send();
  await screen.findByText('Message sent');
  expect((await tickets()).filter(({ subject }) => subject === 'Twice')).toHaveLength(1);
});

test('the draft is restored although the page is rendered in the moment in which the user becomes known', async () => {
  const { user, message } = await openForm();
  await user.type(message, 'Hello');
  // The browser has forgotten whose page it was, but not the draft.
  localStorage.removeItem(storageKeys.user);
  const release = portal().network.holdResponses(/GET \/api\/user$/);
  await portal().visit('/contact-us', { as: 'approved' });
  await portal().network.waitUntilIdle();
  release();
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

test('the subject suggests answers', async () => {
  const { user, subject } = await openForm();
  // Answers that arrive after the last letter would not be shown.
  await portal().network.waitUntilIdle();
  await user.type(subject, 'payment on hold');
  const link = await screen.findByRole('link', { name: 'Why is my payment on hold?' });
  await user.click(link);
  const answer = await screen.findByRole('button', { name: 'Why is my payment on hold?' });
  expect(answer).toHaveAttribute('aria-expanded', 'true');
  await user.click(
    within(screen.getByRole('main')).getByRole('link', { name: 'This did not help' }),
  );
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('payment on hold');
});

test('answers that arrive late leave the button where it is until the subject is changed', async () => {
  const release = portal().network.holdResponses(/GET \/api\/faq/);
  const { user, subject, message } = await openForm('?subject=Payment on hold');
  await user.click(message);
  release();
  await user.paste('When is the payment no longer on hold?');
  await portal().network.waitUntilIdle();
  expect(screen.queryByText('These answers may help:')).toBeNull();
  await user.type(subject, '?');
  await expectVisible('These answers may help:');
});
