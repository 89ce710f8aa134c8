import { useEffect, type RefObject } from 'react';

const yearLength = 4;

/**
 * Moves focus to the end date once the year of the start date is typed, as React Aria does between segments of one
 * date.
 */
export function useAutoAdvance(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = root.current;
    if (!field) return undefined;
    let typed = 0;
    function countDigits({ target, data }: InputEvent): void {
      const [start, end] = field?.querySelectorAll('[data-part="date"]') ?? [];
      const isYear = target instanceof Element && target.matches('[data-type="year"]');
      const isDigit = isYear && start?.contains(target) && /^\p{Nd}$/u.test(data ?? '');
      typed = isDigit ? typed + 1 : 0;
      if (typed < yearLength) return;
      typed = 0;
      end?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    }
    const reset = () => {
      typed = 0;
    };
    field.addEventListener('beforeinput', countDigits);
    field.addEventListener('focusin', reset);
    return () => {
      field.removeEventListener('beforeinput', countDigits);
      field.removeEventListener('focusin', reset);
    };
  }, [root]);
}
