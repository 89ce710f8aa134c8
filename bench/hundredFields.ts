import { createServer } from 'node:http';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildEntry, scriptBytes } from './buildFields.ts';
import { median } from './statistics.ts';
import { visit } from './visit.ts';

const rounds = 9;
const letters = 'mia@demo.test is what is typed into the field in the middle';
const pauseBetween = 40;

/** What one page of a hundred fields takes, with a slow processor; times in ms, medians but for `keys`. */
export type HundredFields = {
  name: string;
  mount: number;
  submit: number;
  keys: number[];
  bytes: number;
};

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, url === '/' ? 'index.html' : url);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('Content-Type', types[extname(file)] ?? 'text/html');
    return response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}

type Page = { name: string; folder: string; url: string };

function openOnce(browser: Browser, { url }: Page) {
  return visit({ browser }, url, async (page) => {
    await page.waitForFunction(() => window.mountTime !== null);
    const mount = await page.evaluate(() => window.mountTime ?? NaN);
    await page.locator('input').nth(51).click();
    await page.keyboard.type(letters, { delay: pauseBetween });
    await page.waitForFunction((count) => window.notes.keys.length >= count, letters.length);
    const keys = await page.evaluate(() => window.notes.keys);
    await page.reload();
    await page.waitForFunction(() => window.mountTime !== null);
    await page.getByRole('button', { name: 'Send' }).click();
    const submit = await page
      .waitForFunction(() => window.submitTime, null, { timeout: 10_000 })
      .then((handle) => handle.jsonValue());
    return { mount, keys, submit: submit ?? NaN };
  });
}

/** Opens the same hundred fields, drawn in three ways, in turn, so that a busy moment meets each of them. */
export async function measureHundredFields(browser: Browser): Promise<HundredFields[]> {
  const names = { bare: 'bare HTML', aria: 'bare React Aria', kit: 'this kit' };
  const pages: (Page & { close: () => void })[] = [];
  for (const [entry, name] of Object.entries(names)) {
    const folder = await buildEntry(entry);
    pages.push({ name, folder, ...(await serve(folder)) });
  }
  const found = new Map(pages.map((page) => [page, [] as Awaited<ReturnType<typeof openOnce>>[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, results] of found) results.push(await openOnce(browser, page));
  }
  for (const { close } of pages) close();
  return [...found].map(([{ name, folder }, results]) => ({
    name,
    mount: median(results.map(({ mount }) => mount)),
    submit: median(results.map(({ submit }) => submit)),
    keys: results.flatMap(({ keys }) => keys),
    bytes: scriptBytes(folder),
  }));
}
