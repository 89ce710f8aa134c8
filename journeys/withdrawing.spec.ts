import { expect, type Locator, type Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from './harness/conditions.ts';
import { readCode } from './harness/mailbox.ts';
import { approvePayoutMethod, makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

const phones = { approved: '+6581234821', yen: '+81312345678', dinar: '+96512345678' };
const folder = mkdtempSync(join(tmpdir(), 'payouts-'));
let server: DemoServer;
let lastCode = '';

test.beforeAll(async () => {
  const unlimited = { OTP_REQUESTS_PER_HOUR: '1000', OTP_SMS_PER_DAY: '1000' };
  server = await makeServer({ OTP_RESEND_SECONDS: '0', ...unlimited });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Fills in the newest code; waits for its message, which may not have arrived yet. */
async function fillCode(page: Page, field: Locator, phone = phones.approved): Promise<void> {
  await expect(field).toBeVisible();
  await expect(async () => {
    const code = await readCode(page, server.origin, phone);
    expect(code).not.toBe(lastCode);
    lastCode = code;
  }).toPass();
  await field.fill(lastCode);
}

/** Withdraws an amount in the open dialog; returns the reference. */
async function withdraw(page: Page, amount: string): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await fillCode(page, dialog.getByRole('textbox', { name: 'Code' }));
  await expect(dialog.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  return (await dialog.getByText(/^W-[0-9A-F]{8}$/).innerText()).trim();
}

const getRow = (page: Page, reference: string) => page.getByRole('row', { name: reference });

/**
 * Applies a bank report about one withdrawal with these results and reasons, such as `paid,` or `failed,AC01`. The reasons are codes of
 * ISO 20022; AC01 is a wrong account number.
 */
function report(reference: string, ...results: string[]): void {
  const file = join(folder, 'report.csv');
  const lines = results.map((result) => `${reference},${result}\n`);
  writeFileSync(file, `reference,result,reason\n${lines.join('')}`);
  server.operator('payout-report', file);
}

test(
  'a withdrawal is requested, sent and paid; a reload or Back at any step loses nothing',
  { tag: '@main' },
  async ({ page }) => {
    await signinByCall(page, server.origin, 'approved');
    await page.goto(`${server.origin}/dashboard?tab=wallet`);
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('120');
    await page.reload();
    await expect(dialog.getByLabel('Amount')).toHaveValue('120.00');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeVisible();
    await page.reload();
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${server.origin}/dashboard?tab=wallet`);
    await page.goForward();
    await expect(dialog).toContainText(
      /Amount\$ 120\.00Payout methodDBS •••4821In your bank by\w{3} \d{1,2} \w{3}Fee\$ 0\.50You get\$ 119\.50/,
    );
    await fillCode(page, dialog.getByRole('textbox', { name: 'Code' }));
    const reference = dialog.getByText(/^W-[0-9A-F]{8}$/);
    await expect(reference).toBeVisible();
    const name = (await reference.innerText()).trim();
    await page.reload();
    await expect(reference).toHaveText(name);
    await dialog.getByRole('link', { name: 'View withdrawals' }).click();
    await expect(getRow(page, name)).toContainText('Requested');
    server.operator('payout-file', join(folder, 'payouts.csv'), 'USD');
    await expect(getRow(page, name)).toContainText('On the way');
    report(name, 'paid,');
    await expect(getRow(page, name)).toContainText('Sent to your bank');
    await expect(page.getByText(`Withdrawal ${name} was sent to your bank.`)).toBeVisible();
  },
);

test('after a withdrawal in one tab, another tab shows that a withdrawal is open, and it can be cancelled', async ({
  page,
  context,
}) => {
  await signinByCall(page, server.origin, 'approved');
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto(`${server.origin}/dashboard?tab=wallet&withdraw=1`);
    await tab.getByLabel('Amount').fill('50');
    await tab.getByRole('button', { name: 'Continue' }).click();
    await expect(tab.getByRole('textbox', { name: 'Code' })).toBeVisible();
  }
  await fillCode(otherTab, otherTab.getByRole('textbox', { name: 'Code' }));
  await expect(otherTab.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  await page.getByRole('button', { name: 'Resend code' }).click();
  // The page behind the dialog has this text too, once it has loaded the withdrawals again.
  const dialog = page.getByRole('dialog');
  const blocked = dialog.getByText('You already have an open withdrawal');
  // The dialog may receive the open withdrawal from the server before the code is filled in.
  await Promise.any([
    fillCode(page, page.getByRole('textbox', { name: 'Code' })),
    expect(blocked).toBeVisible(),
  ]);
  await expect(blocked).toBeVisible();
  await dialog.getByRole('link', { name: 'View withdrawals' }).click();
  await page.getByRole('button', { name: /^Actions for W-/ }).click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(page.getByText('Withdrawal cancelled.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Cancelled');
});

test(
  'a failed withdrawal leads to the field to correct and is repeated; a returned one gives the money back',
  { tag: '@long' },
  async ({ page }) => {
    await signinByCall(page, server.origin, 'approved');
    const list = `${server.origin}/dashboard?tab=wallet&view=withdrawals`;
    await page.goto(`${list}&withdraw=1`);
    const failed = await withdraw(page, '60');
    report(failed, 'processing,', 'failed,AC01');
    await page.getByRole('dialog').getByRole('link', { name: 'View withdrawals' }).click();
    await expect(getRow(page, failed)).toContainText('does not know the account number');
    await page.getByRole('link', { name: 'Correct the account number' }).click();
    const account = page.getByRole('textbox', { name: 'Account number' });
    await expect(account).toBeFocused();
    await account.fill('072-123482-9');
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillCode(page, page.getByRole('textbox', { name: 'Code' }));
    await expect(page.getByText(/Withdrawals are locked until/)).toBeVisible();

    approvePayoutMethod(server, 'approved@demo.test');
    // A changed payout method is locked for 72 hours.
    server.operator('clock', 'advance', '4d');
    await page.goto(list);
    await page.getByRole('link', { name: 'Withdraw again' }).click();
    const repeated = await withdraw(page, '60');
    report(repeated, 'processing,', 'paid,', 'returned,AC06');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(getRow(page, repeated)).toContainText('$ 60.00 is back in your wallet');
    expect(server.operator('audit')).not.toMatch(/fault/i);
  },
);

const currencies = [
  {
    who: 'yen',
    currency: 'JPY',
    amount: '15000',
    // The specification writes every amount with at least two decimals, although yen have no minor unit.
    net: '¥ 14,925.00',
    labels: { amount: 'Amount', next: 'Continue' },
  },
  {
    who: 'dinar',
    currency: 'KWD',
    amount: '20.500',
    net: 'KWD 20.350',
    labels: { amount: 'المبلغ', next: 'متابعة' },
  },
] as const;

for (const { who, currency, amount, net, labels } of currencies) {
  test(
    `the account in ${currency} withdraws in its minor units and its language`,
    { tag: '@long' },
    async ({ page }) => {
      // Completes the withdrawal of the demo data, because a user can have only one open withdrawal. Each line begins with a reference.
      const openWithdrawals = server.operator('withdrawals').split('\n');
      const reference = openWithdrawals.find((line) => line.includes(currency))?.slice(0, 10) ?? '';
      report(reference, 'processing,', 'paid,');
      await signinByCall(page, server.origin, who);
      await page.goto(`${server.origin}/dashboard?tab=wallet&withdraw=1`);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(labels.amount).fill(amount);
      await expect(dialog).toContainText(net);
      await dialog.getByRole('button', { name: labels.next }).click();
      await fillCode(page, dialog.getByRole('textbox'), phones[who]);
      await expect(dialog).toContainText(net);
      await expect(dialog.getByText(/^W-[0-9A-F]{8}$/)).toBeVisible();
    },
  );
}
