import { nameMaxLength } from '../../../contract/rules/account.ts';
import { removeReordering } from '../../../contract/rules/texts.ts';
import { nameSchema } from '../../../contract/schemas/text.ts';
import { takeCharacters } from '../oneLine.ts';

/**
 * Converts a name from another service to an account name: one line without bidirectional control characters, shortened to the maximum
 * length without splitting a character. Returns null if no visible character is left.
 */
export function toAccountName(text: string): string | null {
  const plain = removeReordering(text.normalize('NFC'))
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
  const { success, data } = nameSchema.safeParse(takeCharacters(plain, nameMaxLength));
  return success ? data : null;
}
