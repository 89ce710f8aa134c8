import { describe, expect, test } from 'vitest';
import { platforms, type Platform } from './platforms.ts';
import { postAddresses } from './postAddresses.ts';
import { findPost, isPostLink, toPostLink } from './postLinks.ts';

const note = '64f1c0de000000001e03f1a2';
const clip = '7123456789012345678';

/**
 * Posts, each with its id, the URL that is stored, and texts from which people paste it. The id of a short link is `short:` and its code,
 * because only the platform knows the id of its post.
 */
const posts: [Platform, id: string, url: string, pasted: string[]][] = [
  [
    'instagram',
    'C8x-_y1abcd',
    'https://www.instagram.com/p/C8x-_y1abcd/',
    [
      'https://www.instagram.com/p/C8x-_y1abcd/?img_index=2&igsh=MWQ1ZGUxMzBkMA==',
      'http://instagram.com/p/C8x-_y1abcd',
      'HTTPS://WWW.Instagram.com/p/C8x-_y1abcd/',
      'instagram.com/p/C8x-_y1abcd/#',
      'https://instagr.am/p/C8x-_y1abcd',
      'https://m.instagram.com/maya.makes/p/C8x-_y1abcd/',
      'See this post by @maya.makes: https://www.instagram.com/p/C8x-_y1abcd/?igsh=1.',
      '(https://www.instagram.com/p/C8x-_y1abcd/)',
      '<https://www.instagram.com/p/C8x-_y1abcd/>,',
      '\u200ehttps://www.instagram.com/p/C8x-_y1abcd/\u200b\n',
      'https://www.instagram.com/accounts/login/?next=/p/C8x-_y1abcd/',
      'https://l.instagram.com/?u=https%3A%2F%2Fwww.instagram.com%2Fp%2FC8x-_y1abcd%2F&e=AT0',
      'https://www.instagram.com/p/C8x-_y1abcd/liked_by/',
      'ｈｔｔｐｓ：／／www.instagram.com/p/C8x-_y1abcd/',
    ],
  ],
  [
    'instagram',
    'C8x1',
    'https://www.instagram.com/reel/C8x1/',
    [
      'https://www.instagram.com/maya.makes/reel/C8x1/',
      'https://www.instagram.com/reels/C8x1/',
      'https://instagram.com/reel/C8x1?igsh=1&utm_source=ig_web_copy_link',
    ],
  ],
  [
    'instagram',
    '3141592653589793238',
    'https://www.instagram.com/stories/maya.makes/3141592653589793238/',
    ['https://instagram.com/stories/maya.makes/3141592653589793238?igsh=1'],
  ],
  [
    'instagram',
    'short:BAabc_1-x',
    'https://www.instagram.com/share/reel/BAabc_1-x/',
    ['https://www.instagram.com/share/reel/BAabc_1-x'],
  ],
  [
    'tiktok',
    clip,
    `https://www.tiktok.com/@maya.makes-it/video/${clip}`,
    [
      `https://www.tiktok.com/@maya.makes-it/video/${clip}?is_from_webapp=1&sender_device=pc`,
      `http://m.tiktok.com/@maya.makes-it/video/${clip}/`,
      `tiktok.com/%40maya.makes-it/video/${clip}#comments`,
      `Watch: https://www.tiktok.com/@maya.makes-it/video/${clip}!`,
    ],
  ],
  [
    'tiktok',
    clip,
    `https://www.tiktok.com/@/video/${clip}`,
    [
      `https://m.tiktok.com/v/${clip}.html`,
      `https://www.tiktok.com/@/video/${clip}`,
      `https://www.tiktok.com/embed/v2/${clip}`,
    ],
  ],
  [
    'tiktok',
    clip,
    `https://www.tiktok.com/@maya/photo/${clip}`,
    [`https://www.tiktok.com/@maya/photo/${clip}?_r=1&_t=8XanSJmXNVG`],
  ],
  [
    'tiktok',
    'short:ZMNP7QUhy',
    'https://www.tiktok.com/t/ZMNP7QUhy/',
    [
      'https://vm.tiktok.com/ZMNP7QUhy/',
      'http://vt.tiktok.com/ZMNP7QUhy',
      'tiktok.com/t/ZMNP7QUhy',
      'https://www.vm.tiktok.com/t/ZMNP7QUhy',
      'Check out Maya’s video! #ad #TikTok > https://vm.tiktok.com/ZMNP7QUhy/ This post is shared via TikTok Lite. Download TikTok Lite: https://www.tiktok.com/tiktoklite',
    ],
  ],
  [
    'youtube',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    [
      'https://youtu.be/dQw4w9WgXcQ?si=abc',
      'http://youtu.be/dQw4w9WgXcQ&feature=share',
      'https://www.youtube.com/watch?list=1&v=dQw4w9WgXcQ&t=12s',
      'https://www.youtube.com/watch?list=1&amp;v=dQw4w9WgXcQ',
      'HTTPS://M.YouTube.com/watch?app=desktop&v=dQw4w9WgXcQ#t=3',
      'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
      'https://www.youtube.com/attribution_link?a=1&u=%2Fwatch%3Fv%3DdQw4w9WgXcQ%26feature%3Dshare',
      'https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ&gl=DE',
      'https://studio.youtube.com/video/dQw4w9WgXcQ/edit',
      'https://www.youtube.com/e/dQw4w9WgXcQ',
      'https://www.youtube.com//watch?v=dQw4w9WgXcQ',
      'Neues Video: „https://youtu.be/dQw4w9WgXcQ“.',
    ],
  ],
  [
    'youtube',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    ['https://youtube.com/shorts/dQw4w9WgXcQ?feature=share'],
  ],
  [
    'youtube',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    ['https://www.youtube.com/live/dQw4w9WgXcQ?si=1'],
  ],
  [
    'facebook',
    '1234567890',
    'https://www.facebook.com/maya/posts/1234567890',
    [
      'https://m.facebook.com/maya/posts/1234567890/?mibextid=1',
      'https://de-de.facebook.com/maya/posts/1234567890',
      'facebook.com/maya/posts/1234567890#',
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Fmaya%2Fposts%2F1234567890%3Ffbclid%3D1',
      'https://www.facebook.com/login/?next=https%3A%2F%2Fwww.facebook.com%2Fmaya%2Fposts%2F1234567890',
    ],
  ],
  [
    'facebook',
    '1234567890',
    'https://www.facebook.com/maya/posts/caf%C3%A9-um-sechs/1234567890',
    [
      'https://www.facebook.com/maya/posts/café-um-sechs/1234567890',
      'https://www.facebook.com/maya/posts/caf%C3%A9-um-sechs/1234567890/?ref=share',
    ],
  ],
  [
    'facebook',
    'pfbid02abc',
    'https://www.facebook.com/permalink.php?story_fbid=pfbid02abc&id=100',
    [
      'https://mbasic.facebook.com/story.php?id=100&story_fbid=pfbid02abc&refid=17',
      'http://www.facebook.com/pages/Maya/100?v=wall&story_fbid=pfbid02abc&ref=mf',
    ],
  ],
  [
    'facebook',
    '987654321',
    'https://www.facebook.com/watch/?v=987654321',
    [
      'https://fb.com/watch?v=987654321&ref=sharing',
      'https://web.facebook.com/video.php?v=987654321',
    ],
  ],
  [
    'facebook',
    '987654321',
    'https://www.facebook.com/reel/987654321',
    ['https://www.facebook.com/reel/987654321/?s=single_unit&fs=e'],
  ],
  ['facebook', 'short:abc', 'https://fb.watch/abc/', ['http://FB.watch/abc/?mibextid=1']],
  [
    'facebook',
    'short:1AbCdE',
    'https://www.facebook.com/share/p/1AbCdE/',
    ['https://www.facebook.com/share/p/1AbCdE/?mibextid=wwXIfr 快来看'],
  ],
  [
    'facebook',
    'events/42?tab=x',
    'https://www.facebook.com/events/42?tab=x',
    ['https://www.facebook.com/events/42/?tab=x&fbclid=abc&__tn__=R'],
  ],
  [
    'lemon8',
    '7123456789',
    'https://www.lemon8-app.com/@maya.makes/7123456789',
    [
      'https://www.lemon8-app.com/maya.makes/7123456789?region=sg',
      'http://lemon8-app.com/@maya.makes/7123456789/',
      'Check out my post on Lemon8! https://www.lemon8-app.com/maya.makes/7123456789?region=my&share_platform=copy_link',
    ],
  ],
  [
    'lemon8',
    'short:OgZNZFPPR',
    'https://v.lemon8-app.com/s/OgZNZFPPR',
    ['https://v.lemon8-app.com/s/OgZNZFPPR/'],
  ],
  [
    'xiaohongshu',
    note,
    `https://www.xiaohongshu.com/explore/${note}`,
    [
      `https://www.xiaohongshu.com/discovery/item/${note}?app_platform=ios&share_from_user_hidden=true&type=normal`,
      `HTTPS://xiaohongshu.com/explore/${note.toUpperCase()}`,
      `https://www.rednote.com/explore/${note}`,
      `https://www.xiaohongshu.com/login?redirectPath=https%3A%2F%2Fwww.xiaohongshu.com%2Fexplore%2F${note}`,
      `【春天的咖啡 - Maya | 小红书】 https://www.xiaohongshu.com/discovery/item/${note}，快来看！`,
    ],
  ],
  [
    'xiaohongshu',
    note,
    `https://www.xiaohongshu.com/explore/${note}?xsec_token=ABzM15%3D`,
    [
      `https://www.xiaohongshu.com/explore/${note}?xsec_token=ABzM15=&xsec_source=pc_user`,
      `https://www.xiaohongshu.com/user/profile/5f0a12b3000000000101c0de/${note}?xsec_token=ABzM15=`,
    ],
  ],
  [
    'xiaohongshu',
    'short:AbC12dEf',
    'https://xhslink.com/a/AbC12dEf',
    [
      'http://xhslink.com/a/AbC12dEf',
      'http://xhslink.com/a/AbC12dEf，复制本条信息，打开【小红书】App查看精彩内容！',
      '12 Maya发布了一篇小红书笔记，快来看吧！ 😆 abcD1 😆 http://xhslink.com/a/AbC12dEf，复制本条信息，打开【小红书】App查看精彩内容！',
      '快来看http://xhslink.com/a/AbC12dEf复制后打开【小红书】查看笔记！',
    ],
  ],
  [
    'xiaohongshu',
    'short:5tOT2jNLmC0',
    'https://xhslink.com/o/5tOT2jNLmC0',
    ['❗️黑糖珍珠糍粑 天气渐... http://xhslink.com/o/5tOT2jNLmC0 \n复制后打开【小红书】查看笔记！'],
  ],
];

