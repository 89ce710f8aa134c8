import { defineConfig } from '@playwright/test';
import runner from './runner.ts';

/** Runs the journeys of sessions and of money on PostgreSQL, with two server processes behind a load balancer. */
export default defineConfig(runner, {
  testDir: '.',
  testMatch: ['accountsByEmail.spec.ts', 'withdrawing.spec.ts'],
  testIgnore: [],
  outputDir: '../.cache/journeysOnPostgres',
  // Uses one worker, because the other journeys run at the same time.
  workers: 1,
  metadata: { database: 'PostgreSQL' },
});
