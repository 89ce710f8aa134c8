import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

type Environment = (port: number) => NodeJS.ProcessEnv;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server. Returns its URL, once it responds, and a function that stops it. */
async function start(folder: string, command: string, environment: Environment) {
  const port = await findFreePort();
  const options = { cwd: folder, env: environment(port), shell: true, stdio: 'ignore' } as const;
  // A package manager starts the server as a child process, so `detached` allows ending the whole process group.
  const server = spawn(command, { ...options, detached: true });
  const stop = () => void (server.pid && process.kill(-server.pid));
  const url = `http://localhost:${port}/`;
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (await fetch(url).catch(() => undefined)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  stop();
  throw new Error(`\`${command}\` did not respond.`);
}

/** Uses the form of a page; throws if it has no styles, does not validate, or logs an error. */
async function checkPage(page: Page, url: string): Promise<void> {
  const logs: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logs.push(message.text()));
  page.on('pageerror', ({ message }) => logs.push(message));
  await page.goto(url);
  const button = page.getByRole('button', { name: 'Apply' });
  // A new element has the colour of the token, which shows that `styles.css` has arrived, too.
  const [background, expected] = await button.evaluate((element) => {
    const swatch = document.body.appendChild(document.createElement('div'));
    swatch.style.background = 'var(--color-primary-solid)';
    const colors = [element, swatch].map((one) => getComputedStyle(one).backgroundColor);
    swatch.remove();
    return colors;
  });
  if (background !== expected || background === 'rgba(0, 0, 0, 0)') {
    throw new Error(`The button has the background ${background} instead of ${expected}.`);
  }
  // DesignSystemProvider sets this attribute in an effect, so it shows that the page is hydrated.
  await page.locator('html[data-navbar-type]').waitFor({ timeout: 15_000 });
  await button.click();
  const message = page.locator('[data-part=error]', { hasText: 'This field is required.' });
  await message.first().waitFor({ timeout: 5000 });
  if (logs.length > 0) throw new Error(`The console has an error: ${logs.join(' ')}`);
}

/** Opens a built folder, or what a command serves, and uses its form; throws if something is wrong. */
export async function checkResult(
  browser: Browser,
  folder: string,
  result: { folder: string } | { command: string },
  environment: Environment,
): Promise<void> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    if ('command' in result) {
      const { url, stop } = await start(folder, result.command, environment);
      return await checkPage(page, url).finally(stop);
    }
    await page.route('http://portal.test/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const path = pathname === '/' ? 'index.html' : pathname;
      return route.fulfill({ path: join(folder, result.folder, path) });
    });
    await checkPage(page, 'http://portal.test/');
  } finally {
    await context.close();
  }
}
