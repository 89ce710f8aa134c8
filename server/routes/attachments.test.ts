import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLongRun } from '../../design-system/testing/isLongRun.ts';
import { readConfig } from '../config.ts';
import type { DiscussionPosted } from '../../contract/schemas/discussion.ts';
import type { Autosaved, SubmissionView } from '../../contract/schemas/submission.ts';
import { deleteUnusedAttachments } from '../domain/attachments/attachments.ts';
import { day } from '../durations.ts';
import { startBucket, type TestBucket } from '../testing/bucket.ts';
import { createPhoto, toUpload } from '../testing/exampleUpload.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const job = '/api/job/harbour-roaster-visit';
const taskId = 'harbour-roaster-visit-1';

type Failed = { error?: string; errors?: Record<string, string> };

// A short run tests each database and each storage once.
const cases = [
  ['SQLite', 'a folder'],
  ['PostgreSQL', 'an S3 bucket'],
  ...(isLongRun
    ? ([
        ['SQLite', 'an S3 bucket'],
        ['PostgreSQL', 'a folder'],
      ] as const)
    : []),
] as const;

describe.each(cases)('pictures with work and messages on %s and %s', (kind, storage) => {
  let server: TestServer;
  let bucket: TestBucket;
  let me: TestClient;
  beforeAll(async () => {
    bucket = await startBucket();
    const env = { STORAGE_URL: storage === 'a folder' ? '' : bucket.url };
    server = await openTestServer({ kind, env });
    me = await server.signedIn('approved');
  });
  afterAll(async () => {
    await server.close();
    await bucket.close();
  });

  const listFiles = () =>
    storage === 'a folder'
      ? readdirSync(path.join(server.services.config.data.dir, 'pictures'), {
          recursive: true,
          withFileTypes: true,
        })
          .filter((entry) => entry.isFile())
          .map(({ name }) => name)
      : bucket.list();
  const readStep = async () =>
    (await me.get<SubmissionView>(`${job}/submission`)).body.tasks[0]?.steps[0]?.submission;
  const save = async (media: object[]) =>
    me.post<Autosaved & Failed>(`${job}/submission`, {
      task_id: taskId,
      step: 'draft',
      media,
      base_saved_at: (await readStep())?.saved_at ?? null,
    });
  const load = async (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers, cookies: { session: me.token ?? '' } });

  test('pictures are turned upright, shrunk and stripped of metadata, and served with safe headers', async () => {
    // The orientation 6 turns the photo by a quarter, so its width becomes its height, which is then reduced to 4096.
    const picture = { width: 4400, height: 2200, channels: 3, background: '#888' } as const;
    const bytes = await sharp({ create: picture })
      .withExif({ IFD0: { Copyright: 'Photo by Maya Tan' }, IFD3: { GPSLatitude: '1/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 30 })
      .toBuffer();
    const { status, body } = await save([toUpload(bytes)]);
    expect(status).toBe(200);
    const [media] = body.submission.media;
    expect(media).toMatchObject({ type: 'image/webp', alt: 'A cup', width: 2048, height: 4096 });
    const response = await load(media?.url ?? '');
    const metadata = await sharp(response.rawPayload).metadata();
    expect([metadata.format, metadata.width, metadata.exif, metadata.orientation]).toEqual([
      'webp',
      2048,
      undefined,
      undefined,
    ]);
    expect(response.rawPayload).toHaveLength(media?.size ?? 0);
    expect(response.rawPayload.includes('Photo by Maya Tan')).toBe(false);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename*=UTF-8''Caf%C3%A9%20%221%22%E2%80%8F.webp`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('Cookie') as string,
    });
    const known = { 'if-none-match': String(response.headers.etag) };
    expect((await load(media?.url ?? '', known)).statusCode).toBe(304);
  });

  test('pictures stay with the draft until they are replaced, and are part of the submitted version', async () => {
    const first = (await save([toUpload(await createPhoto().png().toBuffer())])).body.submission
      .media;
    const url = first[0]?.url ?? '';
    const second = await save([
      { url, alt: 'A cup, closer' },
      toUpload(await createPhoto().webp().toBuffer()),
    ]);
    expect(second.body.submission.media.map(({ alt }) => alt)).toEqual(['A cup, closer', 'A cup']);
    expect(second.body.submission.media[0]?.url).toBe(url);
    expect((await readStep())?.media).toEqual(second.body.submission.media);
    const sent = await me.post<{ submission: Autosaved['submission'] } & Failed>(
      `${job}/submit/task`,
      {
        task_id: taskId,
        step: 'draft',
        caption: '#ad #SixAtHarbour @harbourcoffee',
        links: [],
        media: [{ url }],
        notes: '',
        metrics: {},
        checklist: { disclosure: true, hashtag: true, mention: true },
        client_ref: randomUUID(),
      },
    );
    expect(sent.body.errors).toBeUndefined();
    expect(sent.body.submission.media).toMatchObject([{ url, alt: 'A cup, closer' }]);
  });

  test('pictures are sent once with a message, however often the request is repeated', async () => {
    const before = listFiles().length;
    const message = {
      body: 'Which one?',
      media: [
        toUpload(await createPhoto().jpeg().toBuffer()),
        toUpload(await createPhoto().jpeg().toBuffer()),
      ],
      client_ref: randomUUID(),
    };
    const send = () => me.post<DiscussionPosted>(`${job}/discussion`, message);
    const first = await send();
    expect(first.body.message?.media).toHaveLength(2);
    expect((await send()).body).toEqual(first.body);
    expect(listFiles()).toHaveLength(before + 2);
  });

  test('pictures are deleted a day after their last use', async () => {
    const { services } = server;
    await deleteUnusedAttachments(services);
    const before = listFiles();
    const refused = await me.post(`${job}/discussion`, {
      body: 'x',
      media: [
        toUpload(await createPhoto().jpeg().toBuffer()),
        { url: '/media/attachment/nothing.webp' },
      ],
      client_ref: randomUUID(),
    });
    expect(refused.status).toBe(422);
    // The first picture was stored before the second was refused.
    expect(listFiles()).toHaveLength(before.length + 1);
    services.clock.advance(day + 1);
    const used = await services.db.selectFrom('attachment_uses').selectAll().execute();
    await deleteUnusedAttachments(services);
    expect(listFiles().toSorted()).toEqual(
      [...new Set(used.map(({ attachment_id: id }) => id))].toSorted(),
    );
    // The session has expired meanwhile.
    me = await server.signedIn('approved');
  });
});

describe('STORAGE_URL', () => {
  test('STORAGE_URL is rejected without key, secret or bucket, and never printed', () => {
    for (const url of ['s3://a:b@c/d', 'https://host/bucket', 'https://key:geheim@host']) {
      const read = () => readConfig({ STORAGE_URL: url });
      expect(read).toThrow(/^STORAGE_URL: must be https/);
      expect(read).not.toThrow(/geheim/);
    }
  });

  test('STORAGE_URL has the region in its query or in the host', () => {
    const region = (url: string) => readConfig({ STORAGE_URL: url }).data.storage?.region;
    expect(region('https://a:b@s3.eu-central-1.amazonaws.com/x')).toBe('eu-central-1');
    expect(region('https://a:b@minio.example/x?region=home')).toBe('home');
    expect(region('https://a:b@minio.example/x')).toBe('us-east-1');
  });

  test('storage that does not respond, or refuses the key, makes calls fail with 503 and loses nothing', async () => {
    const bucket = await startBucket();
    const url = bucket.url.replace('S3RVER:S3RVER', 'S3RVER:wrong');
    const server = await openTestServer({ env: { STORAGE_URL: url } });
    const me = await server.signedIn('approved');
    const send = async () =>
      me.post<Failed>(`${job}/discussion`, {
        body: 'Look',
        media: [toUpload(await createPhoto().jpeg().toBuffer())],
        client_ref: randomUUID(),
      });
    expect((await send()).status).toBe(503);
    await bucket.close();
    const { status, body } = await send();
    expect([status, body.error]).toEqual([
      503,
      'The service is temporarily unavailable. Please try again.',
    ]);
    expect((await me.get<{ data: unknown[] }>(`${job}/discussion`)).body.data).toEqual([]);
    await server.close();
  });
});
