// Plays the stories of a built Storybook in Chromium: node scripts/stories.ts <folder> [arguments of test-storybook]

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { serveFolder } from '../journeys/harness/serveFolder.ts';

const [folder = '', ...args] = process.argv.slice(2);
const { url, close } = await serveFolder(folder);
const runner = spawn(
  'test-storybook',
  ['--url', url.replace(/\/$/, ''), '--no-index-json', '--maxWorkers=2', ...args],
  { stdio: 'inherit' },
);
const [status] = (await once(runner, 'close')) as [number | null];
close();
process.exit(status ?? 1);
