import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatCurrency } from '../../../contract/rules/formats.ts';
import { config } from '../../config.ts';
import { openPortal } from '../../testing/portal.tsx';
import { expectVisible } from '../../testing/expectVisible.ts';

const portal = openPortal();

test('new visitors see one primary way to join, and an example with the figures of this installation', async () => {
  await portal().visit('/home');
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Join with email' })).toHaveAttribute(
    'href',
    '/signup',
  );
  const example = within(main.getByRole('article', { name: 'Always know where your job stands' }));
  const { clearing_days: days, review_window_hours: hours } = config.policy;
  const { amount, currency } = config.policy.withdrawal.min;
  const pay = formatCurrency({ amount: 30 * amount, currency });
  expect(example.getAllByText(pay), 'what it pays, and that this is in the wallet').toHaveLength(2);
  expect(example.getByText(`${days} days after approval`)).toBeVisible();
  expect(example.getByText(`After ${hours} hours without a reply`)).toBeVisible();
  // The example has the dateline of a real job: each of its seven steps has a day.
  const line = within(example.getByRole('list', { name: 'Days of an example job' }));
  const steps = line.getAllByRole('listitem');
  expect(steps).toHaveLength(7);
  for (const step of steps) expect(step.querySelector('time')).toHaveTextContent(/\d/);
  expect(steps[5]).toHaveTextContent(/^In your wallet, expected, .*\$ 300\.00/);
});

test('new visitors read three answers of the help center', async () => {
  await portal().visit('/home');
  const title = await screen.findByRole('heading', { name: 'When do I get my money?' });
  expect(title).toBeVisible();
  expect(screen.getByText(/We review every profile/)).toBeVisible();
  expect(screen.getByText(/The account must be yours and public/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'help center' })).toHaveAttribute('href', '/help-center');
});

test('without a response of the server, the page shows no answers', async () => {
  portal().network.loseResponses(/GET \/api/);
  await portal().visit('/home');
  await expectVisible(() => screen.getByRole('heading', { name: 'How it works' }));
  await portal().network.waitUntilIdle();
  expect(screen.queryByRole('heading', { name: 'Common questions' })).not.toBeInTheDocument();
});
