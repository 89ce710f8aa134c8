import { fitPicture, maxPictureBytes, removeFileEnding } from '../../../contract/rules/pictures.ts';

// A smaller file is sent as it is: encoding it again would blur the text of a screenshot.
const maxUnshrunkBytes = 1_000_000;

/** Reads a file as a data URL. */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}

// A lower quality is used if the picture is larger than the server accepts, such as a long screenshot with many colours.
const qualities = [0.9, 0.75, 0.5];

/** Encodes a picture as JPEG, in the best quality with which it is small enough for the server. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (!blob || blob.size <= maxPictureBytes) break;
  }
  return blob;
}

let decoding: Promise<unknown> = Promise.resolve();

/**
 * Returns a picture as a file of at most 12 megapixels, or the file itself if it is small or cannot be decoded. Decodes one
 * picture at a time: a few from a phone's camera fill the memory of a tab.
 */
export function shrinkPicture(file: File): Promise<File> {
  const shrunk = decoding.then(() => shrink(file));
  decoding = shrunk.catch(() => undefined);
  return shrunk;
}

async function shrink(file: File): Promise<File> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    // Sends a picture that the browser cannot decode as it is: the server responds with the reason.
    return file;
  }
  try {
    const { width, height } = fitPicture(picture.width, picture.height);
    if (width === picture.width && file.size <= maxUnshrunkBytes) return file;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG has no transparency: transparent pixels would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, width, height);
    const blob = await encode(canvas);
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    picture.close();
  }
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
  return toUpload(await shrinkPicture(file));
}
