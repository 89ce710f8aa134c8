import { shrinkPicture } from '@byline/design-system';
import { fitPicture, maxPictureBytes, removeFileEnding } from '../../../contract/rules/pictures.ts';

/** Reads a file as a data URL. */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

const limits = { maxBytes: maxPictureBytes, fit: fitPicture };

/** Returns a picture as a file that the server accepts, or the file itself if it is small or cannot be decoded. */
export function shrinkUpload(file: File): Promise<File> {
  return shrinkPicture(file, limits);
}

/** Converts a file for an upload. Its name ends in `.webp`, because the server stores pictures as WebP. */
export async function toUpload(file: File) {
  const base = removeFileEnding(file.name.normalize('NFC')).slice(0, 200);
  // The server refuses control characters and halves of surrogate pairs.
  const name = base.replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  return {
    name: `${name || 'picture'}.webp`,
    type: file.type,
    data: await toDataUrl(file),
  };
}

/** Reads a picture for an upload. */
export async function readPicture(file: File) {
  return toUpload(await shrinkUpload(file));
}
