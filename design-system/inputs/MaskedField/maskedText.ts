import { compactCode, readMasked, writeMasked } from '../../formatters/mask.ts';

/** Returns the value of a typed text: without separators, or the text itself where it does not fit the mask. */
export function toMaskedValue(text: string, mask: string): string {
  return readMasked(text, mask) ?? text;
}

/** Returns a typed text or a value with the separators of the mask, or unchanged where it does not fit. */
export function toMaskedText(text: string, mask: string): string {
  const characters = readMasked(text, mask);
  return characters === null ? text : writeMasked(characters, mask);
}

/** A text and the position of the caret in it. */
type Edited = { readonly text: string; readonly caret: number };

/** Deletes the character beside the caret, after the browser has only deleted the separator there. */
function deleteBeside({ text, caret }: Edited, isForward: boolean): Edited {
  const isCharacter = (sign: string | undefined) => sign !== undefined && compactCode(sign) !== '';
  let at = isForward ? caret : caret - 1;
  while (at >= 0 && at < text.length && !isCharacter(text[at])) at += isForward ? 1 : -1;
  if (at < 0 || at >= text.length) return { text, caret };
  return { text: text.slice(0, at) + text.slice(at + 1), caret: Math.min(caret, at) };
}

/**
 * Returns an edited text with its separators, and the caret after the same character as before. `previous` is the text before the edit, and
 * `inputType` the kind of the edit, as in an `InputEvent`.
 */
export function writeEdit(
  edited: Edited,
  previous: string,
  inputType: string | undefined,
  mask: string,
): Edited {
  const isForward = inputType === 'deleteContentForward';
  const isDelete = isForward || inputType === 'deleteContentBackward';
  const isSame = readMasked(edited.text, mask) === readMasked(previous, mask);
  const isSeparator = isDelete && isSame && edited.text.length === previous.length - 1;
  const { text, caret } = isSeparator ? deleteBeside(edited, isForward) : edited;
  const characters = readMasked(text, mask);
  if (characters === null) return { text, caret };
  const before = readMasked(text.slice(0, caret), mask) ?? '';
  return { text: writeMasked(characters, mask), caret: writeMasked(before, mask).length };
}
