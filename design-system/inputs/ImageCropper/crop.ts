/** A square section of a picture: its centre as a share of width and height, and how far it is zoomed in from 1 on. */
export type Crop = { x: number; y: number; zoom: number };

/** The size of a picture in pixels. */
export type PictureSize = { width: number; height: number };

/** The largest square in the middle. */
export const fullCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** How far one can zoom in. */
export const mostZoom = 4;

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** How wide and high the whole picture is, where the section is 1. */
export function shownSize({ width, height }: PictureSize, { zoom }: Crop): PictureSize {
  const least = Math.min(width, height) || 1;
  return { width: (zoom * width) / least, height: (zoom * height) / least };
}

/** The same section, moved as little as it takes to hold no empty space. */
export function clampCrop(size: PictureSize, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, mostZoom);
  const shown = shownSize(size, { ...crop, zoom });
  const [halfX, halfY] = [0.5 / shown.width, 0.5 / shown.height];
  return { x: clamp(crop.x, halfX, 1 - halfX), y: clamp(crop.y, halfY, 1 - halfY), zoom };
}

/** The section moved by shares of its own side. */
export function moveCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const shown = shownSize(size, crop);
  return clampCrop(size, {
    ...crop,
    x: crop.x + right / shown.width,
    y: crop.y + down / shown.height,
  });
}

/** Where a section lies in the picture, in its pixels. */
export function sourceSquare(size: PictureSize, crop: Crop) {
  const { x, y, zoom } = clampCrop(size, crop);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}
