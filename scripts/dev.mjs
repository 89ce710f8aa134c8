import { spawn } from 'node:child_process';
import { ensureInstalled, toolEnvironment } from './install.mjs';

ensureInstalled();
const env = toolEnvironment({ API_PORT: process.env['API_PORT'] ?? '4174' });

const processes = [
  spawn('node', ['--watch', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...env, PORT: env.API_PORT },
  }),
  spawn('vite', [], { stdio: 'inherit', env }),
];

function stop() {
  for (const child of processes) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of processes) child.on('exit', stop);
