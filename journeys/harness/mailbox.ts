import { expect, type Page } from '@playwright/test';

/**
 * Opens the demo mailbox in a separate tab and returns the latest email or text message to a recipient. Waits for the first message,
 * because the request that sends it may still be running.
 */
export async function readMail(page: Page, origin: string, to: string): Promise<string> {
  const tab = await page.context().newPage();
  const latest = tab.getByRole('article').first();
  await expect(async () => {
    await tab.goto(`${origin}/demo/mailbox?to=${encodeURIComponent(to)}`);
    expect(await latest.count()).toBe(1);
  }).toPass();
  const text = await latest.innerText();
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
