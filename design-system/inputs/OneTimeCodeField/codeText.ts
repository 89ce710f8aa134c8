import { toLatinDigits } from '../../formatters/latinDigits.ts';

/** Returns the code as it is submitted: without spaces and dashes, in ASCII digits. Other characters are kept. */
export function normalizeCode(text: string): string {
  return toLatinDigits(text.replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, ''));
}

/** Normalizes the code in the control and keeps the caret between the same digits. */
export function normalizeControl(control: HTMLInputElement): void {
  const { value, selectionStart } = control;
  const code = normalizeCode(value);
  if (code === value) return;
  const caret = normalizeCode(value.slice(0, selectionStart ?? value.length)).length;
  control.value = code;
  if (document.activeElement === control) control.setSelectionRange(caret, caret);
}

/** Returns whether the text is a code with all its digits. */
export function isCompleteCode(text: string, length: number): boolean {
  return text.length === length && /^[0-9]+$/.test(text);
}
