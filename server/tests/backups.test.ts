import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openBackup, writeBackup } from '../database/backup.ts';
import { storeUploads } from '../domain/attachments/attachments.ts';
import {
  backUpPictures,
  createPictureFolder,
  summarizeBackup,
} from '../domain/attachments/pictureBackup.ts';
import type { Services } from '../domain/services.ts';
import { openServices } from '../openServices.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { databaseKinds, usualDatabaseKinds } from '../testing/databases.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';
import { exampleUpload } from '../testing/exampleUpload.ts';

/** The demo has more rows than this. */
const minDemoRows = 900;

/** Stores a picture that is in use, so that a backup contains it; returns its id. */
async function storeUsedPicture(services: Services): Promise<string> {
  const [use] = await storeUploads(services, 'account-approved', [exampleUpload]);
  const id = use?.attachmentId ?? '';
  await services.db
    .insertInto('attachment_uses')
    .values({ owner_id: id, position: 0, attachment_id: id, alt: '' })
    .execute();
  return id;
}

describe.each(databaseKinds)('backups on %s', (kind) => {
  const { dir, getEnv, query } = useDemoDatabase(kind);
  const operate = (line: string) => runOperator(operatorCommands, line.split(' '), getEnv());

  test('a restore brings back every row of the backup', async () => {
    const file = path.join(dir, `${kind}.backup`);
    const copy = path.join(dir, `${kind}.copy`);
    expect((await operate(`backup ${file}`)).code).toBe(0);
    expect((await operate(`backup ${file}`)).text).toContain('already exists');
    await operate('suspend fresh@demo.test test');
    expect((await operate(`restore ${file}`)).text).toContain('Add --yes');
    expect((await operate(`restore ${file} --yes`)).code).toBe(0);
    await operate(`backup ${copy}`);
    // Leaves out the header, the footer, and the empty text after the last line break.
    const rows = (name: string) =>
      gunzipSync(readFileSync(name))
        .toString()
        .split('\n')
        .slice(1, -2)
        .filter((line) => !line.includes('"operator_log"'))
        .toSorted();
    expect(rows(file).length).toBeGreaterThan(minDemoRows);
    expect(rows(copy)).toEqual(rows(file));
    const states = await query<{ state: string }>(
      "select state from accounts where id = 'account-fresh'",
    );
    expect(states).toEqual([{ state: 'approved' }]);
    await expect(query('delete from ledger_entries')).rejects.toThrow('append-only');
  });

  test('a restore keeps the log of operators, and logs itself', async () => {
    const file = path.join(dir, `${kind}.log`);
    await operate(`backup ${file}`);
    await operate('--as Kim suspend fresh@demo.test test');
    await operate(`--as Lee restore ${file} --yes`);
    const { text } = await operate('log');
    expect(text).toContain('Kim  suspend');
    expect(text).toMatch(/Lee {2}restore .* → done$/m);
    expect(text.match(/backup .*\.log {2}→ done/g)).toHaveLength(1);
  });

  test('a restore ends all sessions and codes, but keeps links that undo a change', async () => {
    const now = Date.now();
    await query(
      `insert into sessions (id, account_id, login_with, login_provider, created_at, seen_at, proved_at, public_id) values
       ('session', 'account-approved', 'email', null, ${now}, ${now}, ${now}, 'public')`,
    );
    for (const [id, restores] of [
      ['code', 'null'],
      ['undo', "'{}'"],
    ]) {
      await query(
        `insert into otp_challenges (id, purpose, channel, target, state, tries, account_id, browser, code_hash, created_at, expires_at, restores_json)
         values ('${id}', 'reset', 'email', 'a@b.test', 'sent', 0, 'account-approved', 'x', 'x', ${now}, ${now}, ${restores})`,
      );
    }
    const file = path.join(dir, `${kind}.sessions`);
    await operate(`backup ${file}`);
    await query('delete from sessions');
    expect((await operate(`restore ${file} --yes`)).text).toContain('All users must sign in again');
    expect(await query('select id from sessions')).toEqual([]);
    expect(await query('select id from otp_challenges')).toEqual([{ id: 'undo' }]);
    await query('delete from otp_challenges');
  });

  test('a backup contains pictures, and a restore adds missing pictures and deletes later ones', async () => {
    const services = await openServices(readConfig(getEnv()));
    const file = path.join(dir, `${kind}.pictures-backup`);
    const first = await storeUsedPicture(services);
    const bytes = await services.files.get(first);
    expect((await operate(`backup ${file}`)).text).toContain('and 1 picture ');
    const later = await storeUsedPicture(services);
    await services.files.delete(first);
    expect((await operate(`restore ${file} --yes`)).text).toContain('and 1 picture ');
    expect(await services.files.get(first)).toEqual(bytes);
    expect(await services.files.get(later)).toBeNull();
    writeFileSync(path.join(`${file}.pictures`, first), 'damaged');
    // The damaged copy is not needed: the storage still has the picture.
    expect((await operate(`restore ${file} --yes`)).code).toBe(0);
    rmSync(`${file}.pictures`, { recursive: true });
    // As in a backup before a migration, which has no copies of the pictures.
    expect((await operate(`restore ${file} --yes`)).code).toBe(0);
    await services.db.destroy();
  });

  // The other tests are about files.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('backup and restore name lost pictures, and work for all other pictures', async () => {
    const services = await openServices(readConfig(getEnv()));
    const { db, files } = services;
    await db.deleteFrom('attachment_uses').execute();
    const lost = await storeUsedPicture(services);
    const damaged = await storeUsedPicture(services);
    const kept = await storeUsedPicture(services);
    const file = path.join(dir, `${kind}.lost-pictures`);
    const bytes = (await files.get(kept)) ?? Buffer.of();
    await files.delete(lost);
    await files.put(damaged, Buffer.from('damaged'));
    const backup = await operate(`backup ${file}`);
    expect(backup.code).toBe(1);
    expect(backup.text).toMatch(/^Wrote \d+ rows and 1 picture to /);
    for (const id of [lost, damaged]) expect(backup.text).toContain(id);
    expect(readFileSync(path.join(`${file}.pictures`, kept))).toEqual(bytes);
    await files.delete(kept);
    const refused = await operate(`restore ${file} --yes`);
    expect(refused).toMatchObject({ code: 1 });
    for (const id of [lost, damaged]) expect(refused.text).toContain(id);
    expect(refused.text).toContain('--without-lost-pictures');
    expect(await files.get(kept)).toBeNull();
    const restored = await operate(`restore ${file} --yes --without-lost-pictures`);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.text).toContain('1 picture ');
    for (const id of [lost, damaged]) expect(restored.text).toContain(id);
    expect(await files.get(kept)).toEqual(bytes);
    await db.deleteFrom('attachment_uses').where('owner_id', 'in', [lost, damaged]).execute();
    await db.destroy();
  });

  test('a backup succeeds while a picture is deleted', async () => {
    const services = await openServices(readConfig(getEnv()));
    const { db, files } = services;
    const first = await storeUsedPicture(services);
    const second = await storeUsedPicture(services);
    const file = path.join(dir, `${kind}.deleted-meanwhile`);
    const rows = await writeBackup(db, file);
    expect(rows).toBeGreaterThan(minDemoRows);
    const { pictures } = await summarizeBackup(await openBackup(file));
    await db.deleteFrom('attachment_uses').where('attachment_id', '=', first).execute();
    await db.deleteFrom('attachments').where('id', '=', first).execute();
    await files.delete(first);
    const copied = await backUpPictures(pictures, await createPictureFolder(file), services);
    expect(copied).toEqual({ count: pictures.size - 1, lost: [] });
    expect(readdirSync(`${file}.pictures`)).toContain(second);
    await db.destroy();
  });

  test('a backup has its name only once it is complete, and replaces no other', async () => {
    const file = path.join(dir, `${kind}.killed`);
    const { db } = await openServices(readConfig(getEnv()));
    const list = () => readdirSync(dir).filter((name) => name.startsWith(path.basename(file)));
    const seenNames: string[] = [];
    const seenSizes = new Set<number>();
    const timer = setInterval(() => {
      seenNames.push(...list());
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats) seenSizes.add(stats.size);
    }, 0);
    const both = await Promise.allSettled([writeBackup(db, file), writeBackup(db, file)]);
    clearInterval(timer);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(seenNames.some((name) => name.endsWith('.partial'))).toBe(true);
    // Whenever the file had its name, it was complete.
    expect([...seenSizes.add(statSync(file).size)]).toEqual([statSync(file).size]);
    expect(list()).toEqual([path.basename(file)]);
    expect((await summarizeBackup(await openBackup(file))).rows).toBeGreaterThan(minDemoRows);
    await db.destroy();
  });

  test('a backup writes nothing if the folder of its pictures exists', async () => {
    const file = path.join(dir, `${kind}.with-folder`);
    mkdirSync(`${file}.pictures`);
    expect(await operate(`backup ${file}`)).toEqual({
      code: 1,
      text: `${file}.pictures already exists.`,
    });
    expect(existsSync(file)).toBe(false);
  });

  test('a damaged backup cannot be restored', async () => {
    const file = path.join(dir, `${kind}.damaged`);
    await operate(`backup ${file}`);
    const bytes = readFileSync(file);
    const damaged = {
      truncated: bytes.subarray(0, -100),
      'with a flipped byte': bytes.with(10_000, ~(bytes[10_000] ?? 0)),
      'with another name': gzipSync(gunzipSync(bytes).toString().replace('Maya Tan', 'Mara Tan')),
      'without a row': gzipSync(
        gunzipSync(bytes)
          .toString()
          .replace(/\n.*Maya Tan.*\n/, '\n'),
      ),
      'of another program': Buffer.from('{"format":"other"}\n'),
      empty: Buffer.alloc(0),
    };
    for (const [title, content] of Object.entries(damaged)) {
      writeFileSync(file, content);
      const { code, text } = await operate(`restore ${file} --yes`);
      expect([title, code, text]).toEqual([title, 1, `${file} is not a complete backup.`]);
    }
    expect((await operate(`restore ${dir}/none --yes`)).text).toBe(`${dir}/none cannot be read.`);
  });
});
