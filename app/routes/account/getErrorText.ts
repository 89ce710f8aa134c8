import type { ApiError } from '../../api/ApiError.ts';

const longest = 300;
// Marks that turn the direction of what follows, and characters that print nothing.
const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

function readable(text: unknown): string {
  if (typeof text !== 'string') return '';
  const plain = text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
  const letters = Array.from(plain.slice(0, 2 * longest + 2));
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain;
}

/** What a failed round trip says: the server's `error`, otherwise its `message`, otherwise nothing. */
export function getErrorText({ body }: Pick<ApiError, 'body'>): string {
  return readable(body.error) || readable(body.message);
}
