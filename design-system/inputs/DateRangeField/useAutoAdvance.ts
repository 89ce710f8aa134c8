import { useEffect, type RefObject } from 'react';

/**
 * Moves focus to the end date once the last segment of the start date is typed, as React Aria does between segments of one
 * date.
 */
export function useAutoAdvance(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = root.current;
    if (!field) return undefined;
    let typed = 0;
    function countDigits({ target, data }: InputEvent): void {
      const [start, end] = field?.querySelectorAll('[data-part="date"]') ?? [];
      const last = [...(start?.querySelectorAll('[data-type]') ?? [])].at(-1);
      typed = target === last && /^\p{Nd}$/u.test(data ?? '') ? typed + 1 : 0;
      if (typed < (last?.getAttribute('data-type') === 'year' ? 4 : 2)) return;
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
