import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openTestServer } from '../../server/testing/testServer.ts';
import { moveFiles } from './keepPrevious.ts';

const hour = 3600_000;

test('files of previous builds are served for a day after they were replaced', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'byline-builds-'));
  const dir = path.join(root, 'app');
  const assets = path.join(dir, 'assets');
  const previous = path.join(`${dir}.previous`, 'assets');
  /** Builds an app with one script, at a time in ms. */
  const build = (name: string, at: number) => {
    moveFiles(assets, previous, at);
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets, { recursive: true });
    writeFileSync(path.join(assets, `${name}.js`), name);
    writeFileSync(path.join(assets, `${name}.js.br`), `${name} compressed`);
  };
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
  const now = Date.now();
  build('first', now - 30 * hour);
  build('second', now - 2 * hour);
  build('third', now - hour);
  expect(readdirSync(previous).toSorted()).toEqual([
    'first.js',
    'first.js.br',
    'second.js',
    'second.js.br',
  ]);
  const server = await openTestServer({ seed: false, env: { APP_DIR: dir } });
  const get = (url: string, encoding = 'identity') =>
    server.app.inject({ url, headers: { 'accept-encoding': encoding } });
  for (const name of ['first', 'second', 'third']) {
    const response = await get(`/assets/${name}.js`);
    expect([response.statusCode, response.body]).toEqual([200, name]);
    expect(response.headers['cache-control']).toContain('immutable');
    expect((await get(`/assets/${name}.js`, 'br')).body).toBe(`${name} compressed`);
  }
  for (const name of ['none.js', '../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt']) {
    const { statusCode, body } = await get(`/assets/${name}`);
    expect([name, statusCode === 200, body.includes('secret')]).toEqual([name, false, false]);
  }
  await server.close();
  // The second build was replaced an hour before `now`, so this is just a day later.
  build('fourth', now + 23 * hour);
  expect(readdirSync(previous)).toContain('second.js');
  expect(readdirSync(previous)).not.toContain('first.js');
  build('fifth', now + 48 * hour);
  expect(readdirSync(previous).toSorted()).toEqual(['fourth.js', 'fourth.js.br']);
  rmSync(root, { recursive: true });
});
