// Starts the API server, which restarts when its code changes, and Vite, which serves the app with hot reload.

import { ensureInstalled, toolEnvironment } from './install.mjs';
import { runPrograms } from './runPrograms.mjs';

await ensureInstalled();
const env = toolEnvironment({ API_PORT: process.env['API_PORT'] ?? '4174' });

await runPrograms(
  { command: 'node', args: ['--watch', 'server/main.ts'], env: { ...env, PORT: env.API_PORT } },
  { command: 'vite', env },
);
