import { readConfig } from './config.ts';
import { ConfigError } from './config/readVariables.ts';
import { startServer } from './start.ts';

let stop = (): Promise<void> => Promise.resolve();
let stopping: Promise<void> | undefined;
// Handles signals from the beginning, because a start may wait for the database or an upgrade. Without a handler, the first process of a
// container would ignore signals.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // A supervisor may signal a whole process group, and npm start forwards the signal again.
  process.on(signal, () => void (stopping ??= stop().then(() => process.exit(0))));
}

try {
  const { banner, close, reportFatal } = await startServer(readConfig(process.env), (error) => {
    process.stderr.write(`The server ends.\n${describeError(error)}\n`);
    process.exit(1);
  });
  stop = close;
  // Ends the process, because its state is unknown. Node would end it too, but without a line in the log.
  process.once('uncaughtException', (error) => {
    process.stderr.write(`The server ends.\n${error.stack ?? describeError(error)}\n`);
    void reportFatal(error).finally(() => process.exit(1));
  });
  if (banner) process.stdout.write(banner);
} catch (error) {
  process.stderr.write(`The server could not start.\n${describeError(error)}\n`);
  process.exit(1);
}

function describeError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const cause =
    error.cause instanceof Error && error.cause.message !== error.message
      ? `\n${error.cause.message}`
      : '';
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another program uses this port; set PORT to a free one.`;
  }
  return `${error.message}${cause}`;
}
