import { sourceSquare, type Crop } from './crop.ts';

/** How the section is to be written. */
export type CropOutput = {
  /** Width and height in pixels; a smaller section is not made larger. */
  side: number;
  type?: 'image/jpeg' | 'image/webp' | 'image/png';
};

/**
 * Draws the square section of a picture and answers it as a file, without the metadata of the picture. Rejects where
 * the browser cannot read it.
 */
export async function cropImage(
  file: Blob,
  crop: Crop,
  { side, type = 'image/jpeg' }: CropOutput,
): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const source = sourceSquare(picture, crop);
    const written = Math.max(1, Math.min(side, Math.round(source.side)));
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [written, written];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser cannot draw pictures.');
    // JPEG knows no transparency, and would show black.
    context.fillStyle = 'white';
    if (type === 'image/jpeg') context.fillRect(0, 0, written, written);
    const { left, top } = source;
    context.drawImage(picture, left, top, source.side, source.side, 0, 0, written, written);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
        type,
        0.9,
      );
    });
  } finally {
    picture.close();
  }
}
