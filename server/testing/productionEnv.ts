import { randomBytes } from 'node:crypto';

/** The variables that a server needs in production. */
export const productionEnv = {
  DEMO: 'off',
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  PUBLIC_ORIGIN: 'https://jobs.example.com',
};
