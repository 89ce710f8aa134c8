import { expect, test } from 'vitest';
import { endSentence } from './endSentence.ts';

test.each([
  ['Post removed early', 'Post removed early.'],
  ['Post removed early. ', 'Post removed early.'],
  ['Is it public?', 'Is it public?'],
  ['They wrote “It is gone.”', 'They wrote “It is gone.”'],
  ['See (annex)', 'See (annex).'],
  ['أزيل المنشور مبكرًا', 'أزيل المنشور مبكرًا.'],
  ['هل المنشور عام؟', 'هل المنشور عام؟'],
  ['帖子已删除', '帖子已删除。'],
  ['帖子已删除。', '帖子已删除。'],
  ['', ''],
])('“%s” ends as “%s”', (text, expected) => {
  expect(endSentence(text)).toBe(expected);
});
