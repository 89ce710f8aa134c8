import { longestPictureSide } from '../../../contract/rules/pictures.ts';
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

/** Returns a picture as a file of at most 2048 px, or the file itself if it is small or cannot be decoded. */
export async function shrinkPicture(file: File): Promise<File> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    // What the browser cannot decode is sent as it is: the server responds with the reason.
    return file;
  }
  try {
    const scale = Math.min(1, longestPictureSide / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= maxUnshrunkBytes) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG has no transparency and would be black instead.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.9);
    });
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    picture.close();
  }
}

/** Converts a file for an upload. Its name is the one that the server stores. */
export async function toUpload(file: File) {
  const base = file.name
    .normalize('NFC')
    .replace(/\.[^.]{0,10}$/, '')
    .slice(0, 200);
  // The server refuses control characters and halves of surrogate pairs.
  const name = base.replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  return {
    name: `${name || 'picture'}.webp`,
    type: file.type,
    data: await toDataUrl(file),
  };
}

/** Reads a picture for an upload, at most 2048 px wide and high. */
export async function readPicture(file: File) {
  return toUpload(await shrinkPicture(file));
}
