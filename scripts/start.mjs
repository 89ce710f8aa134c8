// Builds the app and starts the server, which serves it.

import { ensureInstalled, toolEnvironment } from './install.mjs';
import { runPrograms } from './runPrograms.mjs';

await ensureInstalled();
const env = toolEnvironment();

console.log('Building the app …');
const build = await runPrograms({ command: 'vite', args: ['build', '--logLevel', 'warn'], env });
if (build !== 0) process.exit(build);

console.log('Starting the server …');
process.exit(await runPrograms({ command: 'node', args: ['server/main.ts'], env }));
