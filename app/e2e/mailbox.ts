import { expect, type Page } from '@playwright/test';

/** Returns the latest email or text message to a recipient, read in a separate tab from the demo mailbox. */
export async function readMail(page: Page, origin: string, to: string): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto(`${origin}/demo/mailbox?to=${encodeURIComponent(to)}`);
  const text = await tab.getByRole('article').first().innerText();
  await tab.close();
  return text;
}

/** Returns the code in the latest email or text message to a recipient. */
export async function readCode(page: Page, origin: string, to: string): Promise<string> {
  const text = await readMail(page, origin, to);
  const [code = ''] = /\b\d{6}\b/.exec(text) ?? [];
  expect(code).toHaveLength(6);
  return code;
}
