import type { Page } from 'playwright';

/** True in `npm run test:stress`, which runs beside busy loops: a test that waits for a time instead of a state fails in it. */
const isStressRun = process.env['TEST_STRESS'] === 'yes';

/** The factor of all time limits, which only end tests that hang. */
export const patience = isStressRun ? 4 : 1;

/** The longest time in ms that a response is held back by chance, so that a test fails that counts on the order of responses. */
export const longestDelay = isStressRun ? 200 : 0;

/** Slows the processor of a page down in a stress run. */
export async function slowDown(page: Page): Promise<void> {
  if (!isStressRun) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
