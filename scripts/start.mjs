import { spawn, spawnSync } from 'node:child_process';
import { ensureInstalled, toolEnvironment } from './install.mjs';

ensureInstalled();
const env = toolEnvironment();

console.log('Building the app …');
const build = spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit', env });
if (build.status !== 0) process.exit(build.status ?? 1);

console.log('Starting the server …');
const server = spawn('node', ['server/main.ts'], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
