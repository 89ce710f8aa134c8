import { expect, type Page } from '@playwright/test';

/** The password of every demo account. */
export const demoPassword = 'Demo-pass-1';

/** Signs in through the page, as one of the demo accounts. */
export async function signin(page: Page, origin: string, who: string): Promise<void> {
  await page.goto(`${origin}/signin`);
  await page.getByLabel('Email').fill(`${who}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/signin/);
}

/** Signs in beside the page, in the same browser: for journeys in which the sign-in page has no part. */
export async function signinByCall(page: Page, origin: string, who: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/signin`, {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { email: `${who}@demo.test`, password: demoPassword },
  });
  expect(answer.ok(), `${who} signs in`).toBe(true);
}
