import { spawn } from 'node:child_process';

/**
 * Runs programs until one of them ends, then ends the others; returns the highest exit code. Forwards SIGINT and SIGTERM to them. npm's
 * shell does not forward signals, so package.json starts the calling scripts with `exec`.
 */
export async function runPrograms(...programs) {
  const children = programs.map(({ command, args = [], env }) =>
    spawn(command, args, { stdio: 'inherit', env }),
  );
  const stop = (signal) => children.forEach((child) => child.kill(signal));
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const exits = children.map(waitForExit);
  await Promise.race(exits);
  stop('SIGTERM');
  const codes = await Promise.all(exits);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return Math.max(...codes);
}

/** Resolves with the exit code of a process; 1 if it was killed or did not start. */
function waitForExit(child) {
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
  });
}
