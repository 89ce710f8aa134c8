import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shrinkPicture, type PictureLimits } from './shrinkPicture.ts';

const limits: PictureLimits = {
  maxBytes: 3000,
  fit: (width, height) => ({ width: Math.min(width, 1000), height: Math.min(height, 1000) }),
  keptBytes: 2000,
};
const createFile = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'plan.png', { type: 'image/png' });

let size = { width: 800, height: 600 };
const close = vi.fn();
const qualities: unknown[] = [];

beforeEach(() => {
  size = { width: 800, height: 600 };
  qualities.length = 0;
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close }));
  const context = { fillRect: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  // The bytes of a picture, by the number of its pixels and the quality.
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function encode(
    this: HTMLCanvasElement,
    onEncoded,
    type,
    quality,
  ) {
    qualities.push(quality);
    const bytes = (this.width * this.height * (quality as number)) / 250;
    onEncoded(new Blob([new Uint8Array(bytes)], { type: type as string }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  close.mockClear();
});

test('a small picture stays as it is', async () => {
  const file = createFile(2000);
  expect(await shrinkPicture(file, limits)).toBe(file);
  expect(close).toHaveBeenCalledOnce();
});

test('a picture with too many pixels is reduced, with its name', async () => {
  size = { width: 4000, height: 500 };
  const shrunk = await shrinkPicture(createFile(1000), limits);
  expect(shrunk).toMatchObject({ name: 'plan.png', type: 'image/jpeg' });
  expect(qualities).toEqual([0.9]);
});

test('a picture that is still too large is encoded in lower quality', async () => {
  size = { width: 1000, height: 1000 };
  const shrunk = await shrinkPicture(createFile(9000), limits);
  expect(qualities).toEqual([0.9, 0.75]);
  expect(shrunk.size).toBe(3000);
});

test('a file that the browser cannot decode stays as it is, and the next one is read', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
  });
  const file = createFile(9000);
  expect(await shrinkPicture(file, limits)).toBe(file);
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close }));
  expect((await shrinkPicture(file, limits)).type).toBe('image/jpeg');
});

test('one picture is decoded at a time', async () => {
  let decoding = 0;
  let most = 0;
  vi.stubGlobal('createImageBitmap', async () => {
    decoding += 1;
    most = Math.max(most, decoding);
    return { ...size, close: () => (decoding -= 1) };
  });
  await Promise.all([1, 2, 3].map(() => shrinkPicture(createFile(9000), limits)));
  expect(most).toBe(1);
});
