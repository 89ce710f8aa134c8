import { toCalendarDay } from '../../contract/rules/timeZones.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transactions } from '../../contract/schemas/money.ts';
import type { PayoutResponse } from '../../contract/schemas/payout.ts';
import type { Wallets, WithdrawalBlock } from '../../contract/schemas/wallet.ts';
import type { WithdrawalSaved, Withdrawals } from '../../contract/schemas/withdrawal.ts';
import { inTransaction } from '../database/transaction.ts';
import { day, minute } from '../durations.ts';
import { advanceWithdrawal } from '../domain/withdrawals/advanceWithdrawal.ts';
import { auditLedger } from '../domain/money/audit.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { lastMail } from '../testing/readCodes.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import {
  obtainWithdrawalProof,
  postWithdrawal,
  requestDirectly,
  type TestRequest,
} from '../testing/withdrawals.ts';

const accountId = 'account-approved';
const path = '/api/request/withdrawal';

describe.each(usualDatabaseKinds)('withdrawing on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterAll(async () => {
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
    await server.close();
  });

  const request = (more: TestRequest) => postWithdrawal(server, me, 'approved', more);
  const cancel = (id: string) =>
    me.post<WithdrawalSaved>(path, { action: 'cancel', withdrawal_id: id });
  const readWallet = async () => {
    const [usd] = (await me.get<Wallets>('/api/summary/wallet')).body.wallets;
    if (!usd) throw new Error('There is no wallet.');
    return usd;
  };
  const list = async (query = '') =>
    (await me.get<Withdrawals>(`/api/payment/withdrawal${query}`)).body;
  const advance = (
    reference: string,
    action: 'process' | 'pay' | 'fail' | 'return',
    reason?: string,
  ) =>
    inTransaction(server.services.db, (tx) =>
      advanceWithdrawal(tx, server.services, reference, { action, actor: 'staff', reason }),
    );
  const usd = (amount: number) => ({ amount, currency: 'USD' });

  test('withdrawing shows the rules with the date of arrival', async () => {
    const { withdrawal } = await readWallet();
    expect(withdrawal).toMatchObject({
      min: usd(1000),
      max: usd(1_000_000),
      fee: { fixed: usd(50), percent: 0, cap: null },
      arrives_in_days: [1, 3],
      blocked_by: [],
      unlocks_at: null,
      hold_reason: null,
    });
    // The bank is in Singapore.
    const today = toCalendarDay(server.services.clock.now(), 'Asia/Singapore');
    const days = (Date.parse(withdrawal.arrives_by) - today) / day;
    // Three working days are up to five days with a weekend.
    expect([3, 4, 5]).toContain(days);
    expect([0, 6]).not.toContain(new Date(withdrawal.arrives_by).getUTCDay());
  });

  test('withdrawing takes the money at once, mails it, and gives it back when the withdrawal is cancelled', async () => {
    const before = await readWallet();
    const { status, body } = await request({ amount: 12_000 });
    expect(status).toBe(201);
    expect(body.withdrawal).toMatchObject({
      reference: expect.stringMatching(/^W-[0-9A-F]{8}$/) as string,
      amount: usd(12_000),
      fee: usd(50),
      net: usd(11_950),
      method_label: 'DBS •••4821',
      state: 'requested',
      requested_at: new Date(server.services.clock.now()).toISOString(),
      processed_at: null,
      paid_at: null,
      reason: null,
      fix: null,
      can_cancel: true,
    });
    expect(body.wallet).toEqual(await readWallet());
    expect(body.wallet).toMatchObject({
      available: usd(before.available.amount - 12_000),
      in_transit: usd(12_000),
      withdrawal: { blocked_by: ['open_request'] },
    });
    const mail = await lastMail(server.services.db, 'approved@demo.test');
    expect(mail?.body).toContain('$ 120.00');
    expect(mail?.body).toContain('$ 119.50');
    expect(mail?.body).toMatch(
      /If this was not you, cancel it as soon as possible:\nhttp.*tab=wallet/,
    );

    const cancelled = await cancel(body.withdrawal.id);
    expect([cancelled.status, cancelled.body.withdrawal]).toMatchObject([
      200,
      { state: 'cancelled', can_cancel: false },
    ]);
    expect(cancelled.body.wallet.available).toEqual(before.available);
    const again = await cancel(body.withdrawal.id);
    expect([again.status, again.body.wallet.available]).toEqual([200, before.available]);
  });

  test('withdrawing returns the first response to a repeated request, and rejects another request with the same key', async () => {
    const key = randomUUID();
    const first = await request({ amount: 3000, client_ref: key });
    const second = await request({ amount: 3000, client_ref: key });
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect((await request({ amount: 4000, client_ref: key })).status).toBe(422);
    await cancel(first.body.withdrawal.id);
    // Idempotency keys are deleted after two days, but no key has a second effect.
    await server.services.db.deleteFrom('idempotency_keys').execute();
    expect((await request({ amount: 3000, client_ref: key })).status).toBe(409);
  });

  test('withdrawing needs its own code, which an error does not use up', async () => {
    const proof = await obtainWithdrawalProof(server, me, 'approved');
    expect((await request({ amount: 500, proof })).body.errors).toEqual({
      amount: 'The minimum amount is 10.00.',
    });
    expect((await request({ amount: 2_000_000, proof })).body.errors).toEqual({
      amount: 'The maximum amount is 10,000.00.',
    });
    const tooMuch = await request({ amount: 999_900, proof });
    expect([tooMuch.status, tooMuch.body.error]).toEqual([409, 'Your balance is too low.']);
    expect((await request({ amount: 5000, proof: 'unknown' })).status).toBe(403);
    const other = await request({ amount: 5000, proof, method_id: 'another' });
    expect([other.status, other.body.error]).toEqual([
      409,
      'Your payout method has changed. Check it and try again.',
    ]);
    const done = await request({ amount: 5000, proof });
    expect(done.status).toBe(201);
    await cancel(done.body.withdrawal.id);
    expect((await request({ amount: 5000, proof })).status).toBe(403);
  });

  // What blocks a withdrawal: the block, the error, and how it begins and ends.
  const situations: [WithdrawalBlock, string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'phone',
      'Verify your phone number in your profile before you withdraw.',
      () => setAccount({ phone_verified: 0 }),
      () => setAccount({ phone_verified: 1 }),
    ],
    [
      'payout_method',
      'Add a payout method in your profile, or correct it; you can withdraw once we have checked it.',
      () => setMethod({ status: 'rejected' }),
      () => setMethod({ status: 'active' }),
    ],
    [
      'method_locked',
      'Your payout details were changed recently, so withdrawals are locked. The wallet shows until when.',
      () => setMethod({ locked_until: server.services.clock.now() + 10 * day }),
      () => setMethod({ locked_until: server.services.clock.now() }),
    ],
    [
      'open_request',
      'You already have an open withdrawal.',
      () => requestDirectly(server.services, accountId, usd(1000)),
      async () => cancel((await list('?state=requested')).data[0]?.id ?? ''),
    ],
    [
      'on_hold',
      'Your withdrawals are on hold. The wallet shows the reason; contact us if you disagree.',
      () =>
        server.services.db
          .insertInto('withdrawal_holds')
          .values({ account_id: accountId, reason: 'A test', at: 0 })
          .execute(),
      () => server.services.db.deleteFrom('withdrawal_holds').execute(),
    ],
  ];
  const setAccount = (change: { phone_verified: number }) =>
    server.services.db.updateTable('accounts').set(change).where('id', '=', accountId).execute();
  const setMethod = (change: { status?: 'active' | 'rejected'; locked_until?: number }) =>
    server.services.db
      .updateTable('payout_methods')
      .set(change)
      .where('account_id', '=', accountId)
      .execute();

  test.each(situations)(
    'withdrawing is blocked by %s, and the error names the remedy',
    async (block, sentence, begin, end) => {
      await begin();
      expect((await readWallet()).withdrawal.blocked_by).toEqual([block]);
      const blocked = await request({ amount: 5000 });
      expect([blocked.status, blocked.body.error]).toEqual([403, sentence]);
      await end();
      expect((await readWallet()).withdrawal.blocked_by).toEqual([]);
    },
  );

  test('withdrawing is blocked below the minimum of the currency that the request names', async () => {
    const { status, body } = await request({ amount: 5000, currency: 'EUR' });
    expect([status, body.error]).toEqual([
      403,
      'Your balance is below the minimum withdrawal. Finish a job to earn more.',
    ]);
  });

  test('every withdrawal is listed, newest first, by state, and with the bank’s reason in words only', async () => {
    const { data, meta } = await list('?per_page=100');
    expect(meta.total).toBe(data.length);
    const dates = data.map(({ requested_at: at }) => at);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(data.map(({ state }) => state))).toEqual(
      new Set(['paid', 'failed', 'cancelled']),
    );
    const failed = await list('?state=failed');
    expect(failed.data.map(({ reason, fix }) => [reason, fix])).toEqual([
      ['The bank does not know the account number. You have replaced it.', null],
    ]);
    const returned = await list('?state=returned');
    expect(
      returned.data.map(({ state, reason, paid_at: at }) => [state, reason, at !== null]),
    ).toEqual([
      ['failed', 'The bank has blocked the account. Ask your bank, or use another account.', true],
    ]);
    expect([failed.meta.total, returned.meta.total]).toEqual([1, 1]);
    const arabic = await me.get<Withdrawals>('/api/payment/withdrawal?state=failed', {
      'accept-language': 'ar',
    });
    expect(arabic.body.data[0]?.reason).toMatch(/رقم الحساب/);
    const second = await list('?per_page=2&page=2');
    expect(second.data).toEqual(data.slice(2, 4));
  });

  test('a withdrawal is paid, with a mail, and cannot be cancelled any more', async () => {
    const before = await readWallet();
    const { withdrawal } = (await request({ amount: 4000 })).body;
    await advance(withdrawal.reference, 'process');
    const late = await cancel(withdrawal.id);
    expect([late.status, late.body]).toMatchObject([
      409,
      { error: 'This has changed in the meantime. It is now on the way.' },
    ]);
    // Makes the email about the payment newer than the email about the request.
    server.services.clock.advance(minute);
    await advance(withdrawal.reference, 'pay');
    expect((await advance(withdrawal.reference, 'pay')).isChanged).toBe(false);
    const mail = await lastMail(server.services.db, 'approved@demo.test');
    expect(mail?.subject).toContain(`${withdrawal.reference} sent to your bank`);
    expect(mail?.body).toContain('$ 39.50');
    const [row] = (await list()).data;
    expect(row).toMatchObject({ id: withdrawal.id, state: 'paid', can_cancel: false });
    expect((await readWallet()).lifetime_withdrawn.amount).toBe(
      before.lifetime_withdrawn.amount + 4000,
    );
  });

  test('a withdrawal fails with the field to correct, the money is returned, and the next withdrawal works after the correction', async () => {
    server.services.clock.advance(minute);
    const before = await readWallet();
    const { withdrawal } = (await request({ amount: 4000 })).body;
    await advance(withdrawal.reference, 'process');
    // Makes the email about the failure newer than the email about the request.
    server.services.clock.advance(minute);
    await advance(withdrawal.reference, 'fail', 'AC04');
    expect((await advance(withdrawal.reference, 'fail', 'AC04')).isChanged).toBe(false);
    expect((await list()).data[0]).toMatchObject({ state: 'failed', fix: 'account_number' });
    const after = await readWallet();
    expect(after.available).toEqual(before.available);
    expect(after.withdrawal.blocked_by).toEqual(['payout_method']);
    const { method } = (await me.get<PayoutResponse>('/api/profile/payment')).body;
    expect(method).toMatchObject({
      status: 'rejected',
      reason: expect.stringContaining('closed') as string,
    });
    const mail = await lastMail(server.services.db, 'approved@demo.test');
    expect(mail?.body).toContain('The account is closed.');
    await setMethod({ status: 'active' });
    const again = await request({ amount: 4000 });
    expect(again.status).toBe(201);
    await advance(again.body.withdrawal.reference, 'process');
    await advance(again.body.withdrawal.reference, 'pay');
    await advance(again.body.withdrawal.reference, 'return', 'The bank sent it back.');
    expect((await list()).data[0]).toMatchObject({
      state: 'failed',
      reason: 'The bank sent it back.',
      fix: null,
    });
    expect((await readWallet()).available).toEqual(before.available);
    // A late report of the payment is no news.
    expect((await advance(again.body.withdrawal.reference, 'pay')).isChanged).toBe(false);
  });

  test.each([
    ['yen', 'JPY', 15_000, 75, /¥ 15,000\.00/, '1,500'],
    ['dinar', 'KWD', 20_500, 150, /KWD 20\.500/, '3.000'],
  ])('withdrawing works for %s in %s', async (name, currency, amount, fee, shown, min) => {
    const client = await server.signedIn(name);
    const { data } = (await client.get<Withdrawals>('/api/payment/withdrawal')).body;
    const [open] = data;
    expect(open?.amount.currency).toBe(currency);
    if (open?.state === 'requested') await advance(open.reference, 'process');
    await advance(open?.reference ?? '', 'pay');
    const below = await postWithdrawal(server, client, name, { amount: 1000, currency });
    expect(below.body.errors?.['amount']).toContain(min);
    const { status, body } = await postWithdrawal(server, client, name, { amount, currency });
    expect([status, body.withdrawal]).toMatchObject([
      201,
      { fee: { amount: fee, currency }, net: { amount: amount - fee, currency } },
    ]);
    const mail = await lastMail(server.services.db, `${name}@demo.test`);
    expect(mail?.body).toMatch(shown);
    await advance(body.withdrawal.reference, 'process');
    await advance(body.withdrawal.reference, 'fail', 'BE01');
    const entries = (await client.get<Transactions>('/api/payment/transaction')).body.data;
    expect(entries[0]).toMatchObject({ type: 'withdrawal_reversal', amount: { amount, currency } });
  });
});
