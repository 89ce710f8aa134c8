import { useEffect, useState, type RefObject } from 'react';
import { toLatinDigits } from '../../formatters/latinDigits.ts';
import { isElement } from '../../internal/roots.ts';

/** Returns whether a segment takes no further digit after the typed `digits`. */
export function isFull(segment: Element, digits: string): boolean {
  const max = segment.getAttribute('aria-valuemax') ?? '';
  return digits.length >= max.length || Number(`${digits}0`) > Number(max);
}

/** Returns whether the segment takes another digit after the last typed one: a 1 may become 12, so it is not a mistake yet. */
export function usePartialSegment(root: RefObject<HTMLElement | null>): boolean {
  const [isPartial, setPartial] = useState(false);
  useEffect(() => {
    const field = root.current;
    if (!field) return undefined;
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    let digits = '';
    const reset = () => {
      digits = '';
      setPartial(false);
    };
    const trackDigit = ({ target, data }: InputEvent) => {
      // A digit of another script is dispatched again as an ASCII digit, and counted then.
      if (toLatinDigits(data ?? '') !== (data ?? '')) return;
      if (!isElement(target) || !/^\d$/.test(data ?? '')) return reset();
      digits += data;
      setPartial(!isFull(target, digits));
    };
    field.addEventListener('beforeinput', trackDigit, options);
    field.addEventListener('focusin', reset, options);
    return () => end.abort();
  }, [root]);
  return isPartial;
}
