import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { day } from '../../durations.ts';
import { getLanguage } from '../../i18n/language.ts';
import { lastMail } from '../../testing/readCodes.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { requestDirectly } from '../../testing/withdrawals.ts';
import { advanceWithdrawal } from './advanceWithdrawal.ts';
import { sendWithdrawalMail } from './withdrawalMail.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.each(['en', 'ar', 'zh-Hans'])(
  'mails about a withdrawal in %s name amount, date and what to do',
  async (locale) => {
    const { services } = server;
    const { db, clock } = services;
    await db.updateTable('accounts').set({ locale }).where('id', '=', 'account-dinar').execute();
    const language = getLanguage(locale);
    const row = await db
      .selectFrom('withdrawals')
      .selectAll()
      .where('account_id', '=', 'account-dinar')
      .where('state', 'in', ['requested', 'processing'])
      .executeTakeFirst();
    // The first language uses the withdrawal of the seed, which is processing already; each other language requests one.
    const requested =
      row ??
      (await requestDirectly(services, 'account-dinar', { amount: 45_500, currency: 'KWD' }));
    const bodies: string[] = [];
    const readMail = async () => {
      const mail = await lastMail(db, 'dinar@demo.test');
      expect(mail?.subject).toContain(requested.reference);
      bodies.push(mail?.body ?? '');
      clock.advance(day);
    };
    // Neither the seed nor `requestDirectly` sends the mail about a request.
    await inTransaction(db, (tx) =>
      sendWithdrawalMail(tx, services, { ...requested, state: 'requested' }),
    );
    const today = () => language.formatDate(clock.now(), 'Asia/Kuwait');
    const dates = [today()];
    await readMail();
    for (const action of ['process', 'pay', 'return'] as const) {
      dates.push(today());
      const { isChanged } = await inTransaction(db, (tx) =>
        advanceWithdrawal(tx, services, requested.reference, {
          action,
          actor: 'staff',
          reason: 'AC06',
        }),
      );
      // There is no mail about processing.
      if (isChanged && action !== 'process') await readMail();
      else dates.pop();
    }
    expect(bodies).toHaveLength(3);
    for (const [index, body] of bodies.entries()) {
      // The amount is isolated, so that right-to-left text does not reorder it.
      expect(body).toContain('\u2066KWD 45.500\u2069');
      expect(body).toContain(dates[index]);
      // The time zone of Kuwait in brackets.
      expect(dates[index]).toMatch(/\(.*\+3\)/);
      expect(body).toContain('/reset-password');
      expect(body).toContain('support@byline.test');
      expect(body).not.toMatch(/[{}]/);
      // Digits are Western in every language.
      expect(body).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/);
    }
    expect(bodies[2]).toContain(language.translate('bankReason.AC06'));
  },
);
