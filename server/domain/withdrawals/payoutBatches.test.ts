import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { OperatorError } from '../../operator/command.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { insertPayoutMethod } from '../../testing/insertPayoutMethod.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import {
  operateWithdrawals,
  readWithdrawalState,
  requestDirectly,
} from '../../testing/withdrawals.ts';
import { encrypt } from '../encryption.ts';
import type { Services } from '../services.ts';
import { auditLedger } from '../money/audit.ts';
import { creditBonus } from '../money/bonus.ts';

// The account whose withdrawals some tests stop, and an account that is paid.
const heldAccount = 'account-approved';
const paidAccount = 'account-fresh';

describe.each(databaseKinds)('a payout batch on %s', (kind) => {
  let server: TestServer;
  const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-batch-'));
  beforeAll(async () => {
    server = await openTestServer({ kind });
    await insertPayoutMethod(server.services, paidAccount);
    await inTransaction(server.services.db, (tx) =>
      creditBonus(tx, {
        email: 'fresh@demo.test',
        amount: '900.00',
        subject: 'test',
        now: Date.now(),
      }),
    );
  });
  afterAll(async () => {
    expect((await auditLedger(server.services.db)).faults).toEqual([]);
    await server.close();
    rmSync(dir, { recursive: true });
  });

  const file = (name: string) => path.join(dir, name);
  const operate = (line: string, services: Services = server.services) =>
    operateWithdrawals(services, line);
  const request = async (accountId: string) =>
    (await requestDirectly(server.services, accountId, { amount: 5000 })).reference;
  const readState = (reference: string) => readWithdrawalState(server.services, reference);
  const setAccountState = (state: 'approved' | 'suspended') =>
    server.services.db
      .updateTable('accounts')
      .set({ state })
      .where('id', '=', heldAccount)
      .execute();
  const setDetails = (details: object | null, type: 'bank' | 'paypal' = 'bank') =>
    server.services.db
      .updateTable('payout_methods')
      .set({
        type,
        sealed_details:
          details &&
          encrypt(server.services.config.encryption, 'payout_methods', JSON.stringify(details)),
      })
      .where('account_id', '=', paidAccount)
      .execute();
  /** Fails a withdrawal for a reason that leaves the payout method active, so that the account can request the next one. */
  const fail = (reference: string) => operate(`withdrawals failed ${reference} AM09`);
  const readBatchId = (text: string) => /B-[\dA-F-]+/.exec(text)?.[0] ?? 'none';

  test('a payout batch pays no account whose withdrawals are on hold, and lists the skipped accounts', async () => {
    const skipped = await request(heldAccount);
    await setDetails({ account_number: '111', swift: null });
    const paid = await request(paidAccount);
    await operate('withdrawals-hold approved@demo.test We are checking a report.');
    const text = await operate(`payout-file ${file('hold.csv')} USD`);
    // 50.00 without the fee.
    expect(text).toContain('with 1 payment, 49.50 USD');
    expect(text).toContain(`\nSkipped ${skipped}: withdrawals of the account are on hold.`);
    expect(readFileSync(file('hold.csv'), 'utf8')).not.toContain(skipped);
    expect([await readState(skipped), await readState(paid)]).toEqual(['requested', 'processing']);

    expect(await operate(`payout-file ${file('none.csv')} USD`)).toBe(
      `No withdrawal in USD is ready; no file was written.\nSkipped ${skipped}: withdrawals of the account are on hold.`,
    );
    expect(existsSync(file('none.csv'))).toBe(false);
    // The skipped withdrawal goes to a bank, so a batch to PayPal does not list it.
    expect(await operate(`payout-file ${file('none.csv')} USD paypal`)).not.toContain('Skipped');

    await operate('withdrawals-release approved@demo.test');
    expect(await operate(`payout-file ${file('released.csv')} USD`)).not.toContain('Skipped');
    await fail(skipped);
    await fail(paid);
  });

  test('a payout batch pays no account that is not approved', async () => {
    const reference = await request(heldAccount);
    await setAccountState('suspended');
    expect(await operate(`payout-file ${file('suspended.csv')} USD`)).toContain(
      `Skipped ${reference}: the account is not approved.`,
    );
    expect(await readState(reference)).toBe('requested');
    await setAccountState('approved');
    await operate(`payout-file ${file('approved.csv')} USD`);
    await fail(reference);
  });

  test('a payout batch lists withdrawals without payout details', async () => {
    await setDetails(null);
    const reference = await request(paidAccount);
    expect(await operate(`payout-file ${file('details.csv')} USD`)).toContain(
      `Skipped ${reference}: it has no payout details.`,
    );
    await operate(`withdrawals processing ${reference}`);
    await fail(reference);
  });

  test('one payment that a bank would refuse does not take the others with it, and a name is never lost silently', async () => {
    await setDetails({ account_number: '1'.repeat(35), swift: null });
    const wrong = await request(paidAccount);
    const other = await request(heldAccount);
    const name = 'Дмитрий Иванов';
    await server.services.db
      .updateTable('withdrawals')
      .set((row) => ({
        payee_json: sql<string>`replace(${row.ref('payee_json')}, 'Maya Tan', ${name})`,
      }))
      .where('reference', '=', other)
      .execute();
    const text = await operate(`payout-file ${file('limits.xml')} USD`);
    expect(text).toContain(`Skipped ${wrong}: no bank accepts its account number or codes`);
    expect(text).toContain(`${other}: the name ${name} is written as Dmitriy Ivanov.`);
    const xml = readFileSync(file('limits.xml'), 'utf8');
    expect(xml).toContain('<Nm>Dmitriy Ivanov</Nm>');
    expect(xml).not.toContain('1'.repeat(35));
    // As the operator is told to do.
    await operate(`withdrawals processing ${wrong}`);
    expect(await operate(`withdrawals failed ${wrong} AC01`)).toContain('back in the wallet');
    await fail(other);
    await server.services.db.updateTable('payout_methods').set({ status: 'active' }).execute();
  });

  test('a payout batch to PayPal is never written as XML', async () => {
    await setDetails({ email: 'maya@example.test' }, 'paypal');
    const reference = await request(paidAccount);
    const id = readBatchId(await operate(`payout-file ${file('paypal.csv')} USD paypal`));
    await expect(operate(`payout-file ${file('paypal.xml')} ${id}`)).rejects.toThrow(
      'Payouts to PayPal are written as CSV.',
    );
    expect(existsSync(file('paypal.xml'))).toBe(false);
    await operate(`payout-file ${file('again.csv')} ${id}`);
    expect(readFileSync(file('again.csv'), 'utf8')).toContain('maya@example.test');
    await fail(reference);
    await setDetails({ account_number: '111', swift: null });
  });

  test('a file that is written again pays no withdrawal that was paid or has failed since', async () => {
    const failed = await request(heldAccount);
    const open = await request(paidAccount);
    const id = readBatchId(await operate(`payout-file ${file('both.csv')} USD`));
    // The money is back in the wallet, and can be withdrawn again.
    await fail(failed);
    const text = await operate(`payout-file ${file('rest.csv')} ${id}`);
    expect(text).toContain(`Batch ${id} with 1 payment, 49.50 USD`);
    expect(text).toContain(`\nSkipped ${failed}: it has been paid or has failed since.`);
    const rest = readFileSync(file('rest.csv'), 'utf8');
    expect([rest.includes(failed), rest.includes(open)]).toEqual([false, true]);
    await operate(`withdrawals paid ${open}`);
    expect(await operate(`payout-file ${file('nothing.csv')} ${id}`)).toContain(
      `No withdrawal in ${id} is ready; no file was written.`,
    );
    expect(existsSync(file('nothing.csv'))).toBe(false);
  });

  test('the error names the payout batch whose file cannot be written', async () => {
    const reference = await request(heldAccount);
    const folder = mkdtempSync(path.join(dir, 'full-'));
    const { clock } = server.services;
    // The folder disappears after the check that the file can be created.
    const now = () => {
      rmSync(folder, { recursive: true, force: true });
      return clock.now();
    };
    const error = await operate(`payout-file ${path.join(folder, 'a.csv')} USD`, {
      ...server.services,
      clock: { ...clock, now },
    }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OperatorError);
    const { message } = error as OperatorError;
    expect(message).toContain('could not be written');
    expect(message).toContain(`payout-file FILE ${readBatchId(message)}`);
    expect(await readState(reference)).toBe('processing');
    await operate(`payout-file ${file('retry.csv')} ${readBatchId(message)}`);
    expect(readFileSync(file('retry.csv'), 'utf8')).toContain(reference);
    await fail(reference);
  });
});
