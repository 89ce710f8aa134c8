import { toLatinDigits } from '../../formatters/latinDigits.ts';
import { getActiveElement, isElement } from '../../internal/roots.ts';

const monthSelector = '[data-type="month"]';

/** Focuses the segment after `segment`, unless React Aria has moved focus already. */
export function focusNext(row: HTMLElement, segment: Element): void {
  if (getActiveElement(segment) !== segment) return;
  const segments = [...row.querySelectorAll<HTMLElement>('[data-type][contenteditable]')];
  segments[segments.indexOf(segment as HTMLElement) + 1]?.focus();
}

/**
 * Handles `beforeinput` before React Aria does: converts digits of other scripts to ASCII, because React Aria accepts only the locale's
 * digits; and holds back a leading 0 of the month, which React Aria would announce as January. Returns a function that removes the
 * listeners.
 */
export function addSegmentInput(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  let typed = '';
  const resetTyped = () => {
    typed = '';
  };
  const redispatch = (event: InputEvent, data: string) => {
    const init = { data, inputType: event.inputType, bubbles: true, cancelable: true };
    event.target?.dispatchEvent(new InputEvent('beforeinput', init));
  };
  const convert = (event: InputEvent) => {
    const { data, target } = event;
    const latin = toLatinDigits(data ?? '');
    if (data === null || latin === data) return false;
    event.preventDefault();
    event.stopPropagation();
    if (target) redispatch(event, latin);
    return true;
  };
  const handle = (event: InputEvent) => {
    if (convert(event)) return;
    const { data, target } = event;
    const isMonth = isElement(target) && target.matches(monthSelector);
    if (!isMonth || !/^\d$/.test(data ?? '')) return resetTyped();
    const before = typed;
    typed += data;
    if (before === '' && data === '0') {
      event.preventDefault();
      event.stopPropagation();
    } else if (before === '0') {
      // The month is complete, but React Aria gets only its second digit and may wait for another one. The timeout runs after React Aria
      // has handled the digit; a microtask would run too early, between the listeners of this event.
      setTimeout(() => focusNext(row, target), 0);
      resetTyped();
    }
  };
  row.addEventListener('beforeinput', handle, options);
  row.addEventListener('focusin', resetTyped, options);
  row.addEventListener('keydown', ({ key }) => !/^\p{Nd}$/u.test(key) && resetTyped(), options);
  return () => end.abort();
}
