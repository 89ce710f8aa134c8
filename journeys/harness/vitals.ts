import { devices, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';

/** How a page loaded: time in ms of the largest contentful paint, its element, the sum of all layout shifts, and the elements of each. */
export type Vitals = { lcp: number; element: string; cls: number; shifted: string[] };

declare global {
  interface Window {
    vitals: Vitals;
  }
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** The screen of Lighthouse's mobile profile. */
export const phoneScreen: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: devices['Pixel 5'].userAgent,
};

/** Slows the network to 750 kbit/s for uploads, 150 ms a request and, by default, 1.6 Mbit/s for downloads: Lighthouse's mobile profile. */
export async function throttleNetwork(
  devtools: CDPSession,
  bitsPerSecond = 1_600_000,
): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Slows a page down to Lighthouse's mobile profile: its network, and a quarter of the processor's speed. */
export async function throttleAsPhone(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await throttleNetwork(devtools);
}

/**
 * Records the vitals of a page as `window.vitals`. Runs in the page before its scripts, where nothing else of this module exists.
 */
export function recordVitals(): void {
  const vitals: Vitals = { lcp: 0, element: '', cls: 0, shifted: [] };
  window.vitals = vitals;
  const describe = (node: Node | null) => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    const text = element?.textContent.trim().slice(0, 40) ?? '';
    return `${element?.localName ?? 'removed'} “${text}”`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Node | null })[]) {
      vitals.lcp = entry.startTime;
      vitals.element = describe(entry.element);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      vitals.cls += entry.value;
      const nodes = entry.sources.map(({ node }) => describe(node)).join(', ');
      vitals.shifted.push(`${entry.value.toFixed(4)} ${nodes}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the page's recorded vitals after the app shows its data, the network is idle and the fonts are drawn. */
export async function readVitals(page: Page): Promise<Vitals> {
  // Waits for the app first: on a slow processor, scripts can run for so long that the network counts as idle before they send requests.
  await page.waitForFunction(
    () =>
      document.querySelector('#root h1') &&
      !document.querySelector('#prerendered, [aria-busy=true]'),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => null));
  return readDrawnVitals(page);
}

/** Returns the page's recorded vitals up to its next frame. */
export async function readDrawnVitals(page: Page): Promise<Vitals> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return window.vitals;
  });
}
