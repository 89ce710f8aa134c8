import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

const parsed = new Map<string, MessageFormatElement[]>();

/**
 * Returns a message as its parts. All messages of the package are parsed when it is built, so the build replaces this module there
 * (`scripts/package/compile.ts`), and portals load no parser.
 */
export function parseMessage(text: string): string | MessageFormatElement[] {
  const known = parsed.get(text) ?? parse(text);
  parsed.set(text, known);
  return known;
}
