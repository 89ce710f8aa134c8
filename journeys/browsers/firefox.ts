import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { Engine, Tab } from './engine.ts';

const paths = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Returns the path of an installed Firefox: FIREFOX_PATH, else a system browser. */
export function findFirefox(): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

/** Starts Firefox without windows. */
export async function startFirefox(
  executablePath: string,
  preferences: Record<string, unknown> = {},
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: 120_000,
    // Treats windows in the background as focused.
    extraPrefsFirefox: { 'focusmanager.testmode': true, ...preferences },
  });
  async function newTab(): Promise<Tab> {
    // Tabs share no cookies and no storage.
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    return {
      async open(address) {
        await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
        await page.bringToFront();
      },
      run: (body, ...args) =>
        page.evaluate(`(async (...args) => {${body}})(...${JSON.stringify(args)})`) as never,
      click: (x, y) => page.mouse.click(x, y),
      async wheel(x, y, down) {
        await page.mouse.move(x, y);
        await page.mouse.wheel({ deltaY: down });
      },
      type: (text) => page.keyboard.type(text),
      async press(key, modifier) {
        if (modifier) await page.keyboard.down(modifier);
        await page.keyboard.press(key === 'Space' ? ' ' : key);
        if (modifier) await page.keyboard.up(modifier);
      },
      resize: (width, height) => page.setViewport({ width, height }),
      takePicture: async (file) => void (await page.screenshot({ path: file })),
      close: () => context.close(),
    };
  }
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^firefox\//i, ''),
    minWidth: 0,
    newTab,
    close: () => browser.close(),
  };
}
