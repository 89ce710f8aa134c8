import { expect, type Page } from '@playwright/test';
import { requestHeaders } from '../../contract/rules/requestHeaders.ts';

/** Password of all demo accounts. */
export const demoPassword = 'Demo-pass-1';

/** Signs in a demo user on the sign-in page. */
export async function signin(page: Page, origin: string, who: string): Promise<void> {
  await page.goto(`${origin}/signin`);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@demo.test`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/signin/);
}

/** Removes the starred pages of the signed-in user, whose menu loads more code. */
export async function removeStars(page: Page, origin: string): Promise<void> {
  const response = await page.request.post(`${origin}/api/profile`, {
    headers: requestHeaders,
    data: { starred: [] },
  });
  expect(response.ok(), 'the stars are removed').toBe(true);
}

/** Signs in a demo user by a call, for journeys that do not test the sign-in page. */
export async function signinByCall(page: Page, origin: string, who: string): Promise<void> {
  const response = await page.request.post(`${origin}/api/signin`, {
    headers: requestHeaders,
    data: { email: `${who}@demo.test`, password: demoPassword },
  });
  expect(response.ok(), `${who} signs in`).toBe(true);
}
