import { toLatinDigits } from '../../formatters/latinDigits.ts';

/** A code as it is sent: without the blanks and dashes that it is printed with, in ASCII digits. All else stays. */
export function codeText(text: string): string {
  return toLatinDigits(text.replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, ''));
}

/** Writes the code into the control as it is sent, and leaves the caret between the same digits. */
export function tidyCode(control: HTMLInputElement): void {
  const { value, selectionStart } = control;
  const code = codeText(value);
  if (code === value) return;
  const caret = codeText(value.slice(0, selectionStart ?? value.length)).length;
  control.value = code;
  if (document.activeElement === control) control.setSelectionRange(caret, caret);
}

/** Whether all digits are there. */
export function isCode(text: string, length: number): boolean {
  return text.length === length && /^[0-9]+$/.test(text);
}
