import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import type { Services } from '../services.ts';
import { addUses, deleteUnusedAttachments } from './attachments.ts';

const ids = ['picture-1', 'picture-2'];

describe.each(databaseKinds)('unused pictures on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await openTestServer({ kind });
    const { db } = server.services;
    await deleteUnusedAttachments(server.services);
    const columns = { name: 'a.webp', size: 1, width: 1, height: 1, sha256: '', created_at: 0 };
    await db
      .insertInto('attachments')
      .values(ids.map((id) => ({ id, account_id: 'account-approved', ...columns })))
      .execute();
  });
  afterEach(() => server.close());

  const readIds = async () => {
    const { db } = server.services;
    const rows = await db.selectFrom('attachments').select('id').where('id', 'in', ids).execute();
    return rows.map(({ id }) => id).toSorted();
  };
  /** Deletes unused pictures, with a storage that deletes files by this function. */
  const cleanUp = (deleteFile: (id: string) => Promise<void>) => {
    const files: Services['files'] = {
      put: () => Promise.resolve(),
      get: () => Promise.resolve(null),
      delete: deleteFile,
    };
    return deleteUnusedAttachments({ ...server.services, files });
  };

  test('unused pictures are deleted without blocking the database while the storage is slow', async () => {
    const deleted: string[] = [];
    await cleanUp(async (id) => {
      expect(await readIds()).not.toContain(id);
      deleted.push(id);
    });
    expect(deleted.toSorted()).toEqual(ids);
  });

  test('unused pictures stay if they are used before the deletion', async () => {
    const { db } = server.services;
    const deleted: string[] = [];
    const count = await cleanUp(async (id) => {
      deleted.push(id);
      // While the file of one picture is deleted, a draft uses the other picture.
      const uses = (await readIds()).map((attachmentId) => ({ attachmentId, alt: '' }));
      await db.transaction().execute((tx) => addUses(tx, 'draft', uses));
    });
    expect([count, deleted.length]).toEqual([1, 1]);
    expect(await readIds()).toEqual(ids.filter((id) => !deleted.includes(id)));
  });

  test('unused pictures are found again after the storage has failed', async () => {
    const failing = cleanUp(() => Promise.reject(new Error('The storage does not respond.')));
    await expect(failing).rejects.toThrow('does not respond');
    expect(await readIds()).toEqual(ids);
    expect(await cleanUp(() => Promise.resolve())).toBe(2);
  });
});
