import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readFormerContacts } from '../../domain/accounts/formerContacts.ts';
import { moneyCommands } from '../../operator/money.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { migrations } from '../migrations.ts';
import { emailForms } from './emailForms.ts';

describe.each(databaseKinds)('the forms of stored addresses on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind });
  });
  afterEach(() => server.close());

  const store = (name: string, email: string) =>
    server.services.db
      .updateTable('accounts')
      .set({ email })
      .where('id', '=', `account-${name}`)
      .execute();
  const readEmail = async (name: string) => {
    const { email } = await server.services.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', `account-${name}`)
      .executeTakeFirstOrThrow();
    return email;
  };
  const migrate = () => emailForms.up(server.services.db);
  const audit = () => moneyCommands['audit']?.run(server.services, []);

  test.each([
    ['full-width letters', 'ａｐｐｒｏｖｅｄ@demo.test', 'approved@demo.test'],
    ['one full-width letter', 'ａpproved@demo.test', 'approved@demo.test'],
    ['a ligature', 'o\ufb03ce@demo.test', 'office@demo.test'],
    ['mathematical letters', '𝒶pproved@demo.test', 'approved@demo.test'],
    ['a decomposed accent', 'ju\u0308rgen@demo.test', 'j\u00fcrgen@demo.test'],
  ])('an address with %s is found again after the upgrade', async (_name, stored, address) => {
    await store('approved', stored);
    const signIn = (email: string) =>
      server.guest().post('/api/signin', { email, password: 'Demo-pass-1' });
    expect((await signIn(stored)).status).toBe(401);
    await migrate();
    expect(await readEmail('approved')).toBe(address);
    for (const email of [stored, address]) expect((await signIn(email)).status).toBe(200);
    const former = await readFormerContacts(server.services.db, 'account-approved');
    expect(former.map(({ contact }) => contact)).toEqual([stored]);
    expect(await audit()).not.toContain('cannot sign in');
  });

  test('an address that another account has stays, and the audit names both accounts', async () => {
    await store('fresh', 'ａpproved@demo.test');
    await migrate();
    expect(await readEmail('approved')).toBe('approved@demo.test');
    expect(await readEmail('fresh')).toBe('ａpproved@demo.test');
    expect(await audit()).toMatch(
      /ledger is clean: .*\nAccount account-fresh cannot sign in by email: account account-approved has the same address in its usual form\.$/,
    );
  });

  test('of two accounts with one address in two forms, the older one gets the usual form', async () => {
    await store('approved', 'ｓame@demo.test');
    await store('fresh', 'sａme@demo.test');
    await server.services.db
      .updateTable('accounts')
      .set({ created_at: 1 })
      .where('id', '=', 'account-fresh')
      .execute();
    await migrate();
    expect(await readEmail('fresh')).toBe('same@demo.test');
    expect(await readEmail('approved')).toBe('ｓame@demo.test');
    expect(await audit()).toContain('Account account-approved cannot sign in');
  });

  test('other addresses stay as they are, and the upgrade can be repeated', async () => {
    await store('approved', 'j\u00fcrgen@demo.test');
    await store('fresh', '李@demo.test');
    await migrate();
    await migrate();
    expect(await readEmail('approved')).toBe('j\u00fcrgen@demo.test');
    expect(await readEmail('fresh')).toBe('李@demo.test');
    expect(await readFormerContacts(server.services.db, 'account-approved')).toEqual([]);
    expect(await audit()).not.toContain('cannot sign in');
  });
});

test('the upgrade comes after the table of former contacts', () => {
  const names = Object.keys(migrations);
  expect(names.indexOf('0003-email-forms')).toBeGreaterThan(names.indexOf('0002-former-contacts'));
});
