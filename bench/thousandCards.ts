import type { Browser, Page } from '@playwright/test';
import { median, quantile } from './statistics.ts';
import { visit } from './visit.ts';
import { visitInTurn } from './visitInTurn.ts';

/**
 * The figures of a list of a thousand cards: ms to the first card on screen, and number of nodes. While it scrolls by 120 px a frame: the
 * p95 of the ms between frames, and the mean processor time in ms that a frame spends on scripts, styles and layout.
 */
export type ThousandCards = {
  name: string;
  paint: number;
  nodes: number;
  frame: number;
  work: number;
};

/** How many frames the list is scrolled. */
const steps = 90;
const secondToMs = 1000;

/** Scrolls the list, or the page if the list does not scroll itself. Returns the ms between frames. */
async function scrollInPage(count: number): Promise<number[]> {
  const { documentElement: root } = document;
  const boxes = [...document.querySelectorAll('#root [role=group]')];
  const box = boxes.find((element) => element.scrollHeight > element.clientHeight) ?? root;
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frames: number[] = [];
  let last = await nextFrame();
  for (let step = 0; step < count; step += 1) {
    box.scrollBy(0, 120);
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  }
  return frames;
}

/** Scrolls the list; returns the ms between frames, and the mean processor time of a frame in ms. */
async function scroll(page: Page): Promise<{ frames: number[]; work: number }> {
  const devtools = await page.context().newCDPSession(page);
  // Measures processor time, so that other programs of the machine do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readBusyTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const kinds = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
    return metrics
      .filter(({ name }) => kinds.includes(name))
      .reduce((sum, { value }) => sum + value * secondToMs, 0);
  };
  const before = await readBusyTime();
  const frames = await page.evaluate(scrollInPage, steps);
  const work = ((await readBusyTime()) - before) / steps;
  return { frames, work };
}

/** Opens a list of cards and scrolls it; returns its figures. */
async function openOnce(browser: Browser, url: string) {
  return visit({ browser }, url, async (page) => {
    await page.waitForFunction(() => window.mountTime !== null);
    return {
      paint: await page.evaluate(() => window.mountTime ?? NaN),
      nodes: await page.evaluate(() => document.querySelectorAll('#root *').length),
      ...(await scroll(page)),
    };
  });
}

/** Measures a thousand cards in turn as bare HTML, with libraries that have no virtual list, and as a VirtualList. */
export async function measureThousandCards(browser: Browser): Promise<ThousandCards[]> {
  const names = {
    'entries/bareCards': 'bare HTML',
    'peers/mantineCards': 'Mantine',
    'peers/muiCards': 'MUI',
    'entries/cards': 'VirtualList',
  };
  const pages = await visitInTurn(names, (url) => openOnce(browser, url));
  return pages.map(({ name, results }) => ({
    name,
    paint: median(results.map(({ paint }) => paint)),
    nodes: median(results.map(({ nodes }) => nodes)),
    frame: median(results.map(({ frames }) => quantile(frames, 0.95))),
    work: median(results.map(({ work }) => work)),
  }));
}
