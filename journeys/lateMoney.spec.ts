import { expect, type Page } from '@playwright/test';
import { requestHeaders } from '../contract/rules/requestHeaders.ts';
import { test } from './harness/conditions.ts';
import { readMail } from './harness/mailbox.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

let server: DemoServer;

test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const email = 'approved@demo.test';

/** The words of the pages in each language. */
const words = {
  en: {
    overdue: /\d late$/,
    asking: /We are asking Kindly Pets/,
    heard: /You will hear from us by/,
    ask: 'Ask about this payment',
    disagree: 'Disagree',
    send: 'Send',
    open: /You get a decision with reasons by/,
    paid: 'Decided: you are paid in full',
  },
  ar: {
    overdue: /متأخر/,
    asking: /نحن نسأل.*Kindly Pets/,
    heard: /ستسمع منا في موعد أقصاه/,
    ask: 'الاستفسار عن هذه الدفعة',
    disagree: 'الاعتراض',
    send: 'إرسال',
    open: /تصلك النتيجة مع الأسباب/,
    paid: 'القرار: يُدفع لك المبلغ كاملًا',
  },
  'zh-Hans': {
    overdue: /逾期/,
    asking: /我们正在询问.*Kindly Pets/,
    heard: /我们会在.*告知您/,
    ask: '咨询这笔款项',
    disagree: '提出异议',
    send: '发送',
    open: /之前收到附理由的决定/,
    paid: '决定：全额付款',
  },
} as const;

// Each language objects to a different decision (two removals and a hold), because a publisher can object to a decision only once.
const jobs = {
  en: 'clearwell-two-minutes',
  ar: 'tidal-lap-diary',
  'zh-Hans': 'harbour-cold-brew',
} as const;

/** Saves the language in the account. */
async function setLanguage(page: Page, language: string): Promise<void> {
  const response = await page.request.post(`${server.origin}/api/profile`, {
    headers: requestHeaders,
    data: { locale: language },
  });
  expect(response.ok(), 'the language is saved').toBe(true);
}

for (const language of ['en', 'ar', 'zh-Hans'] as const) {
  const text = words[language];
  const job = jobs[language];

  // A short run has the pages without a browser: LateMoney.test.tsx, Disagree.test.tsx, and the email in cases.test.ts.
  test.describe(language, { tag: '@long' }, () => {
    if (language === 'zh-Hans') test.use({ viewport: { width: 360, height: 740 } });

    test.beforeEach(async ({ page }) => {
      await signinByCall(page, server.origin, 'approved');
      await setLanguage(page, language);
    });

    test('the reason of a late payment, and what to do, are two presses from the dashboard', async ({
      page,
    }) => {
      await page.goto(`${server.origin}/dashboard`);
      await page.getByRole('link', { name: text.overdue }).first().click();
      // The list shows that the payment is late; the payment's dialog shows why and what to do.
      await page.getByRole('link', { name: /One day at the shelter/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(text.asking)).toBeVisible();
      await expect(dialog.getByText(text.heard)).toBeVisible();
      await expect(dialog.getByRole('link', { name: text.ask })).toBeVisible();
    });

    test('a publisher objects to a decision in two presses, and sees its outcome', async ({
      page,
    }) => {
      // The demo data contain the hold; the removals are made here.
      if (language !== 'zh-Hans') {
        server.operator('decide', email, job, 'remove', 'No longer needed.');
      }
      await page.goto(`${server.origin}/jobs/${job}`);
      await page.getByRole('button', { name: text.disagree, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: text.send, exact: true }).click();
      await expect(page.getByText(text.open).first()).toBeVisible();
      const line = server
        .operator('cases')
        .split('\n')
        .find((one) => one.includes(job));
      const reference = /D-[0-9A-F]{8}/.exec(line ?? '')?.[0] ?? 'none';
      expect(server.operator('case', reference)).toContain('Versions:');
      server.operator('case-heard', reference, 'We did not like the light.');
      server.operator('decide-case', reference, 'paid', 'The brief asked for this light.');
      await page.reload();
      await expect(page.getByText(text.paid).first()).toBeVisible();
      await expect(page.getByText('The brief asked for this light.').first()).toBeVisible();
      await page.goto(`${server.origin}/dashboard?tab=wallet&job=${job}`);
      await expect(page.getByRole('dialog').getByText(text.paid)).toBeVisible();
      expect(await readMail(page, server.origin, email)).toContain(
        'The brief asked for this light.',
      );
      server.operator('audit');
    });
  });
}
