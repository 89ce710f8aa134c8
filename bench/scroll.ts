import type { Page } from '@playwright/test';

/** How many frames a list is scrolled. */
const steps = 90;
const secondToMs = 1000;

/** Scrolls the longest box of the page, or the page, by 120 px a frame. Returns the ms between frames. */
async function scrollInPage(count: number): Promise<number[]> {
  const isScrolling = (element: Element) =>
    element.scrollHeight > element.clientHeight &&
    /auto|scroll/.test(getComputedStyle(element).overflowY);
  const [box = document.documentElement] = [...document.querySelectorAll('#root *')]
    .filter(isScrolling)
    .sort((a, b) => b.scrollHeight - a.scrollHeight);
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

/** Scrolls the list of a page; returns the ms between frames, and the mean processor time in ms that a frame takes. */
export async function scroll(page: Page): Promise<{ frames: number[]; work: number }> {
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
