import { nameMaxLength } from '../../../contract/rules/account.ts';
import { removeReordering } from '../../../contract/rules/texts.ts';
import { nameSchema } from '../../../contract/schemas/text.ts';

/**
 * Converts a name from another service to an account name: one line without bidirectional control characters, shortened to the maximum
 * length without splitting a character. Returns null if no visible character is left.
 */
export function toAccountName(text: string): string | null {
  const plain = removeReordering(text.normalize('NFC'))
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  let name = '';
  for (const { segment } of new Intl.Segmenter().segment(plain)) {
    if (name.length + segment.length > nameMaxLength) break;
    name += segment;
  }
  const { success, data } = nameSchema.safeParse(name);
  return success ? data : null;
}
