import { useEffect, type RefObject } from 'react';
import { isFull } from '../DateField/usePartialSegment.ts';

/**
 * Moves focus from the first row of segments to the second (from start to end, or from date to time) once the last segment of the
 * first is typed, as React Aria does between the segments of one date.
 */
export function useAutoAdvance(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = root.current;
    if (!field) return undefined;
    let typed = '';
    const reset = () => {
      typed = '';
    };
    function countDigits({ target, data }: InputEvent): void {
      const [start, end] = field?.querySelectorAll('[data-part="date"]') ?? [];
      const last = [...(start?.querySelectorAll('[data-type][tabindex]') ?? [])].at(-1);
      if (target !== last || !/^\d$/.test(data ?? '')) return reset();
      typed += data;
      if (!last || !isFull(last, typed)) return undefined;
      reset();
      end?.querySelector<HTMLElement>('[data-type][tabindex]')?.focus();
    }
    field.addEventListener('beforeinput', countDigits);
    field.addEventListener('focusin', reset);
    return () => {
      field.removeEventListener('beforeinput', countDigits);
      field.removeEventListener('focusin', reset);
    };
  }, [root]);
}
