import { expect, test } from 'vitest';
import { fitPicture } from './pictures.ts';

test.each([
  ['a long screenshot', [1080, 9600], [1080, 9600]],
  ['a longer screenshot', [1080, 16_000], [900, 13_333]],
  ['a screenshot of many pages', [1290, 60_000], [352, 16_383]],
  ['a wide screenshot', [9600, 1080], [9600, 1080]],
  ['a photo', [4000, 3000], [2731, 2048]],
  ['a photo of 200 megapixels', [16_320, 12_240], [2731, 2048]],
  ['a small picture', [640, 480], [640, 480]],
  ['a line', [30_000, 1], [16_383, 1]],
])('%s of %j pixels is stored with %j', (_, [width, height], [fitWidth, fitHeight]) => {
  expect(fitPicture(width ?? 0, height ?? 0)).toEqual({ width: fitWidth, height: fitHeight });
});
