import { expect, test } from 'vitest';
import { isAnimatedPicture } from './isAnimatedPicture.ts';

const toFile = (content: string) =>
  new File([Uint8Array.from(content, (character) => character.charCodeAt(0))], 'picture');
/** Returns a WebP file with these flags: 0x02 marks an animation, 0x10 transparency. */
const webp = (flags: string) => toFile(`RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0${flags}\0\0\0`);
const png = (chunks: string) => toFile(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${chunks}`);

test.each([
  ['an animated WebP', webp('\x02'), true],
  ['an animated, transparent WebP', webp('\x12'), true],
  ['a transparent WebP', webp('\x10'), false],
  ['a simple WebP', toFile('RIFF\x24\0\0\0WEBPVP8 \x02\x02\x02\x02\x02\x02'), false],
  ['an animated PNG', png('....acTL....IDAT'), true],
  ['a PNG with the word in its data', png('....IDAT....acTL'), false],
  ['a GIF that is repeated', toFile('GIF89a....\x21\xFF\x0BNETSCAPE2.0....'), true],
  ['a GIF of two pictures', toFile('GIF89a..\x21\xF9\x04....,..\x21\xF9\x04....'), true],
  ['a GIF of one picture', toFile('GIF89a..\x21\xF9\x04....,..'), false],
  ['a JPEG', toFile('\xff\xd8\xff acTL'), false],
  ['an empty file', toFile(''), false],
])('%s', async (_, file, expected) => {
  expect(await isAnimatedPicture(file)).toBe(expected);
});
