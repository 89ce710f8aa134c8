import type { Page } from 'playwright';

/** The difference between two screenshots: the number of pixels, their bounds, and a screenshot with them in red. */
export type Difference = { count: number; box: string; picture: string };

/** Compares two PNGs (base64) pixel by pixel, without tolerance, on a canvas of `page`. */
export async function comparePixels(page: Page, one: string, two: string): Promise<Difference> {
  return page.evaluate(
    async ([first, second]) => {
      const read = async (png: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        return image;
      };
      const images = [await read(first), await read(second)];
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(...images.map(({ width }) => width));
      canvas.height = Math.max(...images.map(({ height }) => height));
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('The browser has no 2D canvas.');
      const readPixels = (image: HTMLImageElement) => {
        context.clearRect(0, 0, canvas.width, canvas.height);
        context.drawImage(image, 0, 0);
        return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      };
      const [a, b] = images.map(readPixels) as [Uint32Array, Uint32Array];
      const differing = [...a.keys()].filter((index) => a[index] !== b[index]);
      context.fillStyle = 'red';
      const points = differing.map((index) => [
        index % canvas.width,
        Math.floor(index / canvas.width),
      ]);
      for (const [x = 0, y = 0] of points) context.fillRect(x, y, 1, 1);
      const range = (axis: 0 | 1) => {
        const values = points.map((point) => point[axis] ?? 0);
        return `${values.reduce((m, v) => Math.min(m, v), Infinity)}–${values.reduce((m, v) => Math.max(m, v), 0)}`;
      };
      return {
        count: differing.length,
        box: differing.length > 0 ? `x ${range(0)}, y ${range(1)}` : 'none',
        picture: canvas.toDataURL('image/png').split(',')[1] ?? '',
      };
    },
    [one, two] as const,
  );
}
