import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawEmblem, drawTiles, getPalette, palettes } from '../../internal/art/drawTiles.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Cover } from './Cover.tsx';

const seeds = Array.from({ length: 200 }, (_, index) => `job-${index}`);

test('a cover is the same for the same seed, and different for each other seed', () => {
  expect(drawTiles('job-1', 12, 3)).toEqual(drawTiles('job-1', 12, 3));
  const drawn = seeds.map((seed) => JSON.stringify(drawTiles(seed, 12, 3)));
  expect(new Set(drawn).size).toBe(seeds.length);
});

test('most brands differ in emblem or palette, and every palette is used', () => {
  const designs = seeds.map((seed) => JSON.stringify([drawEmblem(seed), getPalette(seed)]));
  // Emblem and palette depend on random numbers, so some brands look alike; most must not.
  expect(new Set(designs).size).toBeGreaterThan(seeds.length / 2);
  expect(new Set(seeds.map(getPalette)).size).toBe(palettes.length);
});

test('emblems are drawn in pale colours, so that they are calmer than the titles beside them', () => {
  for (const seed of seeds) expect(drawEmblem(seed)).toMatchObject({ strong: '' });
});

test('the HTML of a cover has at most 3 kB', () => {
  for (const seed of seeds) {
    const { container, unmount } = renderInDesignSystem(<Cover seed={seed} />);
    expect(container.innerHTML.length).toBeLessThanOrEqual(3000);
    unmount();
  }
});

test('a cover takes its colours from a separate seed', () => {
  const { container } = renderInDesignSystem(<Cover seed="job-1" paletteSeed="brand-1" />);
  const root = container.querySelector('[data-palette]');
  expect(root).toHaveAttribute('data-palette', getPalette('brand-1'));
});

test('a cover is decorative, and shows the pattern if its picture fails to load', () => {
  const { container } = renderInDesignSystem(<Cover seed="job-1" src="/a.png" />);
  expect(screen.queryByRole('img')).toBeNull();
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('path')).not.toBeNull();
});