const links = posts.flatMap(([platform, id, url, pasted]) =>
  [url, ...pasted].map((text) => [platform, text, id, url] as const),
);

/** How much longer a text of four times the length may take: linear time grows by 4, quadratic time by 16. */
const maxGrowth = 8;

/** Returns the shortest time of ten rounds, because other processes have delayed that round the least. */
function measureFastest(run: () => unknown): number {
  const times = Array.from({ length: 10 }, () => {
    const startedAt = performance.now();
    for (let repeats = 0; repeats < 10; repeats += 1) run();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

test.each(links)('a post on %s is found in the pasted text %s', (platform, text, id, url) => {
  expect(findPost(platform, text)).toMatchObject({ id, url });
});

test.each(platforms)(
  'no post on %s is found in links of other platforms and in other texts',
  (platform) => {
    for (const [linkPlatform, text] of links) {
      if (linkPlatform !== platform) expect(findPost(platform, text)).toBeNull();
    }
    for (const text of [
      '',
      'https://',
      'no link',
      'https://example.com/p/C8x1/',
      'mailto:a@b.test',
    ]) {
      expect(isPostLink(platform, text)).toBe(false);
    }
  },
);

test.each([
  ['instagram', 'https://www.instagram.com/maya.makes/'],
  ['instagram', 'https://www.instagram.com/explore/tags/ad/'],
  ['instagram', 'https://www.instagram.com/reels/audio/123456/'],
  ['instagram', 'https://instagram.com.evil.example/p/C8x1/'],
  ['instagram', 'https://evil.example/https://www.instagram.com/p/C8x1/'],
  ['instagram', 'evil.example/instagram.com/p/C8x1/'],
  ['instagram', 'https://www.instagram.com@evil.example/p/C8x1/'],
  ['instagram', 'https://maya:secret@www.instagram.com/p/C8x1/'],
  ['instagram', 'https://www.instagram.com:8443/p/C8x1/'],
  ['instagram', 'javascript:https://evil.example/#www.instagram.com/p/C8x1/'],
  ['instagram', 'https://notinstagram.com/p/C8x1/'],
  ['instagram', 'maya@instagram.com/p/C8x1/'],
  ['instagram', 'https://www.instagram.com/p/C8x1/ https://www.instagram.com/p/C8x2/'],
  ['tiktok', 'https://www.tiktok.com/@maya'],
  ['tiktok', 'https://www.tiktok.com/@maya/video/'],
  ['tiktok', 'https://www.tiktok.com/tag/ad'],
  ['youtube', 'https://www.youtube.com/@maya'],
  ['youtube', 'https://www.youtube.com/watch?v=tooShort'],
  ['youtube', 'https://youtu.be/dQw4w9WgXcQQ'],
  ['youtube', 'https://www.youtube.com/playlist?list=PL123456789'],
  ['facebook', 'https://www.facebook.com/'],
  ['lemon8', 'https://www.lemon8-app.com/@maya'],
  ['xiaohongshu', 'https://www.xiaohongshu.com/user/profile/5f0a12b3000000000101c0de'],
  ['xiaohongshu', 'https://www.xiaohongshu.com/explore/64f1c0de'],
] as const)('on %s, %s is no post', (platform, text) => {
  expect(findPost(platform, text)).toBeNull();
});

test.each([
  ['tiktok', `https://vm.tiktok.com/ZMNP7QUhy/`, 'https://tiktok.com/t/ZMNP7QUhy'],
  ['youtube', 'https://youtube.com/shorts/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
  ['instagram', 'https://instagram.com/maya/reel/C8x1/', 'https://instagram.com/p/C8x1'],
  ['facebook', 'https://fb.com/reel/987654321', 'https://m.facebook.com/watch/?v=987654321'],
  ['lemon8', 'https://lemon8-app.com/a/712?region=sg', 'https://www.lemon8-app.com/@a/712'],
] as const)('a post on %s has the same id at its two addresses: %s, %s', (platform, one, other) => {
  expect(findPost(platform, one)?.id).toBe(findPost(platform, other)?.id ?? 'an id');
});

test('a post whose link is twice in a text is found', () => {
  const text = 'https://youtu.be/dQw4w9WgXcQ (https://www.youtube.com/watch?v=dQw4w9WgXcQ)';
  expect(findPost('youtube', text)?.id).toBe('dQw4w9WgXcQ');
});

test('a pasted post is stored as its URL, and any other text as it is, without blanks around it', () => {
  expect(toPostLink('youtube', ' soon ')).toBe('soon');
  expect(toPostLink('youtube', 'youtu.be/dQw4w9WgXcQ')).toBe(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
});

describe.each(platforms)('the post links of %s', (platform) => {
  test('include the example that users see', () => {
    const { example } = postAddresses[platform];
    expect(findPost(platform, example)).not.toBeNull();
  });

  test('do not change when a stored link is stored again', () => {
    for (const [, , , url] of links.filter(([linkPlatform]) => linkPlatform === platform)) {
      expect(toPostLink(platform, url)).toBe(url);
    }
  });

  // Parts of what the patterns of postLinks.ts repeat or search for: parameters, hosts, schemes, ends of links, other scripts, signs.
  test.each(['?a&v=', 'a.', 'a.a/', 'http://', '(', 'é', '@', '%'])(
    'are searched in linear time in a long text of %s',
    (part) => {
      const { example } = postAddresses[platform];
      const measure = (length: number) => {
        const text = example + part.repeat(length / part.length);
        return measureFastest(() => isPostLink(platform, text));
      };
      // The added millisecond tolerates noise if both times are very short. Other programs delay single attempts; quadratic time shows in all.
      const isLinear = () => measure(4_800) < maxGrowth * measure(1_200) + 1;
      expect(Array.from({ length: 5 }).some(isLinear)).toBe(true);
    },
  );
});
