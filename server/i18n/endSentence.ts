/** Ends a typed text with a full stop where it has no end, because messages continue with another sentence. */
export function endSentence(text: string): string {
  const typed = text.trim();
  if (
    typed === '' ||
    /[\p{Sentence_Terminal}…:][\p{Quotation_Mark}\p{Close_Punctuation}]*$/u.test(typed)
  ) {
    return typed;
  }
  return typed + (/\p{Script=Han}$/u.test(typed) ? '。' : '.');
}
