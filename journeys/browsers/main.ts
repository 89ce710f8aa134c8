import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeServer, type DemoServer } from '../harness/server.ts';
import { serveFolder } from '../harness/serveFolder.ts';
import type { Engine } from './engine.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { deliver, signUp, withdraw } from './jobToBank.ts';
import { scrollOverTable } from './scrolling.ts';
import { signIn, signInWithoutCookies, pressShortcutAtOnce } from './signin.ts';
import { playStories } from './stories.ts';
import { takeTour } from './tour.ts';
import { Visitor } from './visitor.ts';
import { findWebKit, startWebKit } from './webkit.ts';

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: 'firefox,webkit' },
    parts: { type: 'string', default: 'journeys,stories,tour' },
    stories: { type: 'string', default: '' },
  },
});
const parts = values.parts.split(',');
const storybookFolder = 'dist/storybook';
const picturesFolder = '.cache/browsers';

type Row = { engine: string; part: string; passed: number; failures: string[]; seconds: number };
const rows: Row[] = [];

type Options = { blocksCookies?: boolean };

const engines: Record<
  string,
  { package: string[]; start: (options: Options) => Promise<Engine | undefined> }
> = {
  firefox: {
    package: ['firefox-esr'],
    start: async ({ blocksCookies }) => {
      const path = findFirefox();
      // The value 2 blocks all cookies.
      const preferences = blocksCookies ? { 'network.cookie.cookieBehavior': 2 } : {};
      return path ? startFirefox(path, preferences) : undefined;
    },
  },
  webkit: {
    package: ['webkit2gtk-driver', 'xvfb', 'scrot'],
    start: async ({ blocksCookies }) => {
      const driver = findWebKit();
      // Safari has no command line arguments.
      if (blocksCookies && driver?.name === 'Safari') return undefined;
      return driver
        ? startWebKit(driver, blocksCookies ? ['--cookies-policy=never'] : [])
        : undefined;
    },
  },
};

/** Starts a browser, and installs Debian's package first if it is missing; undefined if that is not possible. */
async function startEngine(name: string): Promise<Engine | undefined> {
  const engine = engines[name];
  if (!engine)
    throw new Error(`Unknown engine: ${name}. Known are ${Object.keys(engines).join()}.`);
  const started = await engine.start({});
  if (started) return started;
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...engine.package];
  for (const args of [['update', '-qq'], install]) {
    // Waits for another installation that the tests may have started.
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: 'ignore' });
  }
  const installed = await engine.start({});
  if (!installed)
    console.log(
      `${name} is not installed. Install it: apt-get install ${engine.package.join(' ')}`,
    );
  return installed;
}

/** Runs a part of the checks and adds its outcome to the rows. */
async function runPart(
  engine: string,
  part: string,
  run: () => Promise<{ passed: number; failures: string[] }>,
): Promise<void> {
  const startedAt = Date.now();
  const outcome = await run().catch((error: unknown) => ({
    passed: 0,
    failures: [error instanceof Error ? `${error.message}\n${error.stack}` : String(error)],
  }));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  rows.push({ engine, part, ...outcome, seconds });
  for (const failure of outcome.failures) console.log(`${engine}, ${part}: ${failure}`);
}

/** Runs a journey in a new tab; if it fails, takes a picture of the page. */
async function runJourney(
  engine: Engine,
  server: DemoServer,
  name: string,
  journey: (visitor: Visitor) => Promise<void>,
) {
  await runPart(engine.name, name, async () => {
    const tab = await engine.newTab();
    try {
      await journey(new Visitor(tab, server.origin));
      return { passed: 1, failures: [] };
    } catch (error) {
      await tab
        .takePicture(`.cache/failed-${engine.name}-${name.replaceAll(' ', '-')}.png`)
        .catch(() => undefined);
      throw error;
    } finally {
      await tab.close().catch(() => undefined);
    }
  });
}

/** Runs the journeys against one server, the last in a browser that blocks cookies. */
async function runJourneys(
  engine: Engine,
  start: (options: Options) => Promise<Engine | undefined>,
): Promise<void> {
  const server = await makeServer({ SIMULATOR_INTERVAL_MS: '100', SIMULATOR_DELAY_MS: '300' });
  await runJourney(engine, server, 'sign up', signUp);
  await runJourney(engine, server, 'from the job to the bank', async (visitor) => {
    await signIn(visitor, 'approved');
    await deliver(visitor);
    await withdraw(visitor, server);
  });
  await runJourney(engine, server, 'shortcuts at once', async (visitor) => {
    await signIn(visitor, 'approved');
    await pressShortcutAtOnce(visitor);
  });
  await runJourney(engine, server, 'wheel over a table', async (visitor) => {
    await signIn(visitor, 'approved');
    await scrollOverTable(visitor);
  });
  const cookieless = await start({ blocksCookies: true });
  if (cookieless) {
    await runJourney(cookieless, server, 'without cookies', signInWithoutCookies);
    await cookieless.close();
  }
  await server.stop();
}

/** Takes pictures of the main pages. */
async function runTour(engine: Engine): Promise<void> {
  const server = await makeServer();
  const folder = `${picturesFolder}/${engine.name}`;
  await runPart(engine.name, 'tour', async () => {
    const { pictures, faults } = await takeTour(engine, server.origin, folder);
    return { passed: pictures - faults.length, failures: faults };
  });
  console.log(`The pictures are in ${folder}.`);
  await server.stop();
}

/** Plays the stories; builds Storybook first if there is no build. */
async function runStories(engine: Engine): Promise<void> {
  if (!existsSync(storybookFolder))
    spawnSync('npm', ['run', 'build:storybook'], { stdio: 'inherit' });
  const { url, close } = await serveFolder(storybookFolder);
  const storybook = { folder: storybookFolder, origin: url.replace(/\/$/, '') };
  await runPart(engine.name, 'stories', () =>
    playStories(engine, storybook, new RegExp(values.stories)),
  );
  close();
}

for (const name of values.engines.split(',')) {
  const engine = await startEngine(name);
  if (!engine) continue;
  console.log(`── ${engine.name} ${engine.version}`);
  if (parts.includes('journeys')) await runJourneys(engine, engines[name]!.start);
  if (parts.includes('stories')) await runStories(engine);
  if (parts.includes('tour')) await runTour(engine);
  await engine.close();
}

// A run in which no engine could start has failed by itself, and is a skipped step of `npm test` (scripts/steps.mjs).
if (rows.length === 0) process.exit(77);
console.table(
  rows.map(({ failures, ...row }) => ({ ...row, failed: failures.length })),
  ['engine', 'part', 'passed', 'failed', 'seconds'],
);
const failed = rows.reduce((sum, { failures }) => sum + failures.length, 0);
console.log(`${rows.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
