import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfileImageSaved } from '../../contract/schemas/profile.ts';
import type { TestClient } from '../testing/testClient.ts';
import { databaseKinds, usualDatabaseKinds } from '../testing/databases.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

describe.each(databaseKinds)('pictures on %s', (kind) => {
  let server: TestServer;
  let me: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    me = await server.signedIn('approved');
  });
  afterAll(() => server.close());

  const url = (type: string, bytes: Buffer) =>
    `data:image/${type};base64,${bytes.toString('base64')}`;
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } });
  const send = (image: string | null) =>
    me.post<ProfileImageSaved & { errors?: Record<string, string> }>('/api/profile/image', {
      image,
    });

  test('of several pictures that are saved at once, one stays', async () => {
    const photo = url('jpeg', await blank(900, 600).jpeg().toBuffer());
    const saved = await Promise.all(Array.from({ length: 30 }, () => send(photo)));
    expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]));
    const { body: user } = await me.get<{ avatar_url: string }>('/api/user');
    const addresses = saved.map(({ body }) => body.avatar_url);
    expect(addresses).toContain(user.avatar_url);
    const responses = await Promise.all(addresses.map((path) => server.app.inject(path ?? '')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(
      addresses.map((path) => (path === user.avatar_url ? 200 : 404)),
    );
  });

  // The other tests do not depend on locks.
  if (!usualDatabaseKinds.includes(kind)) return;

  test('pictures become a square WebP without metadata, at an address that cannot be guessed', async () => {
    const photo = await blank(900, 600)
      .withExif({ IFD0: { Copyright: 'Maya' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await send(url('jpeg', photo));
    expect([status, body.avatar_url]).toEqual([
      200,
      expect.stringMatching(/^\/media\/avatar\/[\w-]{43}\.webp$/),
    ]);
    const response = await server.app.inject(body.avatar_url ?? '');
    const metadata = await sharp(response.rawPayload).metadata();
    expect([metadata.format, metadata.width, metadata.height, metadata.exif]).toEqual([
      'webp',
      512,
      512,
      undefined,
    ]);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await me.get('/api/user')).body).toMatchObject({ avatar_url: body.avatar_url });
    expect((await send(null)).body).toEqual({ avatar_url: null });
    expect((await server.app.inject(body.avatar_url ?? '')).statusCode).toBe(404);
  });

  test('pictures are rejected for another format, too many pixels or too many bytes', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const bomb = await blank(6000, 6000).png().toBuffer();
    const heavy = Buffer.alloc(5_000_001);
    const errorOf = async (bytes: Buffer) => (await send(url('png', bytes))).body.errors?.['image'];
    expect(await errorOf(svg)).toBe('This file is not a JPEG, PNG or WebP picture.');
    expect(await errorOf(bomb)).toContain('more than 25 megapixels');
    expect(await errorOf(heavy)).toBe('The picture is larger than 5 MB.');
    expect((await send(url('gif', svg))).body.errors).toEqual({ image: 'The picture is invalid.' });
    expect((await send(url('png', Buffer.alloc(8 * 1024 * 1024)))).status).toBe(413);
  });
});
