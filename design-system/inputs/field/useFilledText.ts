import { useEffectEvent, useLayoutEffect } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

// Text controls normalize line breaks, so an untouched control may differ from its default in line breaks only.
const withoutBreaks = (text: string) => text.replace(/[\r\n]/g, '');

/**
 * Calls `adopt` with the text that a server-rendered control contained before it was hydrated: from a password manager, a user on a
 * slow network, or a browser that restores a page. It runs before another render, which would reset a controlled text.
 */
export function useFilledText(
  getControl: () => TextControl | null | undefined,
  adopt: (text: string) => void,
): void {
  const adoptFilled = useEffectEvent(() => {
    const { value = '', defaultValue = '' } = getControl() ?? {};
    if (withoutBreaks(value) !== withoutBreaks(defaultValue)) adopt(value);
  });
  useLayoutEffect(() => adoptFilled(), []);
}
