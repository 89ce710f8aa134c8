import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { minute } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import { lastMail } from '../../testing/readCodes.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { requestDirectly } from '../../testing/withdrawals.ts';
import { advanceWithdrawal, type WithdrawalStep } from './advanceWithdrawal.ts';
import { listWithdrawals } from './listWithdrawals.ts';

const accountId = 'account-approved';
let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const step = (reference: string, action: WithdrawalStep['action'], reason?: string) => {
  server.services.clock.advance(minute);
  return inTransaction(server.services.db, (tx) =>
    advanceWithdrawal(tx, server.services, reference, {
      action,
      actor: action === 'process' ? 'staff' : 'bank',
      reason,
    }),
  );
};

/** Pays a withdrawal. */
async function pay(): Promise<string> {
  const { reference } = await requestDirectly(server.services, accountId, { amount: 5000 });
  await step(reference, 'process');
  await step(reference, 'pay');
  return reference;
}

/** Gives the payout method a new id and label, as saving another one does. */
const replaceMethod = () =>
  server.services.db
    .updateTable('payout_methods')
    .set({ id: 'another', label: 'New Bank •••9999', status: 'unverified', reason: null })
    .where('account_id', '=', accountId)
    .execute();

async function readNewest(locale = 'en') {
  const query = { page: 1, per_page: 1 };
  const { db } = server.services;
  const { data } = await listWithdrawals(db, accountId, query, getLanguage(locale));
  return data[0] ?? expect.fail('There is no withdrawal.');
}

test.each(['AC01', 'AC04', 'AC06', 'BE01', 'CURR', 'RC08'])(
  'money that is returned with %s to a replaced payout method needs no correction',
  async (code) => {
    const reference = await pay();
    await replaceMethod();
    await step(reference, 'return', code);
    for (const locale of ['en', 'zh-Hans', 'ar']) {
      const language = getLanguage(locale);
      const { reason, fix } = await readNewest(locale);
      expect(fix).toBeNull();
      expect(reason).not.toContain(language.translate(`bankReason.${code as 'AC01'}`));
    }
    expect((await readNewest()).reason).toMatch(/^The [^.]+\. You have replaced it\.$/);
    const mail = await lastMail(server.services.db, 'approved@demo.test');
    expect(mail?.body).not.toMatch(/Check (it|your payout|the)|Enter another|[Uu]se another/);
    expect(mail?.body).toContain('New Bank •••9999');
    const method = await server.services.db
      .selectFrom('payout_methods')
      .select('status')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    expect(method?.status).toBe('unverified');
  },
);

test('the advice ends when the payout method is replaced after the money was returned', async () => {
  const reference = await pay();
  await step(reference, 'return', 'AC04');
  expect(await readNewest()).toMatchObject({
    reason: 'The account is closed. Enter another account in your payout method.',
    fix: 'account_number',
  });
  await replaceMethod();
  expect(await readNewest()).toMatchObject({
    reason: 'The account is closed. You have replaced it.',
    fix: null,
  });
});

test('reasons that are not about the payout method keep their advice', async () => {
  const reference = await pay();
  await replaceMethod();
  await step(reference, 'return', 'AM09');
  expect((await readNewest()).reason).toBe(getLanguage('en').translate('bankReason.AM09'));
});

test('a text of the bank stays, also without a payout method', async () => {
  const reference = await pay();
  await server.services.db
    .deleteFrom('payout_methods')
    .where('account_id', '=', accountId)
    .execute();
  await step(reference, 'return', 'The account is dormant.');
  expect((await readNewest()).reason).toBe('The account is dormant.');
});
