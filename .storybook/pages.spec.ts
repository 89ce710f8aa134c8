import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { serveFolder } from '../journeys/harness/serveFolder.ts';

type Entry = { id: string; type: 'docs' | 'story'; title: string; importPath: string };

const folder = 'dist/storybook';
/** The greatest height of a page on a phone, in px. */
const maxHeight = 20_000;
const pageLoad = { timeout: 60_000 };

let site: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  site = await serveFolder(folder);
});
test.afterAll(() => site.close());

// The pages of components have one form (`design-system/guards/docs.test.ts`), so a short run opens only every twentieth of them, and all guides.
const isGuide = ({ importPath }: Entry) =>
  !importPath.includes('design-system/') || importPath.includes('/docs/');

function listPages(): Entry[] {
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');
  return isLongRun ? pages : pages.filter((page, place) => isGuide(page) || place % 20 === 0);
}

/** Opens another page without loading Storybook again, and waits until it has replaced the page before. */
async function openPage(page: Page, id: string): Promise<void> {
  const root = page.locator('#storybook-docs');
  await root.evaluate((element) => {
    for (const child of element.children) child.setAttribute('data-previous', '');
  });
  await page.evaluate((storyId) => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as {
      emit: (event: string, selection: object) => void;
    };
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await expect(page.locator('#storybook-docs [data-previous]')).toHaveCount(0, pageLoad);
}

test('every documentation page has its heading, shows no error, and is not too long for a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Examples in frames have a fixed height; each would load Storybook again.
  await page.route('**/iframe.html?*viewMode=story*', (route) => route.fulfill({ body: '' }));
  const pages = listPages();
  expect(pages.length).toBeGreaterThan(isLongRun ? 100 : 25);
  const faults: string[] = [];
  const [first] = pages;
  await page.goto(`${site.url}iframe.html?viewMode=docs&id=${first?.id}`);
  for (const { id, title } of pages) {
    if (id !== first?.id) await openPage(page, id);
    const docs = page.locator('#storybook-docs');
    const failure = page.locator(
      '.sb-errordisplay:visible, #storybook-docs :text("failed to render")',
    );
    await expect(docs.locator('h1:visible').or(failure).first(), title).toBeVisible(pageLoad);
    await expect(docs.locator('.sb-story:not(:has(> *))'), `examples of ${title}`).toHaveCount(
      0,
      pageLoad,
    );
    if (await failure.count()) faults.push(`${title}: ${await failure.first().innerText()}`);
    const height = await docs.evaluate((element) => element.scrollHeight);
    if (height > maxHeight) faults.push(`${title}: ${height} px high`);
    faults.push(...errors.splice(0).map((message) => `${title}: ${message}`));
  }
  expect(faults).toEqual([]);
});
