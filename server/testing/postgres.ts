import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { second } from '../durations.ts';
import { findFreePort } from './freePort.ts';

const packageFolder = '/usr/lib/postgresql';
const startTimeout = 90 * second;

/** A private PostgreSQL server; `url` is its maintenance database. */
export type PrivatePostgres = {
  url: string;
  /** Ends the server but keeps its data. */
  shutDown(): Promise<void>;
  startAgain(): Promise<void>;
  /** Ends the server and deletes its data. */
  stop(): Promise<void>;
};

type Owner = { uid: number; gid: number } | Record<string, never>;

/**
 * Starts a temporary PostgreSQL server on a free loopback port. Installs the package if possible (root on Debian);
 * throws an error with instructions otherwise.
 */
export async function startPostgres(): Promise<PrivatePostgres> {
  const bin = findBinaries() ?? installBinaries();
  const owner = unprivilegedOwner();
  const dir = mkdtempSync(path.join(os.tmpdir(), 'byline-postgres-'));
  if (owner.uid !== undefined) chownSync(dir, owner.uid, owner.gid);
  const data = path.join(dir, 'data');
  const initialized = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...owner, cwd: dir, encoding: 'utf8' },
  );
  if (initialized.status !== 0) throw new Error(`initdb failed: ${initialized.stderr}`);
  const port = await findFreePort();
  // Turns off the writes that protect data from a crash, since the data of tests is temporary.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
    'listen_addresses=127.0.0.1',
    'max_connections=300',
  ];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server = await startServer();

  async function startServer(): Promise<ChildProcess> {
    const started = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', dir, ...settings.flatMap((one) => ['-c', one])],
      { ...owner, cwd: dir, stdio: 'ignore' },
    );
    await waitUntilReady(url, started);
    return started;
  }

  async function shutDown(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  }

  return {
    url,
    shutDown,
    async startAgain() {
      server = await startServer();
    },
    async stop() {
      await shutDown();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Finds the folder of the program `postgres`, in PATH or in the package of Debian. */
function findBinaries(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  if (existsSync(packageFolder)) {
    folders.push(
      ...readdirSync(packageFolder).map((version) => path.join(packageFolder, version, 'bin')),
    );
  }
  const binFolder = folders.find((folder) => existsSync(path.join(folder, 'postgres')));
  return binFolder && path.dirname(realpathSync(path.join(binFolder, 'postgres')));
}

/** Installs the package as root on Debian, and returns the folder of `postgres`; throws an error with instructions if it is not there. */
function installBinaries(): string {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const binFolder = findBinaries();
  if (binFolder) return binFolder;
  throw new Error(
    'The tests need PostgreSQL: install the package "postgresql", or set DATABASE_TEST_URL to a server where databases may be created.',
  );
}

// Returns the user and group that run PostgreSQL instead of root, as which it does not start.
function unprivilegedOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || Number.NaN),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error('There is no user "postgres" or "nobody" to run PostgreSQL as.');
}

/** Waits until the server accepts connections; throws if it has ended or takes too long. */
async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error('The private PostgreSQL server did not start.', { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
