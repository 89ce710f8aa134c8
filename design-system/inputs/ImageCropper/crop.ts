/** A square section of a picture: its center as a share of width and height, and its zoom from 1. */
export type Crop = { x: number; y: number; zoom: number };

/** The size of a picture in pixels. */
export type PictureSize = { width: number; height: number };

/** The largest centered square. */
export const fullCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The maximum zoom. */
export const maxZoom = 4;

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Returns the size of the whole picture relative to the section. */
export function getShownSize({ width, height }: PictureSize, { zoom }: Crop): PictureSize {
  const side = Math.min(width, height) || 1;
  return { width: (zoom * width) / side, height: (zoom * height) / side };
}

/** Returns the section moved and zoomed as little as needed to be within the picture. */
export function clampCrop(size: PictureSize, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom);
  const shown = getShownSize(size, { ...crop, zoom });
  const [halfX, halfY] = [0.5 / shown.width, 0.5 / shown.height];
  return { x: clamp(crop.x, halfX, 1 - halfX), y: clamp(crop.y, halfY, 1 - halfY), zoom };
}

/** Returns the section moved by shares of its side. */
export function moveCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const shown = getShownSize(size, crop);
  return clampCrop(size, {
    ...crop,
    x: crop.x + right / shown.width,
    y: crop.y + down / shown.height,
  });
}

/** Returns the section in pixels of the picture. */
export function getSourceSquare(size: PictureSize, crop: Crop) {
  const { x, y, zoom } = clampCrop(size, crop);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
