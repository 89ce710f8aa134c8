import { useRef, type ClipboardEvent, type CompositionEvent, type KeyboardEvent } from 'react';
import { hasSeparator } from './tagText.ts';
import type { useTags } from './useTags.ts';

type TagText = Pick<ReturnType<typeof useTags>, 'text' | 'changeText' | 'commit' | 'field'>;

function focusLastTag(root: HTMLElement | null): boolean {
  const tags = root?.querySelectorAll<HTMLElement>('[role="row"]') ?? [];
  const last = [...tags].at(-1);
  last?.focus();
  return last !== undefined;
}

function isBackKey(event: KeyboardEvent): boolean {
  const { key, currentTarget } = event;
  // Holding Backspace to clear the text must not continue with the tags. Alt or ⌘ and an arrow go back in the browser.
  if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return false;
  const isRtl = getComputedStyle(currentTarget.parentElement ?? currentTarget).direction === 'rtl';
  return key === 'Backspace' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft');
}

/** Returns the keyboard, composition and clipboard handlers of the text in a tag field. */
export function useTagKeys(
  { text, changeText, commit, field }: TagText,
  separator: RegExp,
  isReadOnly: boolean,
) {
  const composition = useRef<'none' | 'running' | 'ending'>('none');
  return {
    onCompositionStart: () => {
      composition.current = 'running';
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      composition.current = 'ending';
      // Safari fires the keydown of the Enter that ends a composition after compositionend.
      setTimeout(() => {
        if (composition.current === 'ending') composition.current = 'none';
      }, 0);
      // Not composing any more: separators in the text now end entries.
      changeText(event.currentTarget.value, false);
    },
    isComposing: () => composition.current === 'running',
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const isComposing = event.nativeEvent.isComposing || composition.current !== 'none';
      if (event.key === 'Enter' && isComposing) return event.preventDefault();
      // Enter on a highlighted suggestion selects it.
      const isSuggested = event.currentTarget.hasAttribute('aria-activedescendant');
      if (isComposing || (event.key === 'Enter' && isSuggested)) return;
      if (event.key === 'Enter' && !isReadOnly && commit()) event.preventDefault();
      const isEmpty = text === '' || isReadOnly;
      if (isEmpty && isBackKey(event) && focusLastTag(field.rootRef.current)) {
        event.preventDefault();
      }
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text');
      if (isReadOnly || !hasSeparator(pasted, separator)) return;
      // An input removes line breaks from pasted text, and with them the separators.
      event.preventDefault();
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const before = value.slice(0, selectionStart ?? value.length);
      commit(before + pasted + value.slice(selectionEnd ?? value.length));
    },
  };
}
