import { readConfig } from './config.ts';
import { ConfigError } from './config/read.ts';
import { startServer } from './start.ts';

try {
  const { address, close, welcome } = await startServer(readConfig(process.env));
  if (welcome) process.stdout.write(welcome(address));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
} catch (error) {
  const text = error instanceof ConfigError ? error.message : String(error);
  process.stderr.write(`The server could not start.\n${text}\n`);
  process.exitCode = 1;
}
