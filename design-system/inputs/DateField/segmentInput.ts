import { toLatinDigits } from '../../formatters/latinDigits.ts';

const month = '[data-type="month"]';

/** Focuses the segment after one, unless React Aria has moved focus already. */
export function focusNext(row: HTMLElement, segment: Element): void {
  if (document.activeElement !== segment) return;
  const segments = [...row.querySelectorAll<HTMLElement>('[data-type][contenteditable]')];
  segments[segments.indexOf(segment as HTMLElement) + 1]?.focus();
}

/**
 * Handles input before React Aria does, which takes only the digits of the locale and calls a month of 0 January: the 0 of 05 has no
 * effect before the 5. Returns a function that removes the listeners.
 */
export function addSegmentInput(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return undefined;
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  let typed = '';
  const forget = () => {
    typed = '';
  };
  const pass = (event: InputEvent, data: string) => {
    const init = { data, inputType: event.inputType, bubbles: true, cancelable: true };
    event.target?.dispatchEvent(new InputEvent('beforeinput', init));
  };
  const convert = (event: InputEvent) => {
    const { data, target } = event;
    const latin = toLatinDigits(data ?? '');
    if (data === null || latin === data) return false;
    event.preventDefault();
    event.stopPropagation();
    if (target) pass(event, latin);
    return true;
  };
  const handle = (event: InputEvent) => {
    if (convert(event)) return;
    const { data, target } = event;
    const isMonth = target instanceof Element && target.matches(month);
    if (!isMonth || !/^\d$/.test(data ?? '')) return forget();
    const before = typed;
    typed += data;
    if (before === '' && data === '0') {
      event.preventDefault();
      event.stopPropagation();
    } else if (before === '0') {
      // After React Aria has handled the digit; browsers run microtasks between the listeners of an event.
      setTimeout(() => focusNext(row, target), 0);
      forget();
    }
  };
  row.addEventListener('beforeinput', handle, options);
  row.addEventListener('focusin', forget, options);
  row.addEventListener('keydown', ({ key }) => !/^\p{Nd}$/u.test(key) && forget(), options);
  return () => end.abort();
}
