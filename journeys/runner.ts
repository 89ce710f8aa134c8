import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './harness/chromium.mjs';
import { isLongRun } from '../design-system/testing/isLongRun.ts';
import { patience } from './harness/stress.ts';

const executablePath = findChromium();

/** Runs each journey in a real browser against its own server (server.ts). */
export default defineConfig({
  testDir: '..',
  testMatch: [
    'journeys/*.spec.ts',
    'design-system/{inputs,testing}/*.spec.ts',
    '.storybook/*.spec.ts',
  ],
  // onPostgres.ts runs these journeys.
  testIgnore: ['journeys/accountsByEmail.spec.ts', 'journeys/withdrawing.spec.ts'],
  // Journeys whose faults cheaper tests find, too, are only in the long run.
  ...(!isLongRun && { grepInvert: /@long/ }),
  globalSetup: './harness/prepareData.ts',
  outputDir: '../.cache/journeys',
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 300_000 * patience,
  expect: { timeout: 20_000 * patience },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'line',
  use: {
    // Lets a click on a covered element fail with the name of the covering element, instead of waiting until the journey times out.
    actionTimeout: 60_000 * patience,
    locale: 'en-GB',
    timezoneId: 'Asia/Singapore',
    trace: 'off',
    // Journeys intercept requests, which a service worker would hide from them; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      args: chromiumFlags,
      ...(executablePath && { executablePath }),
    },
  },
});
