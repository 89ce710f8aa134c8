import { expect, type Page } from '@playwright/test';

/** How to sign in on the fake provider's page: as a demo user by name, or as a new user. */
export type Consent = {
  who?: string;
  handle?: string;
  answer?: 'Approve' | 'Deny' | 'Return an error' | 'Approve, but be slow';
};

/** Fills in the consent form on the fake provider's page. */
export async function consent(
  page: Page,
  { who = 'A new person, as follows', handle, answer = 'Approve' }: Consent = {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Stand-in for / })).toBeVisible();
  await page.getByRole('radio', { name: who }).check();
  if (handle) await page.getByLabel('Handle').fill(handle);
  await page.getByRole('button', { name: answer, exact: true }).click();
}

/** Signs in through a provider's page as a demo user. */
export async function signinBy(
  page: Page,
  origin: string,
  provider: string,
  who: string,
): Promise<void> {
  await page.goto(`${origin}/account-login`);
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await consent(page, { who });
}
