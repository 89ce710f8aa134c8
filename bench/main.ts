import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { makeServer } from '../journeys/harness/server.ts';
import { signin } from '../journeys/harness/signin.ts';
import { chromiumFlags, ensureChromium, findChromium } from '../journeys/harness/chromium.mjs';
import { buildPackage } from '../scripts/package/build.ts';
import { serveBarePage } from './barePage.ts';
import { buildApp } from './buildApp.ts';
import { measureCore } from './coreRate.ts';
import { measureFirstLoad } from './firstLoad.ts';
import { installPeers } from './buildPage.ts';
import { measureGrids } from './grids.ts';
import { measureHundredFields } from './hundredFields.ts';
import { measureInteractions } from './interactions.ts';
import { measureKeystrokes } from './keystrokes.ts';
import { measureBareRoute, measureRoutes } from './routeChange.ts';
import {
  cardsTable,
  coreTable,
  fieldsTable,
  firstLoadTable,
  gridsTable,
  interactionsTable,
  keystrokeTable,
  openingTable,
  routeTable,
  rowsTable,
  smallPagesTable,
  switchTable,
  vitalsTable,
} from './tables.ts';
import { measureSmallPages } from './smallPages.ts';
import { measureTableOpening, measureTableRows } from './tableRows.ts';
import { measureSwitches, type SwitchPlace } from './switches.ts';
import { measureThousandCards } from './thousandCards.ts';
import { cpuSlowdown, type Visitor } from './visit.ts';
import { measureVitals } from './vitals.ts';

/** A page to measure, its user, and its name in the table. */
type Place = { name: string; url: string; visitor: Visitor };

async function signIn(browser: Browser, origin: string, who = 'approved'): Promise<Visitor> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await signin(await context.newPage(), origin, who);
  const storageState = await context.storageState();
  await context.close();
  return { browser, storageState };
}

const firstRoutes = ['/home', '/signin', '/jobs'];

/**
 * Prints how routes load and react on a slow phone: by default the three routes that users open first; `--routes` selects all routes or the
 * given ones.
 */
async function measureRoutesOnPhone(browser: Browser, app: string): Promise<void> {
  const addresses = routesOption ? routesOption.split('=')[1]?.split(',') : firstRoutes;
  const guest: Visitor = { browser };
  const visitors = {
    guest,
    open: guest,
    approved: await signIn(browser, app),
    pending: await signIn(browser, app, 'pending'),
  };
  const isMeasured = (address: string) => !addresses || addresses.includes(address);
  print(vitalsTable(await measureVitals(visitors, app, isMeasured)));
  print(interactionsTable(await measureInteractions(visitors.approved, app)));
}

/** Prints how pages of the app load, change and react to typing, beside a bare page. */
async function measure(browser: Browser, app: string, bare: string): Promise<void> {
  const guest: Visitor = { browser };
  const approved = await signIn(browser, app);
  const bareList: Place = { name: 'bare page', url: `${bare}/list`, visitor: guest };

  const places: Place[] = [
    { name: '/home as a guest', url: `${app}/home`, visitor: guest },
    { name: '/jobs signed in', url: `${app}/jobs`, visitor: approved },
    bareList,
  ];
  const loads = [];
  for (const { name, url, visitor } of places) {
    loads.push({ name, ...(await measureFirstLoad(visitor, url)) });
  }
  print(firstLoadTable(loads));

  const routes = await measureRoutes(approved, app);
  print(routeTable([...routes, await measureBareRoute(bareList.visitor, bareList.url)]));

  const inputs: Place[] = [
    { name: 'search on /jobs', url: `${app}/jobs`, visitor: approved },
    { name: 'email on /signin', url: `${app}/signin`, visitor: guest },
    bareList,
  ];
  const keys = [];
  for (const { name, url, visitor } of inputs) {
    keys.push({ name, times: await measureKeystrokes(visitor, url) });
  }
  print(keystrokeTable(keys));
}

/** Prints all figures that are not measured on a phone. */
async function measureRest(browser: Browser, app: string, bare: string): Promise<void> {
  await measure(browser, app, bare);
  print(smallPagesTable(await measureSmallPages()));
  print(fieldsTable(await measureHundredFields(browser)));
  const jobs: SwitchPlace = {
    name: '/jobs',
    url: `${app}/jobs`,
    visitor: await signIn(browser, app),
  };
  print(switchTable(await measureSwitches(browser, [jobs])));
  print(cardsTable(await measureThousandCards(browser)));
  print(rowsTable(await measureTableRows(browser)));
  print(openingTable(await measureTableOpening(browser)));
  print(gridsTable(await measureGrids(browser)));
  print(coreTable(measureCore()));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

ensureChromium();
installPeers();
// The measured pages import the built package, as portals do.
await buildPackage();
const built = join(process.env['APP_DIR'] ?? 'dist/app', 'index.html');
if (!process.argv.includes('--built') || !existsSync(built)) buildApp();
// `--routes` (all routes) or `--routes=/home,/wallet` measures only how routes load on a phone.
const routesOption = process.argv.find((option) => option.startsWith('--routes'));
const server = await makeServer();
const bare = await serveBarePage();
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
});
try {
  print(`Chromium ${browser.version()}, CPU ${cpuSlowdown} times slower, local network.\n`);
  await measureRoutesOnPhone(browser, server.origin);
  if (!routesOption) await measureRest(browser, server.origin, bare.origin);
} finally {
  await browser.close();
  bare.close();
  await server.stop();
}
