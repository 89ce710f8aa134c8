import type { Page } from '@playwright/test';
import { median } from './statistics.ts';
import { rounds, visit, type Visitor } from './visit.ts';

/** Medians of several first loads: times in ms since the request, encoded bytes. */
export type FirstLoad = { paint: number; heading: number; scriptBytes: number };

/** Returns the figures of a page that has loaded. */
function readLoad(page: Page): Promise<FirstLoad> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      paint: paint?.startTime ?? NaN,
      heading: window.timings.heading ?? NaN,
      scriptBytes: scripts.reduce((sum, script) => sum + script.encodedBodySize, 0),
    };
  });
}

/** Loads a URL several times, each time with empty caches. */
export async function measureFirstLoad(visitor: Visitor, url: string): Promise<FirstLoad> {
  const loads: FirstLoad[] = [];
  for (let round = 0; round < rounds; round += 1) loads.push(await visit(visitor, url, readLoad));
  return {
    paint: median(loads.map(({ paint }) => paint)),
    heading: median(loads.map(({ heading }) => heading)),
    scriptBytes: median(loads.map(({ scriptBytes }) => scriptBytes)),
  };
}
