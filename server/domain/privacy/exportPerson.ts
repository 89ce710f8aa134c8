import { sql } from 'kysely';
import type { Database, Schema } from '../../database/schema.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { getLanguage } from '../../i18n/language.ts';
import { productVersion } from '../../productVersion.ts';
import { hasEmailOrId } from '../email.ts';
import { toIso } from '../dates.ts';
import { translateNews } from '../discussion/news.ts';
import type { MessageRow } from '../discussion/threads.ts';
import { DomainError } from '../domainError.ts';
import { readFormerContacts } from '../accounts/formerContacts.ts';
import { attachmentPath } from '../attachments/attachments.ts';
import { avatarPath } from '../profile/avatar.ts';
import { consumeRateLimit } from '../rateLimit.ts';
import type { Services } from '../services.ts';
import { exportRow, type StoredRow } from './exportRow.ts';
import { listPersonalTables } from './personalData.ts';
import type { PersonalTable } from '../../database/defineTable.ts';
import type { Person } from '../../database/personalRows.ts';
import { hour } from '../../durations.ts';

type Row = Record<string, unknown>;

/** Version of the format, raised by each change that could break a program that reads exports. */
export const exportVersion = 1;

/** Folder of the pictures, beside the data. */
export const pictureFolder = 'pictures';

/** A picture of an export: its file name, and a function that reads it and returns null if the storage does not have it. */
type ExportedPicture = { file: string; read: () => Promise<Buffer | null> };

/** Everything that is stored about a person. */
export type PersonExport = { data: Record<string, unknown>; pictures: ExportedPicture[] };

/** Reads everything that is stored about a person, on one snapshot; throws a DomainError for an unknown account. */
export function exportPerson(services: Services, emailOrId: string): Promise<PersonExport> {
  return inSnapshot(services.db, (tx) => readPerson({ ...services, db: tx }, emailOrId, false));
}

/**
 * Reads the same for the signed-in user: pictures have an address in place of a file, and account numbers are masked, because a session alone
 * never shows them. Throws a DomainError above ten uses an hour.
 */
export async function exportOwnData(services: Services, accountId: string) {
  const { db, clock } = services;
  const limit = { name: 'own-data', subject: accountId, max: 10, window: hour };
  await consumeRateLimit(db, limit, clock.machineNow());
  const { data } = await inSnapshot(db, (tx) =>
    readPerson({ ...services, db: tx }, accountId, true),
  );
  return data;
}

async function readPerson(
  services: Services,
  emailOrId: string,
  isOwn: boolean,
): Promise<PersonExport> {
  const { db, clock, config } = services;
  const account = await findPerson(db, emailOrId);
  const person = { ...account, formerContacts: await readFormerContacts(db, account.id) };
  const { locale } = account;
  const sections: Record<string, unknown> = {};
  const pictures: ExportedPicture[] = [];
  const jobIds = new Set<string>();
  for (const [name, table] of listPersonalTables()) {
    if (table.omitted !== undefined) continue;
    const rows = await readRows(db, name, table, person);
    for (const { job_id: id } of rows) if (typeof id === 'string') jobIds.add(id);
    const exported = rows.map((row) => ({
      ...exportRow(services, table, row, { isMasked: isOwn }),
      ...(name === 'discussion_messages' && {
        text: getText(row as unknown as MessageRow, locale),
      }),
      ...(isOwn ? addAddress(name, row) : addPicture(services, pictures, name, row)),
    }));
    sections[table.section] = table.isSingle ? (exported[0] ?? null) : exported;
  }
  const head = {
    format: 'byline-export',
    version: exportVersion,
    product: `${config.app.name} ${productVersion}`,
    exported_at: toIso(clock.machineNow()),
  };
  return { data: { ...head, ...sections, jobs: await readJobs(db, [...jobIds]) }, pictures };
}

/** Finds the account of a person by its email address or id; throws a DomainError if there is none. */
export async function findPerson(
  db: Database,
  emailOrId: string,
): Promise<Omit<Person, 'formerContacts'> & { locale: string }> {
  const person = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'phone', 'locale'])
    .where(hasEmailOrId(emailOrId))
    .executeTakeFirst();
  if (!person) throw new DomainError('notFound', 'account.unknown');
  return person;
}

async function readRows(
  db: Database,
  name: keyof Schema,
  { belongsTo, currency, columns }: PersonalTable,
  person: Person,
): Promise<StoredRow[]> {
  const names = Object.keys(columns);
  const timeColumn = names.find((column) => columns[column]?.format === 'time');
  // Sorts by the first time. The first column decides between equal times, so that every export has the same order.
  const order = [timeColumn, names[0]].filter((column) => column !== undefined);
  const { rows } =
    await sql<StoredRow>`select ${sql.table(name)}.*, ${currency ?? sql`null`} as row_currency
    from ${sql.table(name)} where ${belongsTo(person)}
    order by ${sql.join(order.map((column) => sql.ref(column)))}`.execute(db);
  return rows;
}

// Platform messages are stored as a key with values.
function getText(row: MessageRow, locale: string): string {
  return translateNews(row, getLanguage(locale)) ?? row.body;
}

/** Adds the picture of a row to the export, if it has one, and returns its file name for the row. */
function addPicture(
  { files }: Services,
  pictures: ExportedPicture[],
  name: keyof Schema,
  row: StoredRow,
): { file: string } | undefined {
  if (name !== 'attachments' && name !== 'avatars') return undefined;
  const id = String(row['id']);
  const file = `${pictureFolder}/${name === 'avatars' ? 'profile' : id}.webp`;
  const webp = String(row['webp']);
  const read = () =>
    name === 'avatars' ? Promise.resolve(Buffer.from(webp, 'base64')) : files.get(id);
  pictures.push({ file, read });
  return { file };
}

/** Returns the address of the picture of a row, if it has one. */
function addAddress(name: keyof Schema, row: StoredRow): { url: string } | undefined {
  if (name !== 'attachments' && name !== 'avatars') return undefined;
  return { url: `${name === 'avatars' ? avatarPath : attachmentPath}/${row['id']}.webp` };
}

async function readJobs(db: Database, ids: string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('jobs')
    .innerJoin('brands', 'brands.id', 'jobs.brand_id')
    .select(['jobs.id', 'jobs.title', 'brands.name as brand'])
    .where('jobs.id', 'in', ids)
    .orderBy('jobs.id')
    .execute();
}
