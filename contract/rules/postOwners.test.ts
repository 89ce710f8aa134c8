import { expect, test } from 'vitest';
import { findPost, isPostBy } from './postLinks.ts';

const note = '64f1c0de000000001e03f1a2';
const maya = { handle: '@maya.makes', profile_url: 'https://example.com/maya.makes' };

test.each([
  ['tiktok', 'https://www.tiktok.com/@Maya.Makes/video/7123456789012345678', true],
  ['tiktok', 'https://m.tiktok.com/@other/photo/7123456789012345678', false],
  ['tiktok', 'https://www.tiktok.com/@/video/7123456789012345678', null],
  ['tiktok', 'https://vm.tiktok.com/ZMabc123/', null],
  ['instagram', 'https://www.instagram.com/maya.makes/reel/C8xAbCdEfGh/', true],
  ['instagram', 'Look! https://www.instagram.com/other/p/C8xAbCdEfGh/?igsh=1', false],
  ['instagram', 'https://www.instagram.com/p/C8xAbCdEfGh/', null],
  ['instagram', 'https://www.instagram.com/stories/other/3123456789012345678/', false],
  ['instagram', 'https://www.instagram.com/stories/highlights/3123456789012345678/', null],
  ['lemon8', 'https://www.lemon8-app.com/maya.makes/7123456789012345678', true],
  ['lemon8', 'https://www.lemon8-app.com/@other/7123456789012345678', false],
  ['xiaohongshu', `https://www.xiaohongshu.com/user/profile/maya.makes/${note}`, true],
  ['xiaohongshu', `https://www.xiaohongshu.com/user/profile/5f0a12b3/${note}`, false],
  ['xiaohongshu', `https://www.xiaohongshu.com/explore/${note}`, null],
  ['youtube', 'https://youtu.be/aBcDeFgHiJk', null],
  ['facebook', 'https://www.facebook.com/other/posts/1234567890', null],
] as const)('on %s, %s is by the connected account: %s', (platform, link, expected) => {
  const post = findPost(platform, link);
  expect(post && isPostBy(platform, post, maya)).toBe(expected);
});

test('a display name is not a user name', () => {
  const post = findPost('tiktok', 'https://www.tiktok.com/@maya/video/7123456789012345678');
  expect(post && isPostBy('tiktok', post, { ...maya, handle: 'Maya' })).toBeNull();
});
