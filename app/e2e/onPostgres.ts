import { defineConfig } from '@playwright/test';
import runner from './runner.ts';

/** The journeys of accounts once more: on PostgreSQL, with two processes behind one address. */
export default defineConfig(runner, {
  testDir: '.',
  testMatch: ['accountsBy*.spec.ts', 'connecting.spec.ts', 'joining.spec.ts'],
  outputDir: '../../.cache/journeysOnPostgres',
  globalSetup: './startPostgres.ts',
});
