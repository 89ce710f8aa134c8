import { expect, test } from 'vitest';
import { findFreePort } from './freePort.ts';

/** The first port that Linux hands out to servers on port 0 and to connections; other systems start higher. */
const firstHandedOut = 32_768;

test('a free port is none that the system may hand out before it is used', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, findFreePort));
  expect(Math.max(...ports)).toBeLessThan(firstHandedOut);
});
