import { expect, type Page } from '@playwright/test';

/** Waits until a simulated brand has acted: polls the API path until its response fulfils `isDone`, then reloads the page. */
export async function waitForBrand<Body>(
  page: Page,
  path: string,
  isDone: (body: Body) => boolean,
): Promise<void> {
  const { origin } = new URL(page.url());
  await expect(async () => {
    const response = await page.request.get(`${origin}${path}`);
    expect(response.ok() && isDone((await response.json()) as Body)).toBe(true);
  }).toPass({ intervals: [100], timeout: 60_000 });
  await page.reload();
}
