import { defineConfig } from '@playwright/test';
import runner from './runner.ts';

/** The journeys of accounts: on PostgreSQL, with two processes behind one address. */
export default defineConfig(runner, {
  testDir: '.',
  testMatch: ['accountsBy*.spec.ts', 'connecting.spec.ts'],
  testIgnore: [],
  outputDir: '../../.cache/journeysOnPostgres',
  // Beside the other journeys.
  workers: 1,
  globalSetup: './startPostgres.ts',
});
