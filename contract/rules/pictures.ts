/** The picture formats that the server reads. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Size of a picture, and of the pictures of a request together: 5 MB, in bytes. */
export const maxPictureBytes = 5_000_000;

/** Size in bytes of a request with pictures: base64 makes them a third larger. */
export const maxUploadBytes = 7 * 1024 * 1024;

/** Limits to which larger pictures are reduced. The shorter side counts, so that the text of a long screenshot stays readable. */
const maxPicturePixels = 12_000_000;
const maxShorterSide = 2048;
// WebP has no longer sides.
const maxLongerSide = 16_383;

/** Returns the size in pixels to which a picture is reduced; its own if that is small enough. */
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

/** Pictures of a step of the work, and of a request. */
export const maxPictures = 10;

/** Pictures that the app sends with one message. */
export const maxMessagePictures = 4;
