import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags, findChromium } from '../journeys/harness/chromium.mjs';

const base = getJestConfig();

export default {
  ...base,
  // A built package has a package.json of the same name.
  modulePathIgnorePatterns: ['<rootDir>/design-system/dist', '<rootDir>/dist', '<rootDir>/.cache'],
  // Ends a story that hangs. A busy machine may take many times longer than an idle one.
  testTimeout: 120_000,
  testEnvironment: '<rootDir>/.storybook/environment.js',
  setupFilesAfterEnv: ['<rootDir>/.storybook/jest-setup.js'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: findChromium(), args: chromiumFlags, headless: true },
    },
  },
};
