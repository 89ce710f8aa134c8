import { spawnSync } from 'node:child_process';

/** Builds the app into dist/app, so that the current code is measured. */
export function buildApp(): void {
  process.stdout.write('Building the app … (`npm run bench -- --built` measures the last build)\n');
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The app could not be built: see above.');
}
