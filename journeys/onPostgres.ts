import { defineConfig } from '@playwright/test';
import runner from './runner.ts';

/** Runs the journeys of sessions and of money on PostgreSQL, with two server processes behind a load balancer. */
export default defineConfig(runner, {
  testDir: '.',
  testMatch: ['accountsByEmail.spec.ts', 'withdrawing.spec.ts'],
  testIgnore: [],
  outputDir: '../.cache/journeysOnPostgres',
  // Runs in parallel with the other journeys.
  workers: 1,
  metadata: { database: 'PostgreSQL' },
});
