import { useLayoutEffect, type RefObject } from 'react';
import { announce, prepareAnnouncer } from './announcer.ts';

/** The value of `aria-disabled` as a prop. */
type AriaDisabled = boolean | 'true' | 'false' | undefined;

const startEvents = ['pointerdown', 'mousedown', 'touchstart', 'keydown'];
const pressEvents = [...startEvents, 'pointerup', 'mouseup', 'touchend', 'keyup', 'click'];

/** Announces the description of an element, such as why it does nothing. */
export function announceDescription(element: Element): void {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const root = element.getRootNode() as Document | ShadowRoot;
  const texts = ids.map((id) => root.getElementById(id)?.textContent ?? '');
  announce(texts.join(' '));
}

function ignore(event: Event): void {
  // Before React sees it: React Aria's presses, menus that a press opens, and handlers of the caller are among its listeners.
  event.stopImmediatePropagation();
  if (event.type !== 'click') return;
  // The browser clicks for each way: a pointer, Enter, Space, assistive technology, and the default button for Enter in a field.
  event.preventDefault();
  announceDescription(event.currentTarget as Element);
}

/**
 * Holds a button while its `aria-disabled` is true: it keeps its focus, but no press by pointer, key or script does anything, except
 * that its description is announced.
 */
export function useHold(ref: RefObject<HTMLElement | null>, ariaDisabled: AriaDisabled): void {
  const isHeld = ariaDisabled === true || ariaDisabled === 'true';
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isHeld || element === null) return undefined;
    prepareAnnouncer();
    let isPressIgnored = false;
    const ignorePress = (event: Event) => {
      if (event instanceof KeyboardEvent && !['Enter', ' '].includes(event.key)) return;
      if (startEvents.includes(event.type)) isPressIgnored = true;
      // React Aria has to see the end of a press that began before the hold, or the button would look pressed, and miss the next one.
      if (isPressIgnored || event.type === 'click') ignore(event);
    };
    for (const type of pressEvents) {
      // Passive, so that a finger on the button can scroll the page at once.
      const passive = type !== 'click';
      element.addEventListener(type, ignorePress, { capture: true, passive });
    }
    return () => {
      for (const type of pressEvents) {
        element.removeEventListener(type, ignorePress, { capture: true });
      }
    };
  }, [isHeld, ref]);
}
