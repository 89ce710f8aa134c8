import { expect, type Page } from '@playwright/test';

/** Reads the newest mail or message to somebody in the mailbox of the demo, in a tab of its own. */
export async function readMail(page: Page, origin: string, to: string): Promise<string> {
  const tab = await page.context().newPage();
  await tab.goto(`${origin}/demo/mailbox?to=${encodeURIComponent(to)}`);
  const text = await tab.getByRole('article').first().innerText();
  await tab.close();
  return text;
}

/** Reads the code in the newest mail or message to somebody. */
export async function readCode(page: Page, origin: string, to: string): Promise<string> {
  const text = await readMail(page, origin, to);
  const [code = ''] = /\b\d{6}\b/.exec(text) ?? [];
  expect(code).toHaveLength(6);
  return code;
}
