import { getJestConfig } from '@storybook/test-runner';
import { chromiumFlags, findChromium } from '../journeys/harness/chromium.mjs';

const base = getJestConfig();

export default {
  ...base,
  // A built package has a package.json of the same name.
  modulePathIgnorePatterns: ['<rootDir>/design-system/dist', '<rootDir>/dist', '<rootDir>/.cache'],
  setupFilesAfterEnv: ['<rootDir>/.storybook/jest-setup.js'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: findChromium(), args: chromiumFlags, headless: true },
    },
  },
};
