import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { storeUploads } from '../domain/attachments/attachments.ts';
import { openServices } from '../openServices.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';
import { databaseKinds } from '../testing/databases.ts';
import { useDemoDatabase } from '../testing/demoDatabase.ts';
import { exampleUpload } from '../testing/exampleUpload.ts';

describe.each(databaseKinds)('backups on %s', (kind) => {
  const { dir, getEnv, query } = useDemoDatabase(kind);
  const operate = (line: string) =>
    runOperator(operatorCommands, line.split(' '), {
      ...getEnv(),
    });

  test('restores a backup row by row', async () => {
    const file = path.join(dir, `${kind}.backup`);
    const copy = path.join(dir, `${kind}.copy`);
    expect((await operate(`backup ${file}`)).code).toBe(0);
    expect((await operate(`backup ${file}`)).text).toContain('exists already');
    await operate('suspend fresh@demo.test test');
    expect((await operate(`restore ${file}`)).text).toContain('Add --yes');
    expect((await operate(`restore ${file} --yes`)).code).toBe(0);
    await operate(`backup ${copy}`);
    const rows = (name: string) =>
      gunzipSync(readFileSync(name))
        .toString()
        .split('\n')
        .slice(1, -2)
        .filter((line) => !line.includes('"operator_log"'))
        .toSorted();
    expect(rows(file).length).toBeGreaterThan(900);
    expect(rows(copy)).toEqual(rows(file));
    const states = await query<{ state: string }>(
      "select state from accounts where id = 'account-fresh'",
    );
    expect(states).toEqual([{ state: 'approved' }]);
    await expect(query('delete from ledger_entries')).rejects.toThrow('append-only');
  });

  test('keeps the log of operators in a restore, with the restore itself', async () => {
    const file = path.join(dir, `${kind}.log`);
    await operate(`backup ${file}`);
    await operate('--as Kim suspend fresh@demo.test test');
    await operate(`--as Lee restore ${file} --yes`);
    const { text } = await operate('log');
    expect(text).toContain('Kim  suspend');
    expect(text).toMatch(/Lee {2}restore .* → done$/m);
    expect(text.match(/backup .*\.log {2}→ done/g)).toHaveLength(1);
  });

  test('ends all sessions and codes by a restore', async () => {
    const token = (line: string) => `'${line}'`;
    const now = Date.now();
    await query(
      `insert into sessions (id, account_id, login_with, login_provider, created_at, seen_at, proved_at, public_id) values
       (${token('session')}, 'account-approved', 'email', null, ${now}, ${now}, ${now}, 'public')`,
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

  test('backs up pictures, restores missing ones and deletes those that came later', async () => {
    const services = await openServices(readConfig(getEnv()));
    const send = async () => {
      const [use] = await storeUploads(services, 'account-approved', [exampleUpload]);
      const id = use?.attachmentId ?? '';
      await services.db
        .insertInto('attachment_uses')
        .values({ owner_id: id, position: 0, attachment_id: id, alt: '' })
        .execute();
      return id;
    };
    const file = path.join(dir, `${kind}.pictures-backup`);
    const first = await send();
    const bytes = await services.files.get(first);
    expect((await operate(`backup ${file}`)).text).toContain('and 1 pictures');
    const later = await send();
    await services.files.delete(first);
    expect((await operate(`restore ${file} --yes`)).text).toContain('and 1 pictures');
    expect(await services.files.get(first)).toEqual(bytes);
    expect(await services.files.get(later)).toBeNull();
    writeFileSync(path.join(`${file}.pictures`, first), 'damaged');
    expect((await operate(`restore ${file} --yes`)).text).toBe(`The picture ${first} is damaged.`);
    rmSync(`${file}.pictures`, { recursive: true });
    // As in a backup before a migration, which has no copies of the pictures.
    expect((await operate(`restore ${file} --yes`)).code).toBe(0);
    await services.files.delete(first);
    expect((await operate(`restore ${file} --yes`)).text).toContain('is missing in');
    await services.db.destroy();
  });

  test('cannot restore a damaged backup', async () => {
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
