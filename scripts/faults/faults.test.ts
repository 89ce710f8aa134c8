import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { appFaults } from './app.ts';
import { browserFaults } from './browser.ts';
import { libraryFaults } from './library.ts';
import { serverFaults } from './server.ts';

// `npm run faults` takes long and is run by hand. Until then, code that has moved would leave a fault that nobody can put in.
test('each fault can still be put into its file, and its test exists', () => {
  const faults = [...libraryFaults, ...serverFaults, ...appFaults, ...browserFaults];
  const stale = faults.filter(
    ({ file, from, foundBy }) =>
      !existsSync(file) ||
      readFileSync(file, 'utf8').split(from).length !== 2 ||
      (foundBy !== 'lint' && !existsSync(foundBy)),
  );
  expect(stale.map(({ name }) => name)).toEqual([]);
});
