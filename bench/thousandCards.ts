import type { Browser } from '@playwright/test';
import { scroll } from './scroll.ts';
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
