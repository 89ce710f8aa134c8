import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { toLatinDigits } from '../../formatters/latinDigits.ts';
import { focusNext } from '../DateField/segmentInput.ts';
import type { TimeFieldState } from 'react-aria-components/TimeField';
import { isElement } from '../../internal/roots.ts';

const hoursPerHalf = 12;

/**
 * Lets users of a 12-hour clock type the hours of a 24-hour clock: 16 is 4 PM, and 00 is 12 AM. `a` and `p` are the halves of the day in
 * every language, since their names cannot be typed on every keyboard.
 */
export function useHourKeys(root: RefObject<HTMLElement | null>, state: TimeFieldState): void {
  // Each call needs the state that the previous call has set, so setHour renders after each.
  const set = useEffectEvent((name: 'hour' | 'dayPeriod', value: number) =>
    state.setSegment(name, value),
  );
  const hasHalves = state.segments.some(({ type }) => type === 'dayPeriod');
  useEffect(() => {
    const field = root.current;
    if (!hasHalves || !field) return undefined;
    let typed = '';
    const forget = () => {
      typed = '';
    };
    const stop = (event: InputEvent) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const setHour = (hour: number) => {
      flushSync(() => set('hour', hour % hoursPerHalf || hoursPerHalf));
      flushSync(() => set('dayPeriod', hour < hoursPerHalf ? 0 : 1));
    };
    const type = (event: InputEvent): void => {
      const { target, data } = event;
      // A digit of another script is dispatched again as an ASCII digit, and handled then.
      if (!isElement(target) || toLatinDigits(data ?? '') !== (data ?? '')) return;
      if (target.dataset['type'] === 'dayPeriod' && /^[ap]$/i.test(data ?? '')) {
        stop(event);
        set('dayPeriod', data?.toLowerCase() === 'a' ? 0 : 1);
        focusNext(field, target);
      }
      if (target.dataset['type'] !== 'hour' || !/^\d$/.test(data ?? '')) return forget();
      typed += data;
      // Hours that only a 24-hour clock has, except 20 to 23: after a 2, React Aria does not wait for another digit.
      if (!/^(?:00|1[3-9])$/.test(typed)) return;
      stop(event);
      setHour(Number(typed));
      forget();
      focusNext(field, target);
    };
    const keydown = ({ key }: KeyboardEvent) => {
      if (!/^\p{Nd}$/u.test(key)) forget();
    };
    field.addEventListener('beforeinput', type, { capture: true });
    field.addEventListener('focusin', forget);
    field.addEventListener('keydown', keydown, { capture: true });
    return () => {
      field.removeEventListener('beforeinput', type, { capture: true });
      field.removeEventListener('focusin', forget);
      field.removeEventListener('keydown', keydown, { capture: true });
    };
  }, [root, hasHalves]);
}
