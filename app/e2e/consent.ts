import { expect, type Page } from '@playwright/test';

/** How somebody answers at the stand-in provider: as a demo person by name, or as a new one. */
export type Consent = {
  who?: string;
  handle?: string;
  answer?: 'Approve' | 'Deny' | 'Return an error' | 'Approve, but be slow';
};

/** Answers on the page of the stand-in provider. */
export async function consent(
  page: Page,
  { who = 'A new person, as follows', handle, answer = 'Approve' }: Consent = {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Stand-in for / })).toBeVisible();
  await page.getByRole('radio', { name: who }).check();
  if (handle) await page.getByLabel('Handle').fill(handle);
  await page.getByRole('button', { name: answer, exact: true }).click();
}

/** Signs in by a provider through the pages, as somebody of the demo. */
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
