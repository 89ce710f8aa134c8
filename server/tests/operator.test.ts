import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { demoCommands } from '../demo/operatorCommands.ts';
import { day } from '../durations.ts';
import { openServices } from '../openServices.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { usualDatabaseKinds } from '../testing/databases.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';
import { productionEnv } from '../testing/productionEnv.ts';

describe.each(usualDatabaseKinds)('the operator on %s', (kind) => {
  const { getEnv, query } = useDemoDatabase(kind);
  const commands = { ...operatorCommands, ...demoCommands };
  const operate = (line: string, env: Record<string, string> = {}) =>
    runOperator(commands, line.split(' '), { ...getEnv(), ...env });

  test('the help lists every command of the operator', async () => {
    const { text } = await operate('help');
    for (const [name, { about }] of Object.entries(commands)) {
      expect(text).toMatch(new RegExp(`^ {2}${name}( |$)`, 'm'));
      expect(text).toContain(about);
    }
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'the operator has no command %s, nor an argument of that name',
    async (name) => {
      const unknown = await operate(name);
      expect(unknown.code).toBe(2);
      expect(unknown.text).toContain(`There is no command "${name}"`);
      for (const line of ['withdrawals', 'clock', 'approve', 'connections', 'hold x', 'credit']) {
        const { code, text } = await operate(`${line} ${name}`);
        expect(code).not.toBe(0);
        expect(text).not.toMatch(/\[object|native code|undefined/);
      }
    },
  );

  test('usage errors and unknown accounts are reported', async () => {
    expect(await operate('aprove x')).toMatchObject({ code: 2 });
    expect(await operate('approve')).toEqual({ code: 2, text: 'Usage: approve EMAIL|ID' });
    expect(await operate('approve nobody@demo.test')).toEqual({
      code: 1,
      text: 'No account has this address.',
    });
  });

  test('accounts in review and connections are listed, also by id', async () => {
    expect((await operate('waiting')).text).toMatch(/review@demo.test {2}Tomasz Nowak$/);
    const { text } = await operate('connections account-approved');
    expect(text).toContain('signs in with tiktok: demo-approved');
    expect(text).toContain('facebook Maya Makes: expired since');
    expect((await operate('connections nobody')).code).toBe(1);
  });

  test('the operator decides about an account without an address by id, and no email is sent', async () => {
    await query("update accounts set email = null, state = 'in_review' where id = 'account-fresh'");
    expect((await operate('approve account-fresh')).text).toContain('is now approved');
    expect(await query("select id from outbox where recipient = ''")).toEqual([]);
    await query("update accounts set email = 'fresh@demo.test' where id = 'account-fresh'");
  });

  test('the operator decides about accounts only by allowed transitions, and the owner gets an email', async () => {
    expect((await operate('approve review@demo.test')).text).toContain('is now approved');
    expect((await operate('approve pending@demo.test')).code).toBe(1);
    expect((await operate('reject approved@demo.test because')).code).toBe(1);
    const mails = (await operate('outbox review@demo.test')).text;
    expect(mails).toMatch(/Byline: your account is approved[^]+first job:\s+http\S+\/signin/);
  });

  test('the operator checks the payout method that was listed, and not one saved since', async () => {
    const setMethod = (id: string, label: string) =>
      query(
        `update payout_methods set id = '${id}', label = '${label}', status = 'unverified' where account_id = 'account-approved'`,
      );
    const readMethod = () =>
      query("select label, status from payout_methods where account_id = 'account-approved'");
    await setMethod('seen', 'DBS •••6789');
    const listed = (await operate('payout-methods')).text.split('\n').map((row) => row.split('\t'));
    expect(listed).toContainEqual(
      expect.arrayContaining(['approved@demo.test', 'seen', 'DBS •••6789']),
    );
    await setMethod('saved-since', 'DBS •••1111');
    expect(await operate('payout-works approved@demo.test seen')).toEqual({
      code: 1,
      text: 'No payout method is waiting for a check.',
    });
    expect((await operate('payout-rejected approved@demo.test seen Closed')).code).toBe(1);
    expect(await readMethod()).toEqual([{ label: 'DBS •••1111', status: 'unverified' }]);
    expect((await operate('payout-works fresh@demo.test saved-since')).code).toBe(1);
    expect((await operate('payout-rejected account-approved saved-since Closed')).code).toBe(0);
    expect((await operate('outbox approved@demo.test')).text).toContain('DBS •••1111. Closed');
    await setMethod('saved-since', 'DBS •••1111');
    expect((await operate('payout-works approved@demo.test saved-since')).code).toBe(0);
    expect(await readMethod()).toEqual([{ label: 'DBS •••1111', status: 'active' }]);
  });

  test('the operator acts as the brand: views, accepts, reviews', async () => {
    const email = 'approved@demo.test';
    await operate(`decide ${email} wren-desk-reset view`);
    const { text } = await operate(`decide ${email} wren-desk-reset accept`);
    expect(text).toContain('is now accepted');
    // The accepted publisher has not submitted work yet, so no step is in review.
    expect((await operate(`review ${email} wren-desk-reset approve`)).text).toContain('in review');
    const changes = `review ${email} clearwell-two-minutes changes Say it louder`;
    expect((await operate(changes)).code).toBe(0);
    // The step is no longer in review.
    expect((await operate(changes)).code).toBe(1);
  });

  test('the operator acts as the brand in discussions, invitations and jobs', async () => {
    const email = 'approved@demo.test';
    expect((await operate(`invite ${email} sunrise-spritz Join us`)).text).toContain('is invited');
    expect((await operate(`invite ${email} sunrise-spritz Join us`)).code).toBe(1);
    expect((await operate(`write ${email} sunrise-spritz Hello Maya`)).text).toContain('was sent');
    expect((await operate(`revoke-invitation ${email} sunrise-spritz`)).text).toContain('revoked');
    expect((await operate(`extension ${email} sunrise-spritz grant Yes`)).code).toBe(1);
    expect((await operate(`decide ${email} tidal-lap-diary remove Too late`)).text).toContain(
      'is now removed',
    );
    expect((await operate('close-job petal-sunday-stems')).text).toContain('closed');
    expect((await operate('cancel-job petal-sunday-stems No budget')).text).toContain('cancelled');
    expect((await operate('close-job petal-sunday-stems')).text).toContain('It is now cancelled.');
  });

  test('the operator audits the ledger, and the audit names what is wrong', async () => {
    expect(await operate('audit')).toMatchObject({ code: 0 });
    expect((await operate('credit fresh@demo.test 12.50 Welcome gift')).code).toBe(0);
    expect((await operate('credit fresh@demo.test 12,5 Gift')).code).toBe(1);
    expect(await operate('audit')).toMatchObject({ code: 0 });
    await query("update ledger_accounts set balance = 1 where account_id = 'account-fresh'");
    const outcome = await operate('audit');
    expect(outcome.code).toBe(1);
    expect(outcome.text).toContain('balance 1, entries sum to 1250');
    await query("update ledger_accounts set balance = 1250 where account_id = 'account-fresh'");
  });

  test.each([
    ['JPY', '1250', 1250, '12.50'],
    ['KWD', '1.25', 1250, '1.2505'],
  ])('a bonus is read in the minor units of %s', async (currency, typed, amount, tooPrecise) => {
    await query(`update accounts set currency = '${currency}' where id = 'account-fresh'`);
    expect((await operate(`credit fresh@demo.test ${tooPrecise} Gift`)).code).toBe(1);
    expect((await operate(`credit fresh@demo.test ${typed} Gift`)).code).toBe(0);
    const balances = await query<{ balance: number | string }>(
      `select balance from ledger_accounts where id = 'wallet:account-fresh:${currency}'`,
    );
    expect(balances.map(({ balance }) => Number(balance))).toEqual([amount]);
  });

  test('withdrawals are listed in the minor units of their currencies', async () => {
    const { text } = await operate('withdrawals');
    expect(text).toContain('requested  29,925 JPY  MUFG •••3557');
    expect(text).toContain('processing  45.350 KWD  NBOKKWKW •••2786');
    expect((await operate('withdrawals lost')).code).toBe(1);
    expect((await operate('withdrawals paid W-NONE')).text).toBe('Withdrawal not found.');
  });

  test('the operator stops the withdrawals of an account and allows them again', async () => {
    await operate('withdrawals-hold approved@demo.test We are checking a report.');
    const read = () => query<{ reason: string }>('select reason from withdrawal_holds');
    expect(await read()).toEqual([{ reason: 'We are checking a report.' }]);
    await operate('withdrawals-hold approved@demo.test Still checking.');
    expect(await read()).toEqual([{ reason: 'Still checking.' }]);
    await operate('withdrawals-release approved@demo.test');
    expect(await read()).toEqual([]);
    expect((await operate('withdrawals-release nobody@demo.test')).code).toBe(1);
  });

  test('the operator moves the business time of all processes', async () => {
    await operate('clock advance 15d');
    const moved = (await operate('clock show')).text;
    const movedTime = Date.parse(moved.replace('The business time is ', '').slice(0, -1));
    expect(movedTime - Date.now()).toBeGreaterThan(14.9 * day);
    expect((await operate('simulate')).text).toMatch(/^Made \d+ changes?\.$/);
    await operate('clock reset');
    expect((await operate('clock advance soon')).code).toBe(1);
  });

  test('the operator lists, repeats and cancels messages, and sees their text in the demo only', async () => {
    const insert = (id: string, state: string, body: string) =>
      query(`insert into outbox (id, at, channel, recipient, subject, body, state, attempts, next_at, queued_at, error)
        values ('${id}', 0, 'email', 'ann@x.test', 'A code', '${body}', '${state}', 9, ${Date.now() + day}, 0, 'Error ESOCKET')`);
    await insert('stuck', 'queued', '123456');
    await insert('over', 'failed', 'late');
    await insert('empty', 'failed', '');
    await insert('done', 'sent', '');
    const listed = await operate('outbox Ann@X.test', productionEnv);
    expect(listed.text).toMatch(/stuck email A code.*Given up: 2\.$/s);
    expect(listed.text).toContain('queued after 9 attempts, next attempt');
    expect(listed.text).toContain('last error: Error ESOCKET');
    expect(listed.text).not.toContain('123456');
    // The demo shows codes, and the ids that `retry` and `cancel` need.
    expect((await operate('outbox ann@x.test')).text).toMatch(/stuck email [^]*123456/);
    expect((await operate('outbox', productionEnv)).text).not.toContain('sent after');
    // A message without a text cannot be repeated.
    expect((await operate('outbox retry ann@x.test', productionEnv)).text).toBe(
      '2 messages will be delivered now.',
    );
    const states = () =>
      query("select id, state, body from outbox where recipient = 'ann@x.test' order by id");
    expect(await states()).toMatchObject([
      { id: 'done', state: 'sent' },
      { id: 'empty', state: 'failed' },
      { id: 'over', state: 'queued', body: 'late' },
      { id: 'stuck', state: 'queued', body: '123456' },
    ]);
    expect((await operate('outbox cancel stuck')).text).toBe('1 message will not be delivered.');
    expect(await states()).toContainEqual({ id: 'stuck', state: 'cancelled', body: '' });
    for (const line of [
      'outbox retry done',
      'outbox retry stuck',
      'outbox cancel all',
      'outbox retry',
    ])
      expect((await operate(line)).code).toBe(1);
  });

  test('the log records who ran which command with which result, and is shown with the account', async () => {
    await operate('--as Kim suspend fresh@demo.test Two accounts', { SUDO_USER: 'ops' });
    await operate('approve fresh@demo.test', { SUDO_USER: 'ops' });
    await operate('reject fresh@demo.test No', { SUDO_USER: 'ops' });
    const { text } = await operate('log fresh@demo.test');
    const lines = text.split('\n').slice(-3);
    expect(lines.map((line) => line.replace(/^\S+ {2}/, ''))).toEqual([
      'Kim  suspend  fresh@demo.test  Two  accounts  → done',
      'ops  approve  fresh@demo.test  → done',
      expect.stringMatching(/^ops {2}reject {2}fresh@demo\.test {2}No {2}→ failed {2}\S/),
    ]);
    // The wildcards of SQL are ordinary characters in the search.
    expect((await operate('log 50%_')).text).toBe('No command was recorded.');
    expect((await operate('audit --as')).text).toBe('--as needs a name.');
    const account = await operate('account fresh@demo.test');
    expect(account.code).toBe(0);
    expect(account.text).toContain('Kim  suspend');
    expect(account.text).toMatch(/^ {2}.*\(account-fresh\), approved, since /m);
  });

  test('the operator sees what the support needs to know about an account, without codes', async () => {
    const services = await openServices(readConfig(getEnv()));
    await services.db
      .updateTable('outbox')
      .set({ body: 'secret 123456' })
      .where('recipient', '=', 'approved@demo.test')
      .execute();
    await services.db.destroy();
    await operate('withdrawals-hold approved@demo.test Checking');
    const { text } = await operate('account APPROVED@demo.test');
    for (const part of [
      'email approved@demo.test, verified',
      'DBS •••4821',
      'on hold since',
      'USD, earned',
      /W-\S+ {2}paid {2}.* to /,
      'tiktok',
      'wren-desk-reset',
      /sent|queued/,
    ]) {
      expect(text).toMatch(part);
    }
    expect(text).not.toContain('123456');
    expect((await operate('account nobody@demo.test')).code).toBe(1);
    await operate('withdrawals-release approved@demo.test');
  });

  test('the operator has no clock or simulation in production', async () => {
    for (const line of ['clock show', 'simulate']) {
      const { code, text } = await operate(line, productionEnv);
      expect(code).toBe(1);
      expect(text).toContain('demo and test mode only');
    }
  });
});
