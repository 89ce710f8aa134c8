import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { maxPictureBytes } from '../../../contract/rules/pictures.ts';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { invalidField } from '../domainError.ts';
import { createWorkQueue } from '../workQueue.ts';

const maxPixels = 25_000_000;
// The first bytes of the formats in latin1.
const signature = /^(\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP)/;

// Allows only these formats. sharp also reads SVG, PDF and more, but each decoder can have vulnerabilities.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);

// Matches content that could make another program read a picture as a page, script, document or archive. `PK…` is the header of a ZIP file:
// signature, version and flags.
const foreignContent =
  /<script|<html|<!doctype|<\?php|%PDF-1|PK\x03\x04[\x0a-\x3f]\x00[\x00-\x08]\x00/i;

// A decoded picture of 25 megapixels takes 100 MB, so only a few are decoded at once, and at most 30 wait.
const runDecoding = createWorkQueue(Math.max(1, availableParallelism() - 1), 30);

/** An encoded picture. */
export type EncodedPicture = { bytes: Buffer; width: number; height: number };

/**
 * Decodes a picture in a data URL, turns it upright and encodes it as WebP without metadata, off the main thread. Throws a DomainError at
 * `field` if the picture has more than 5 MB or 25 megapixels, is not JPEG, PNG or WebP, is damaged, or is also valid as another kind of
 * file. Throws a DomainError without a field if too many pictures are waiting.
 */
export async function encodePicture(
  dataUrl: string,
  field: string,
  resize: (image: Sharp, upright: { width: number; height: number }) => Sharp,
): Promise<EncodedPicture> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const refuse = (key: MessageKey) => invalidField(field, key);
  if (bytes.length > maxPictureBytes)
    throw invalidField(field, 'image.tooLarge', { size: maxPictureBytes / 1_000_000 });
  const content = bytes.toString('latin1');
  if (!signature.test(content)) throw refuse('image.format');
  // Reads only the header, so that even a picture with too many pixels is not decoded yet.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse('image.damaged');
    });
  if (header.width * header.height > maxPixels) throw refuse('image.tooManyPixels');
  if (foreignContent.test(content)) throw refuse('image.mixed');
  return runDecoding(async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
      const encoded = await resize(image.autoOrient(), header.autoOrient)
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: encoded.data, width: encoded.info.width, height: encoded.info.height };
    } catch {
      throw refuse('image.damaged');
    }
  });
}
