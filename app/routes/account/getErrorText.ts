import type { ApiError } from '../../api/ApiError.ts';

/** The maximum length of a text that the server or a provider sent, in characters. */
const maxLength = 300;
// Bidirectional controls and characters without a glyph. Unlike names of accounts, a foreign text loses directional marks too.
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

function toReadableText(text: unknown): string {
  if (typeof text !== 'string') return '';
  const plain = text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
  // A character has at most two code units; one more character shows whether the text is too long.
  const characters = Array.from(plain.slice(0, 2 * (maxLength + 1)));
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : plain;
}

/** Returns the text of a failed OAuth flow, cleaned: the server's `error`, else `message`, else empty. */
export function getErrorText({ body }: Pick<ApiError, 'body'>): string {
  return toReadableText(body.error) || toReadableText(body.message);
}
