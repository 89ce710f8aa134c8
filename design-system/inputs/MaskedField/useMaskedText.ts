import { useReducer, useRef, useState } from 'react';
import { getActiveElement } from '../../internal/roots.ts';
import { toMaskedText, toMaskedValue, writeEdit } from './maskedText.ts';

type Props = {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

/** Writes the separators of a mask into a text that is typed, and keeps the caret after the same character. */
export function useMaskedText(mask: string, { value, defaultValue = '', onChange }: Props) {
  const [typed, setTyped] = useState(() => toMaskedValue(defaultValue, mask));
  // While an input method composes, nothing is written: it would interrupt the composition.
  const [isComposing, setComposing] = useState(false);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const previous = useRef<string | null>(null);

  function set(control: HTMLInputElement, text: string, caret: number): void {
    previous.current = text;
    if (control.value === text) return;
    control.value = text;
    if (getActiveElement(control) === control) control.setSelectionRange(caret, caret);
    // The history of edits notices a written text in the next render, as part of the edit.
    render();
  }

  return {
    /** The value to send. */
    value: value ?? typed,
    /** Returns the text to show for a controlled value. */
    toShown: (text: string) => (isComposing ? text : toMaskedText(text, mask)),
    /** Reports a typed text; while it is composed, as it is. */
    change(text: string, isPart = isComposing): void {
      const next = toMaskedValue(text, mask);
      setTyped(next);
      onChange?.(isPart ? text : next);
    },
    compose: setComposing,
    /** Writes the separators into a text that was not typed there. */
    write(control: HTMLInputElement): void {
      const text = toMaskedText(control.value, mask);
      set(control, text, text.length);
    },
    /** Writes the separators after an edit. */
    edit(control: HTMLInputElement, { isComposing: isPart, inputType }: InputEvent): void {
      if (isPart) return;
      const edited = { text: control.value, caret: control.selectionStart ?? control.value.length };
      const before = previous.current ?? toMaskedText(value ?? defaultValue, mask);
      const { text, caret } = writeEdit(edited, before, inputType, mask);
      set(control, text, caret);
    },
  };
}
