import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { portalEnvironment } from './portal.ts';

/** Starts Next.js in a folder of the portal, on a free port. Returns its URL, what it logged and a function that stops it. */
export async function startNext(portal: string, folder: string, mode: 'start' | 'dev') {
  const program = join(portal, 'node_modules/next/dist/bin/next');
  const server = spawn('node', [program, mode, folder, '--port', '0'], {
    cwd: portal,
    env: portalEnvironment(portal),
    // `next dev` starts a child process, so `detached` allows ending the whole process group.
    detached: true,
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Local: +(http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (address !== undefined && output.includes('Ready in')) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(`next ${mode} ended:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    stop: () => void (server.pid && process.kill(-server.pid)),
  };
}
