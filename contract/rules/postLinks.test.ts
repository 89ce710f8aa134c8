import { describe, expect, test } from 'vitest';
import { platforms } from './platforms.ts';
import { isPostLink, postLinkPatterns } from './postLinks.ts';

const published = {
  instagram: [
    'https://www.instagram.com/p/C8x-_y1abcd/',
    'https://instagram.com/reel/C8x1?igsh=1',
    'https://www.instagram.com/stories/maya.makes/3141592653589793238/',
  ],
  tiktok: [
    'https://www.tiktok.com/@maya.makes-it/video/7123456789012345678',
    'https://vm.tiktok.com/ZMabc123/',
  ],
  youtube: [
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/watch?list=1&v=dQw4w9WgXcQ',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
  ],
  facebook: ['https://www.facebook.com/maya/posts/1', 'https://fb.watch/abc/'],
  lemon8: ['https://www.lemon8-app.com/@maya.makes/7123456789'],
  xiaohongshu: [
    'https://www.xiaohongshu.com/explore/64f1c0de000000001e03f1a2',
    'https://xhslink.com/a/b-C1',
  ],
};

/** By how much the time for four times the length may rise: four if it is proportional, sixteen if it is quadratic. */
const maxRise = 8;

/** Returns the shortest time of ten rounds, which other programs delay the least. */
function measureFastest(run: () => unknown): number {
  const times = Array.from({ length: 10 }, () => {
    const startedAt = performance.now();
    for (let repeats = 0; repeats < 10; repeats += 1) run();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

describe.each(platforms)('the post links of %s', (platform) => {
  test.each(published[platform])('accept %s', (link) => {
    expect(isPostLink(platform, link)).toBe(true);
  });

  test.each(published[platform])('accept nothing before or after %s', (link) => {
    expect(isPostLink(platform, ` ${link}`)).toBe(false);
    expect(isPostLink(platform, `${link}\nhttps://evil.example`)).toBe(false);
    expect(isPostLink(platform, link.replace('https:', 'http:'))).toBe(false);
    expect(isPostLink(platform, link.replace('https://', 'https://evil.example/'))).toBe(false);
  });

  test('match the same as the pattern of an input, which browsers compile with the v flag', () => {
    const pattern = new RegExp(`^(?:${postLinkPatterns[platform]})$`, 'v');
    for (const link of Object.values(published).flat()) {
      expect(pattern.test(link)).toBe(isPostLink(platform, link));
    }
  });

  test('take at most proportional time for a long link', () => {
    const measure = (repeats: number) => {
      const link = `${published[platform][0]}${'?a&v='.repeat(repeats)}`;
      return measureFastest(() => isPostLink(platform, link));
    };
    expect(measure(40_000)).toBeLessThan(maxRise * measure(10_000));
  });
});
