// Texts without spaces continue directly after a link, which itself has only ASCII characters.
const address = /(?:https?:\/\/|www\.)[!-~]+/gi;
// A # or @ after a letter or digit is part of a word, such as an email address.
const hashtag = /(?<![\p{L}\p{M}\p{N}_#@])#(?:[\p{L}\p{M}\p{N}_]|\u200c|\u200d)+/gu;
const mention = /(?<![\p{L}\p{M}\p{N}_#@])@[\p{L}\p{M}\p{N}_]+(?:[.\-·][\p{L}\p{M}\p{N}_]+)*/gu;

// Platforms ignore case and full-width forms, but not accents.
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Returns whether a text contains a hashtag, a mention or a phrase, as platforms find them: not within links and email addresses. */
export function hasTag(text: string, tag: string): boolean {
  const plain = fold(text.replace(address, ' '));
  const wanted = fold(tag).trim();
  if (wanted.startsWith('#')) return plain.match(hashtag)?.includes(wanted) ?? false;
  if (wanted.startsWith('@')) return plain.match(mention)?.includes(wanted) ?? false;
  const escaped = wanted.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])${escaped}(?![\\p{L}\\p{M}\\p{N}_])`, 'u').test(
    plain,
  );
}
