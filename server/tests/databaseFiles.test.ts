import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { sqliteFile } from '../database/sqlite.ts';
import { createDatabase, type TestDatabase } from '../testing/databases.ts';
import { nodeEnv } from '../testing/serverProcess.ts';

// What other programs do to the files of a running server. Each test ends with a killed process: what it acknowledged must be there.

const writeRows = path.join(import.meta.dirname, '../testing/writeRows.ts');

let database: TestDatabase;
let file: string;
let writer: Writer;
beforeEach(async () => {
  database = await createDatabase('SQLite');
  file = path.join(database.env['DATA_DIR'] ?? '', sqliteFile);
});
afterEach(async () => {
  await writer.kill();
  await database.remove();
});

/** A process that writes rows; `uid` is its user. */
type Writer = {
  child: ChildProcess;
  lines: (start: string) => string[];
  waitFor: (start: string, times?: number) => Promise<void>;
  kill: () => Promise<void>;
};

function startWriter(uid?: number): Writer {
  const env = { ...nodeEnv, ...database.env };
  const child = spawn(process.execPath, [writeRows], { env, ...(uid !== undefined && { uid }) });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const lines = (start: string) => output.split('\n').filter((line) => line.startsWith(start));
  return {
    child,
    lines,
    /** Waits until `times` further lines begin with `start`. */
    async waitFor(start, times = 1) {
      const target = lines(start).length + times;
      const end = Date.now() + 60_000;
      while (lines(start).length < target) {
        if (Date.now() > end || child.exitCode !== null)
          throw new Error(`No line "${start}" in: ${output.slice(-2000)}`);
        await wait(5);
      }
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Kills the writer and expects that the database has every row that was acknowledged. */
async function expectNothingLost(source = file): Promise<void> {
  await writer.kill();
  const acknowledged = writer.lines('acknowledged').map((line) => Number(line.split(' ')[1]));
  const reader = new DatabaseSync(source);
  const stored = new Set(
    reader
      .prepare('select id from notes')
      .all()
      .map(({ id }) => id),
  );
  expect(reader.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  reader.close();
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
}

/** Runs statements on the database in another process, as a shell would. Returns when that process has ended. */
function runElsewhere(statements: string): void {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
    database.exec(process.argv[2]);
    database.close();`;
  execFileSync(process.execPath, ['--no-warnings', '-e', script, file, statements]);
}

describe('a new database that another program opens while the server runs', () => {
  const look = 'select count(*) from notes';
  const commands = [['is checkpointed', 'pragma wal_checkpoint(truncate)']];
  const moreCommands = [
    ['is vacuumed', 'vacuum'],
    ['is looked at', look],
    ['is written', 'create table other (id integer)'],
    ['is to leave WAL mode', `${look};pragma journal_mode`],
  ];
  test.each(isLongRun ? [...commands, ...moreCommands] : commands)(
    'loses nothing when it %s',
    async (_title, statements) => {
      writer = startWriter();
      await writer.waitFor('acknowledged', 3);
      runElsewhere(statements);
      expect(existsSync(`${file}-wal`)).toBe(true);
      runElsewhere(look);
      await writer.waitFor('health: ok', 3);
      await expectNothingLost();
      expect(writer.lines('refused')).toEqual([]);
    },
  );

  test.runIf(isLongRun)('loses nothing when the other program keeps it open', async () => {
    writer = startWriter();
    await writer.waitFor('acknowledged', 3);
    runElsewhere(look);
    const other = new DatabaseSync(file);
    other.prepare(look).get();
    await writer.waitFor('acknowledged', 5);
    await expectNothingLost();
    other.close();
    expect(writer.lines('refused')).toEqual([]);
  });

  test('has the lock of SQLite on its file, and loses nothing when its files are copied', async () => {
    writer = startWriter();
    await writer.waitFor('acknowledged', 3);
    // Versions of SQLite before 3.51, which many programs have, delete the log of a database on which nobody has this lock.
    if (process.platform === 'linux')
      expect(readFileSync('/proc/locks', 'utf8')).toContain(`:${statSync(file).ino} `);
    for (const end of ['', '-wal', '-shm']) copyFileSync(file + end, `${file}.copy${end}`);
    await writer.waitFor('acknowledged', 3);
    await expectNothingLost();
  });
});

describe('a database whose files are changed while the server runs', () => {
  /** Changes the files, then expects that nothing more is acknowledged and that the health check fails. */
  async function expectRefusal(change: () => void): Promise<void> {
    writer = startWriter();
    await writer.waitFor('acknowledged', 5);
    change();
    await writer.waitFor('refused');
    const before = writer.lines('acknowledged').length;
    await writer.waitFor('health: unavailable', 3);
    expect(writer.lines('acknowledged')).toHaveLength(before);
    expect(writer.lines('refused').at(-1)).toMatch(
      /byline\.sqlite(-wal|-shm)? .* Restart the server\./,
    );
  }

  test('keeps what was acknowledged when the log is deleted', async () => {
    await expectRefusal(() => rmSync(`${file}-wal`));
    await expectNothingLost();
  });

  test.runIf(isLongRun)('keeps what was acknowledged when the log is renamed', async () => {
    await expectRefusal(() => renameSync(`${file}-wal`, `${file}-wal.1`));
    await expectNothingLost();
  });

  test.runIf(isLongRun)(
    'keeps what was acknowledged when log and index are deleted and another program opens the file',
    async () => {
      let other: DatabaseSync | undefined;
      await expectRefusal(() => {
        rmSync(`${file}-wal`);
        rmSync(`${file}-shm`);
        other = new DatabaseSync(file);
        try {
          other.prepare('select count(*) from sqlite_schema').get();
        } catch {
          // Without the index, this program does not see the locks of the server, which may be copying its log.
        }
      });
      other?.close();
      await expectNothingLost();
    },
  );

  test.each(isLongRun ? ['deleted', 'renamed', 'replaced'] : ['replaced'])(
    'keeps what was acknowledged when only the index of the log is %s and another program writes',
    async (how) => {
      await expectRefusal(() => {
        const index = `${file}-shm`;
        if (how === 'replaced') {
          copyFileSync(index, `${index}.copy`);
          renameSync(`${index}.copy`, index);
        } else if (how === 'renamed') renameSync(index, `${index}.old`);
        else rmSync(index);
        runElsewhere(
          'pragma busy_timeout = 5000; create table other (id integer); insert into other values (1)',
        );
      });
      await expectNothingLost();
    },
  );

  test.runIf(isLongRun)(
    'refuses writes after the log was emptied, and does not damage the file',
    async () => {
      await expectRefusal(() => truncateSync(`${file}-wal`));
      await writer.kill();
      const reader = new DatabaseSync(file);
      expect(reader.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      reader.close();
    },
  );

  test('refuses writes when the file is replaced', async () => {
    await expectRefusal(() => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    });
  });

  test.runIf(isLongRun)('refuses writes when the file is renamed', async () => {
    await expectRefusal(() => renameSync(file, `${file}.old`));
  });

  test.runIf(isLongRun)('refuses writes when the folder is renamed', async () => {
    const folder = path.dirname(file);
    await expectRefusal(() => renameSync(folder, `${folder}.old`));
    renameSync(`${folder}.old`, folder);
    await expectNothingLost();
  });
});

test.runIf(process.platform === 'linux')(
  'a database on a disk that is full refuses writes, and accepts them once there is room',
  async () => {
    writer = startWriter();
    await writer.waitFor('acknowledged', 5);
    const limit = (size: string) =>
      execFileSync('prlimit', ['--pid', String(writer.child.pid), `--fsize=${size}`]);
    // Like a full disk, the limit lets no file grow.
    limit('4096:unlimited');
    await writer.waitFor('refused');
    const before = writer.lines('acknowledged').length;
    await writer.waitFor('health: unavailable', 3);
    expect(writer.lines('acknowledged')).toHaveLength(before);
    limit('unlimited:unlimited');
    await writer.waitFor('acknowledged', 5);
    await writer.waitFor('health: ok');
    await expectNothingLost();
  },
);

test('a database in a folder that becomes read-only loses nothing', async () => {
  const folder = path.dirname(file);
  // Root may write into any folder, so that the process runs as another user then.
  const uid = process.getuid?.() === 0 ? 65_534 : undefined;
  if (uid !== undefined) chownSync(folder, uid, uid);
  writer = startWriter(uid);
  await writer.waitFor('acknowledged', 5);
  chmodSync(folder, 0o500);
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o400);
  await writer.waitFor('health', 10);
  await writer.kill();
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o600);
  await expectNothingLost();
});
