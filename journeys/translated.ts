import { defineConfig } from '@playwright/test';
import runner from './runner.ts';

process.env['CONDITION'] = 'translated';

/** Runs the main journeys on pages that the browser translates. */
export default defineConfig(runner, {
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  grep: /@main/,
  outputDir: '../.cache/journeysTranslated',
});
