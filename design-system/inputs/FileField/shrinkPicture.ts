/** What a server accepts of a picture. */
export type PictureLimits = {
  /** The maximum size of the file in bytes. Larger ones are encoded in lower quality. */
  maxBytes: number;
  /** Returns the width and height in pixels to which a picture is reduced: unchanged if it is small enough. */
  fit: (width: number, height: number) => { width: number; height: number };
  /**
   * Files up to this size in bytes whose width and height fit are not encoded again, which would blur the text of a screenshot.
   * @default 1_000_000
   */
  keptBytes?: number;
};

const qualities = [0.9, 0.75, 0.5];

/** Encodes a picture as JPEG, in the best quality with which it is small enough. */
async function encode(canvas: HTMLCanvasElement, maxBytes: number): Promise<Blob | null> {
  let blob: Blob | null = null;
  for (const quality of qualities) {
    blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (!blob || blob.size <= maxBytes) break;
  }
  return blob;
}

let decoding: Promise<unknown> = Promise.resolve();

/**
 * Returns a picture as a JPEG file within the limits, upright and without metadata, or the file itself if it is small or the browser cannot decode
 * it. Of an animation only the first picture is left: see `isAnimatedPicture`. Pictures are decoded one at a time, because a few from a phone’s camera
 * fill the memory of a tab.
 */
export function shrinkPicture(file: File, limits: PictureLimits): Promise<File> {
  const shrunk = decoding.then(() => shrink(file, limits));
  decoding = shrunk.catch(() => undefined);
  return shrunk;
}

async function shrink(file: File, limits: PictureLimits): Promise<File> {
  const { maxBytes, fit, keptBytes = 1_000_000 } = limits;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    // The server responds with the reason.
    return file;
  }
  try {
    const { width, height } = fit(picture.width, picture.height);
    const isSmall = width >= picture.width && height >= picture.height && file.size <= keptBytes;
    if (isSmall) return file;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG has no transparency: transparent pixels would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, width, height);
    const blob = await encode(canvas, maxBytes);
    return blob ? new File([blob], file.name, { type: blob.type }) : file;
  } finally {
    picture.close();
  }
}
