import { mkdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { ConfigError } from '../config/readVariables.ts';
import { BackupError, openBackup, writeBackup } from '../database/backup.ts';
import { listTables } from '../database/catalogue.ts';
import { migrate } from '../database/migrate.ts';
import { readSize } from '../database/prepareSchema.ts';
import { restoreBackup } from '../database/restore.ts';
import type { Database } from '../database/schema.ts';
import { readSchemaState, schemaError } from '../database/schemaState.ts';
import {
  backUpPictures,
  createPictureFolder,
  describeLost,
  restorePictures,
  summarizeBackup,
} from '../domain/attachments/pictureBackup.ts';
import { countNoun } from '../domain/countNoun.ts';
import { auditLedger } from '../domain/money/audit.ts';
import type { Services } from '../domain/services.ts';
import { assertKeys } from '../domain/keyCheck.ts';
import { OperatorError, type Command } from './command.ts';

const restoreOptions = ['--yes', '--without-lost-pictures'];

/** Backup and restore of all data, and the upgrade of the database. */
export const backupCommands: Record<string, Command> = {
  backup: {
    usage: 'FILE',
    about:
      'Back up all data to FILE and the pictures to FILE.pictures. The server can keep running.',
    minArgs: 1,
    acceptsAnySchema: true,
    run: (services, [file = '']) => withOperatorErrors(() => backUp(services, file)),
  },
  restore: {
    usage: 'FILE --yes [--without-lost-pictures]',
    about:
      'Check a backup of this or an older version, and replace all data with it. Requires --yes.',
    minArgs: 1,
    acceptsAnySchema: true,
    run: (services, [file = '', ...options]) =>
      withOperatorErrors(() => restore(services, file, options)),
  },
  migrate: {
    usage: '[--dry-run | --no-backup]',
    about:
      'Back up the database to DATA_DIR and upgrade it to this version. Use --dry-run to list the migrations.',
    minArgs: 0,
    acceptsAnySchema: true,
    run: (services, [option], report) =>
      withOperatorErrors(() => upgrade(services, option, report)),
  },
};

async function backUp(services: Services, file: string): Promise<string> {
  const folder = await createPictureFolder(file);
  const rows = await writeBackup(services.db, file).catch(async (error: unknown) => {
    await rmdir(folder);
    throw error;
  });
  const { pictures } = await summarizeBackup(await openBackup(file));
  const { count, lost } = await backUpPictures(pictures, folder, services);
  const text = `Wrote ${countNoun(rows, 'row')} and ${countNoun(count, 'picture')} to ${file}.`;
  if (lost.length === 0) return text;
  throw new BackupError(`${text} ${describeLost(lost)} in the storage.`);
}

async function restore(
  { db, files, config }: Services,
  file: string,
  options: string[],
): Promise<string> {
  const unknown = options.find((option) => !restoreOptions.includes(option));
  if (unknown) {
    throw new OperatorError(`"${unknown}" is none of ${restoreOptions.join(', ')}.`);
  }
  const backup = await openBackup(file);
  const { rows, pictures } = await summarizeBackup(backup);
  const { migration, version } = backup.header;
  if (!options.includes('--yes')) {
    throw new OperatorError(
      `This replaces all data with the ${countNoun(rows, 'row')} of ${file} (${version ? `version ${version}, ` : ''}schema ${migration}). Add --yes to do it.`,
    );
  }
  const before = await listPictures(db);
  const canLose = options.includes('--without-lost-pictures');
  const { count, lost } = await restorePictures(pictures, file, files, { canLose });
  await restoreBackup(db, backup, async (tx) => (await auditLedger(tx)).faults);
  const kept = new Set(await listPictures(db));
  for (const id of before) if (!kept.has(id)) await files.delete(id);
  const text = `Replaced all data with ${countNoun(rows, 'row')} and ${countNoun(count, 'picture')} of ${file}; the ledger is clean. All users must sign in again.`;
  return [
    text,
    ...(lost.length > 0 ? [`${describeLost(lost)}.`] : []),
    ...(await describeMissingKey(db, config)),
  ].join('\n');
}

// Warns at the restore: without the key, a server would refuse to start on this data.
async function describeMissingKey(db: Database, { encryption }: Services['config']) {
  try {
    await assertKeys(db, encryption);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return [error.message];
    throw error;
  }
}

// A backup of an older version may not have the table.
async function listPictures(db: Database): Promise<string[]> {
  if (!(await listTables(db)).includes('attachments')) return [];
  const { rows } = await sql<{ id: string }>`select id from attachments`.execute(db);
  return rows.map(({ id }) => id);
}

async function upgrade(
  { db, config }: Services,
  option = '',
  report: (line: string) => void = () => undefined,
): Promise<string> {
  if (!['', '--dry-run', '--no-backup'].includes(option)) {
    throw new OperatorError(`"${option}" is none of --dry-run, --no-backup.`);
  }
  const state = await readSchemaState(db);
  const { kind, version, pending } = state;
  if (kind === 'unreleased') throw schemaError(state);
  if (kind === 'current') return `The schema is current (${version}).`;
  const last = version + pending.length;
  const file = path.join(config.data.dir, `before-schema-${last}-${getTimestamp()}.backup`);
  const isBackedUp = kind === 'older' && option !== '--no-backup';
  if (option === '--dry-run') {
    const size = Math.ceil((await readSize(db, config.data)) / 1e6);
    const list = pending.map((name) => `  ${name}`).join('\n');
    return `Schema ${version} → ${last}, ${size} MB, ${countNoun(pending.length, 'migration')}:\n${list}\n${isBackedUp ? `A backup would be written to ${file}.` : 'The database is empty.'}`;
  }
  if (isBackedUp) {
    await mkdir(config.data.dir, { recursive: true, mode: 0o700 });
    report(`Writing a backup to ${file}`);
    const rows = await writeBackup(db, file);
    report(`Wrote ${countNoun(rows, 'row')}.`);
  }
  const start = performance.now();
  await migrate(db, {
    onMigration: (name, ms) =>
      report(ms === null ? `${name} …` : `${name} took ${(ms / 1000).toFixed(1)} s.`),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const result = `The database has schema ${last}: ${countNoun(pending.length, 'migration')} in ${seconds} s.`;
  return isBackedUp ? `${result} The backup from before is ${file}.` : result;
}

function getTimestamp(): string {
  return new Date().toISOString().replace(/[-:]|\..*/g, '');
}

async function withOperatorErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new OperatorError(error.message) : error;
  }
}
