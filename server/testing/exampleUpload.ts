import sharp, { type Sharp } from 'sharp';

/** A picture of one pixel, as the client sends it. */
export const exampleUpload = {
  name: 'cup.png',
  type: 'image/png',
  data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  alt: 'A cup',
};

/** Converts the bytes of a picture into a data URL. */
export function toDataUrl(bytes: Buffer, type = 'jpeg'): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}

/** Creates the upload of a picture, with a name that needs escaping. */
export function toUpload(bytes: Buffer) {
  return {
    name: 'Café "1"\u200f.jpg',
    type: 'image/jpeg',
    data: toDataUrl(bytes),
    alt: 'A cup',
  };
}

/** Creates a picture of noise, which compresses as badly as a photo. */
export function createPhoto(width = 300, height = 200): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  });
}
