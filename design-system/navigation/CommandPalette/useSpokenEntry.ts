import { useEffect, type RefObject } from 'react';
import { announce } from '../../internal/announcer.ts';
import { isAppleDevice } from '../ShortcutList/strokes.ts';
import { getRoot } from '../../internal/roots.ts';

const attribute = 'aria-activedescendant';

/**
 * Announces the entry that arrow keys select while the search field keeps the focus, on Apple devices only: VoiceOver does not read it
 * (https://github.com/adobe/react-spectrum/issues/10326), and other screen readers do.
 */
export function useSpokenEntry(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const input = field.current?.querySelector('input');
    if (!input || !isAppleDevice()) return undefined;
    const observer = new MutationObserver(() => {
      const entry = getRoot(input).getElementById(input.getAttribute(attribute) ?? '');
      const label = entry?.querySelector('[data-part="label"]')?.textContent;
      if (label) announce(label);
    });
    observer.observe(input, { attributeFilter: [attribute] });
    return () => observer.disconnect();
  }, [field]);
}
