import { readConfig } from './config.ts';
import { ConfigError } from './config/readVariables.ts';
import { startServer } from './start.ts';

try {
  const { banner, close } = await startServer(readConfig(process.env));
  if (banner) process.stdout.write(banner);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`The server could not start.\n${describeError(error)}\n`);
  process.exit(1);
}

function describeError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `\n${error.cause.message}` : '';
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another program uses this port; set PORT to a free one.`;
  }
  return `${error.message}${cause}`;
}
