/** The picture formats that the server reads. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Maximum size in bytes of one picture, and of all pictures of one request together: 5 MB. */
export const maxPictureBytes = 5_000_000;

/** Maximum size in bytes of a request with pictures: base64 makes them a third larger. */
export const maxUploadBytes = 7 * 1024 * 1024;

// Larger pictures are scaled down to these limits. The smaller limit of a side is for the shorter side, so that text in long screenshots
// stays readable.
const maxPicturePixels = 12_000_000;
const maxShorterSide = 2048;
// The longest side that WebP allows.
const maxLongerSide = 16_383;

/** Returns the size in pixels to which a picture is reduced, unchanged if it is small. */
export function fitPicture(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(
    1,
    maxShorterSide / Math.min(width, height),
    maxLongerSide / Math.max(width, height),
    Math.sqrt(maxPicturePixels / (width * height)),
  );
  const reduce = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: reduce(width), height: reduce(height) };
}

/** Maximum number of pictures in a step of the work, and in one request. */
export const maxPictures = 10;

/** Maximum number of pictures that the app sends with one message. */
export const maxMessagePictures = 4;

/** Returns the name of a file without its ending. */
export function removeFileEnding(name: string): string {
  return name.replace(/\.[^.]{0,10}$/, '');
}
