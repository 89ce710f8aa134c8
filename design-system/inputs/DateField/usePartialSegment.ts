import { useEffect, useState, type RefObject } from 'react';
import { toLatinDigits } from '../../formatters/latinDigits.ts';

/** Returns whether no further digit could be typed into a segment. */
export function isFull(segment: Element, digits: string): boolean {
  const max = segment.getAttribute('aria-valuemax') ?? '';
  return digits.length >= max.length || Number(`${digits}0`) > Number(max);
}

/** Returns whether another digit may follow the last one in its segment: the 1 of 12 is no mistake. */
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
    const count = ({ target, data }: InputEvent) => {
      // The event of a digit of another script comes again as a Western one.
      if (toLatinDigits(data ?? '') !== (data ?? '')) return;
      if (!(target instanceof Element) || !/^\d$/.test(data ?? '')) return reset();
      digits += data;
      setPartial(!isFull(target, digits));
    };
    field.addEventListener('beforeinput', count, options);
    field.addEventListener('focusin', reset, options);
    return () => end.abort();
  }, [root]);
  return isPartial;
}
