import { spawn } from 'node:child_process';

/**
 * Runs programs until one of them ends, then ends the others; returns the highest exit code. Forwards SIGINT and SIGTERM to them. npm's
 * shell does not forward signals, so package.json starts the calling scripts with `exec`.
 */
export async function runPrograms(...programs) {
  const children = [];
  const stop = (signal) => children.forEach((child) => child.kill(signal));
  // Before the programs start: a signal that came in between would end this process and leave them running.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  for (const { command, args = [], env } of programs) {
    children.push(spawn(command, args, { stdio: 'inherit', env }));
  }
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
