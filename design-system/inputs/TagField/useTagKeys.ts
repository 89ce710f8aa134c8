import { useRef, type ClipboardEvent, type CompositionEvent, type KeyboardEvent } from 'react';
import { hasSeparator } from './tagText.ts';
import type { useTags } from './useTags.ts';

type Typing = Pick<ReturnType<typeof useTags>, 'text' | 'type' | 'finish'>;

function focusLastTag(control: HTMLElement): boolean {
  const tags = control.parentElement?.querySelectorAll<HTMLElement>('[role="row"]') ?? [];
  const last = [...tags].at(-1);
  last?.focus();
  return last !== undefined;
}

function goesBack({ key, repeat, currentTarget }: KeyboardEvent): boolean {
  // A key held down to empty the text must not go on with the tags.
  if (repeat) return false;
  const isRtl = getComputedStyle(currentTarget.parentElement ?? currentTarget).direction === 'rtl';
  return key === 'Backspace' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft');
}

/** What keys, input methods and the clipboard do in the text of a tag field. */
export function useTagKeys({ text, type, finish }: Typing, isReadOnly: boolean) {
  const composition = useRef<'none' | 'running' | 'ending'>('none');
  return {
    onCompositionStart: () => {
      composition.current = 'running';
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      composition.current = 'ending';
      // Safari tells of the Enter that ends a composition only after its end.
      setTimeout(() => {
        if (composition.current === 'ending') composition.current = 'none';
      }, 0);
      type(event.currentTarget.value, false);
    },
    isComposing: () => composition.current === 'running',
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const isOfMethod = event.nativeEvent.isComposing || composition.current !== 'none';
      if (event.key === 'Enter' && isOfMethod) return event.preventDefault();
      if (isOfMethod) return;
      if (event.key === 'Enter' && !isReadOnly && finish()) event.preventDefault();
      const isEmpty = text === '' || isReadOnly;
      if (isEmpty && goesBack(event) && focusLastTag(event.currentTarget)) event.preventDefault();
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text');
      if (isReadOnly || !hasSeparator(pasted)) return;
      // The browser would take the lines out before we could cut at them.
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const before = value.slice(0, selectionStart ?? value.length);
      finish(before + pasted + value.slice(selectionEnd ?? value.length));
    },
  };
}
