import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { requestHeaders } from '../contract/rules/requestHeaders.ts';
import { test } from './harness/conditions.ts';
import { makeServer, type DemoServer } from './harness/server.ts';
import { signinByCall } from './harness/signin.ts';

let server: DemoServer;
test.beforeAll(async () => {
  server = await makeServer();
});
test.afterAll(() => server.stop());

const productJob = 'kindly-vet-visit';

// Each language uses a different changed job, and a different account that gets a product. The Chinese test runs on a phone.
const languages = {
  en: {
    changed: 'tidal-lap-diary',
    account: 'approved',
    accept: 'Accept the change',
    terms: 'Terms',
    agreed: 'What you agreed on',
    sent: 'The product is on its way',
    confirm: 'It arrived',
    arrived: 'The product has arrived',
  },
  ar: {
    changed: 'harbour-roaster-visit',
    account: 'arabic',
    accept: 'قبول التغيير',
    terms: 'الشروط',
    agreed: 'ما اتفقت عليه',
    sent: 'المنتج في الطريق إليك',
    confirm: 'وصل',
    arrived: 'وصل المنتج',
  },
  'zh-Hans': {
    changed: 'tablemates-sunday-batch',
    account: 'fresh',
    accept: '接受变更',
    terms: '条款',
    agreed: '您同意的内容',
    sent: '产品正在运送途中',
    confirm: '已送达',
    arrived: '产品已送达',
  },
};

/** Sends a request to the API in the user's session, and expects it to succeed. */
async function call(page: Page, address: string, data: object) {
  const response = await page.request.post(`${server.origin}${address}`, {
    headers: requestHeaders,
    data,
  });
  expect(response.ok(), `${address}: ${await response.text()}`).toBe(true);
}

for (const [language, text] of Object.entries(languages)) {
  // In a short run, ChangeNotice.test.tsx and Product.test.tsx have the pages, and year.spec.ts prints a part of one.
  test.describe(language, { tag: '@long' }, () => {
    if (language === 'zh-Hans') test.use({ viewport: { width: 360, height: 740 } });

    /** Signs in, and saves the language in the account. */
    const open = async (page: Page, account: string) => {
      await signinByCall(page, server.origin, account);
      await call(page, '/api/profile', { locale: language });
    };

    test('a changed brief applies once it is accepted, and the agreement can be printed', async ({
      page,
    }) => {
      await open(page, 'approved');
      const readRules = async () =>
        (await page.request.get(`${server.origin}/api/job/${text.changed}/submission`)).text();
      const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'brief-')), 'change.json');
      writeFileSync(file, JSON.stringify({ hashtags: ['#SecondThoughts'] }));
      server.operator('change-brief', text.changed, file, 'Another hashtag.');
      expect(await readRules()).not.toContain('#SecondThoughts');
      await page.goto(`${server.origin}/jobs/${text.changed}`);
      await page.getByRole('button', { name: text.accept }).click();
      await expect(page.getByRole('button', { name: text.accept })).toHaveCount(0);
      await page.getByRole('tab', { name: text.terms }).click();
      const agreement = page.getByRole('heading', { name: text.agreed });
      await expect(agreement).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(agreement).toBeVisible();
      await expect(page.getByText('#SecondThoughts').first()).toBeVisible();
      // The printed page has only the agreement.
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      expect(await readRules()).toContain('#SecondThoughts');
    });

    test(
      'work with a product starts when the product has arrived',
      { tag: '@long' },
      async ({ page }) => {
        await open(page, text.account);
        await call(page, '/api/profile', {
          shipping: {
            name: 'Maya Tan',
            line1: '1 Raffles Place',
            line2: '',
            city: 'Singapore',
            postcode: '048616',
            country: 'SG',
            phone: '+6591234567',
          },
        });
        await call(page, `/api/job/${productJob}/apply`, {
          action: 'apply',
          account: 'tiktok',
          pitch: 'I would love to.',
          accept_terms: true,
          accept_unpaid: true,
          client_ref: randomUUID(),
        });
        server.operator('decide', `${text.account}@demo.test`, productJob, 'accept');
        server.operator('product-sent', `${text.account}@demo.test`, productJob, 'DHL', 'JD0140');
        await page.goto(`${server.origin}/jobs/${productJob}`);
        await expect(page.getByText(text.sent)).toBeVisible();
        await expect(page.getByText('JD0140').first()).toBeVisible();
        await page.getByRole('button', { name: text.confirm, exact: true }).click();
        await expect(page.getByText(text.arrived).last()).toBeVisible();
        await expect(page.getByRole('button', { name: text.confirm, exact: true })).toHaveCount(0);
      },
    );
  });
}
