import sharp from 'sharp';
import { invalidField } from '../domainError.ts';

const largest = 5 * 1024 * 1024;
const mostPixels = 25_000_000;
const side = 512;
const formats = new Set(['jpeg', 'png', 'webp']);

// What is not on the list is not even opened: sharp could read SVG, PDF and more.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

/**
 * Makes a square WebP of 512 px without metadata from a data URL, off the main thread. Refuses (422 at `image`) more
 * than 5 MB, more than 25 megapixels, and what is no JPEG, PNG or WebP by its content.
 */
export async function squareImage(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length > largest) throw invalidField('image', 'image.tooLarge');
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format } = await image.metadata();
    if (!formats.has(format)) throw new Error(`${format} is not on the list.`);
    return await image
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw invalidField('image', 'image.unreadable');
  }
}
