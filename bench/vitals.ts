import type { Page } from '@playwright/test';
import { getAddressesByGuard } from '../journeys/harness/routeAddresses.ts';
import { readVitals, type Vitals } from '../journeys/harness/vitals.ts';
import type { Guard } from '../app/routeTable.ts';
import { median } from './statistics.ts';
import { rounds, visit, type Visitor } from './visit.ts';

/** How a route loads on a slow phone: medians of several visits with empty caches. */
export type RouteVitals = Vitals & { address: string; requests: number };

async function read(page: Page) {
  const vitals = await readVitals(page);
  // The page itself is not among its resources.
  const requests = await page.evaluate(() => performance.getEntriesByType('resource').length + 1);
  return { ...vitals, requests };
}

/** Loads a route several times; returns the figures of the load with the median LCP. */
async function measureRoute(visitor: Visitor, origin: string, address: string) {
  const loads: Omit<RouteVitals, 'address'>[] = [];
  for (let round = 0; round < rounds; round += 1)
    loads.push(await visit(visitor, `${origin}${address}`, read, { isPhone: true }));
  const lcp = median(loads.map((load) => load.lcp));
  const cls = median(loads.map((load) => load.cls));
  // The median is the figure of one of the loads, whose element and shifts are shown.
  const typical = loads.find((load) => load.lcp === lcp);
  return typical && { ...typical, address, cls };
}

/** Measures the largest contentful paint and the layout shifts of every route, as the user of its guard. */
export async function measureVitals(
  visitors: Record<Exclude<Guard, 'signedIn'>, Visitor>,
  origin: string,
  isMeasured: (address: string) => boolean,
): Promise<RouteVitals[]> {
  const rows: RouteVitals[] = [];
  for (const [guard, visitor] of Object.entries(visitors)) {
    for (const address of getAddressesByGuard(guard as Guard).filter(isMeasured)) {
      const row = await measureRoute(visitor, origin, address);
      if (row) rows.push(row);
    }
  }
  return rows;
}
