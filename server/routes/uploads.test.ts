import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { StorageUnavailableError } from '../domain/fileStore.ts';
import { createPhoto, toDataUrl, toUpload } from '../testing/exampleUpload.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const job = '/api/job/harbour-roaster-visit';
const taskId = 'harbour-roaster-visit-1';

type Failed = { error?: string; errors?: Record<string, string> };

let server: TestServer;
let me: TestClient;
beforeAll(async () => {
  server = await openTestServer();
  me = await server.signedIn('approved');
});
afterAll(() => server.close());

describe('the upload of a picture', () => {
  const send = async (data: string) =>
    (
      await me.post<Failed>(`${job}/discussion`, {
        body: 'Look',
        media: [{ name: 'a.png', type: 'image/png', data }],
        client_ref: randomUUID(),
      })
    ).body.errors;
  const notAPicture = { 'media.0': 'This file is not a JPEG, PNG or WebP picture.' };
  const mixed = {
    'media.0': 'This file contains more than a picture. Save it again as JPEG, PNG or WebP.',
  };
  const damaged = {
    'media.0': 'This picture is damaged or incomplete. Choose the original file.',
  };

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['an HTML page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ'],
    ['nothing', ''],
  ])('a picture is refused if it is %s', async (_title, content) => {
    expect(await send(toDataUrl(Buffer.from(content, 'latin1')))).toEqual(notAPicture);
  });

  test('a picture is refused if it is a page or an archive at the same time', async () => {
    const jpeg = await createPhoto().jpeg().toBuffer();
    const png = await createPhoto().png().toBuffer();
    const page = Buffer.from('<HTML><body onload=alert(1)>');
    const archive = Buffer.from('PK\x03\x04\x14\x00\x00\x00\x08\x00', 'latin1');
    expect(await send(toDataUrl(Buffer.concat([jpeg, page])))).toEqual(mixed);
    expect(await send(toDataUrl(Buffer.concat([png, archive])))).toEqual(mixed);
    // A JPEG with a script in a comment after its start marker of two bytes.
    const comment = Buffer.from('\xff\xfe\x00\x12<script>alert1', 'latin1');
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    expect(await send(toDataUrl(polyglot))).toEqual(mixed);
  });

  test('a picture is refused if it has a hundred megapixels', async () => {
    const raw = { width: 10_000, height: 10_000, channels: 1 } as const;
    const white = Buffer.alloc(raw.width * raw.height, 255);
    const bomb = await sharp(white, { raw }).png({ compressionLevel: 1 }).toBuffer();
    expect(await send(toDataUrl(bomb, 'png'))).toEqual({
      'media.0': 'The picture has more than 25 megapixels. Make it smaller and try again.',
    });
  });

  test('a picture is refused if it is cut off, in each format', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await createPhoto().toFormat(format).toBuffer();
      expect(await send(toDataUrl(bytes.subarray(0, bytes.length / 2)))).toEqual(damaged);
    }
  });

  test('a picture is refused if it is larger than 5 MB, or the eleventh of a message', async () => {
    expect(await send(toDataUrl(Buffer.alloc(5_000_001)))).toEqual({
      'media.0': 'The picture is larger than 5 MB.',
    });
    const media = Array.from({ length: 11 }, () => toUpload(Buffer.from('x')));
    const many = await me.post<Failed>(`${job}/discussion`, {
      body: 'Look',
      media,
      client_ref: randomUUID(),
    });
    expect(Object.keys(many.body.errors ?? {})).toEqual(['media']);
  });
});

// A public report of another product, Coffey-Labs/ihasmail 239: attempts that fail because of an outage use up a limit.
test('a picture that the storage does not take does not count as an upload', async () => {
  const { db, files } = server.services;
  const readHits = async () => {
    const limits = db.selectFrom('rate_windows').where('key', 'like', 'uploads:%');
    const { hits } = await limits.select(db.fn.sum('hits').as('hits')).executeTakeFirstOrThrow();
    return Number(hits);
  };
  const data = toDataUrl(await createPhoto().jpeg().toBuffer());
  const send = () =>
    me.post(`${job}/discussion`, {
      body: 'Look',
      media: [{ name: 'a.jpg', type: 'image/jpeg', data }],
      client_ref: randomUUID(),
    });
  expect((await send()).status).toBe(200);
  const before = await readHits();
  const put = vi.spyOn(files, 'put').mockRejectedValueOnce(new StorageUnavailableError('down'));
  expect((await send()).status).toBe(503);
  expect(await readHits()).toBe(before);
  put.mockRestore();
});

describe('work that needs pictures', () => {
  const submit = (step: string, media: object[], more: object = {}) =>
    me.post<Failed>(`${job}/submit/task`, {
      task_id: taskId,
      step,
      caption: '',
      links: [],
      media,
      notes: '',
      metrics: {},
      checklist: {},
      client_ref: randomUUID(),
      ...more,
    });

  test('a draft needs a preview link or a picture, as its rules require', async () => {
    const rule = { id: 'two', kind: 'media_count', value: '2', severity: 'block', task_ids: null };
    await server.services.db
      .updateTable('job_texts')
      .set({ rules_json: JSON.stringify([{ ...rule, text: 'Add two pictures.' }]) })
      .where('job_id', '=', 'harbour-roaster-visit')
      .execute();
    const caption = { caption: 'A caption' };
    expect((await submit('draft', [], caption)).body.errors).toEqual({
      media: 'Add two pictures.',
      'links.0': 'Add a preview link or at least one picture.',
    });
    const picture = toUpload(await createPhoto().jpeg().toBuffer());
    expect((await submit('draft', [picture], caption)).body.errors).toEqual({
      media: 'Add two pictures.',
    });
    expect((await submit('draft', [picture, picture], caption)).status).toBe(200);
  });

  test('insights need a screenshot', async () => {
    await server.services.db
      .updateTable('application_steps')
      .set({ key: 'insight', status: 'open' })
      .where('id', '=', 'now-roaster-live')
      .execute();
    const metrics = { views: 1, likes: 1, comments: 0, shares: 0, saves: 0 };
    expect((await submit('insight', [], { metrics })).body.errors).toEqual({
      media: 'This field is required.',
    });
    const picture = toUpload(await createPhoto().png().toBuffer());
    expect((await submit('insight', [picture], { metrics })).status).toBe(200);
  });
});
