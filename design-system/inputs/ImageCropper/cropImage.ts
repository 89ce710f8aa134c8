import { getSourceSquare, type Crop } from './crop.ts';

/** The format of the cropped file. */
export type CropOutput = {
  /** The maximum width and height in pixels. Smaller sections are not enlarged. */
  size: number;
  /** @default 'image/jpeg' */
  type?: 'image/jpeg' | 'image/webp' | 'image/png';
};

/**
 * Returns the square section of a picture as a file, without metadata. Rejects if the browser cannot decode the
 * picture.
 */
export async function cropImage(
  file: Blob,
  crop: Crop,
  { size, type = 'image/jpeg' }: CropOutput,
): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const source = getSourceSquare(picture, crop);
    const outputSide = Math.max(1, Math.min(size, Math.round(source.side)));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [outputSide, outputSide];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser does not support 2D canvas.');
    // In JPEG, which has no transparency, transparent pixels would become black.
    context.fillStyle = 'white';
    if (type === 'image/jpeg') context.fillRect(0, 0, outputSide, outputSide);
    const { left, top } = source;
    context.drawImage(picture, left, top, source.side, source.side, 0, 0, outputSide, outputSide);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
        type,
        // The quality of JPEG and WebP.
        0.9,
      );
    });
  } finally {
    picture.close();
  }
}
