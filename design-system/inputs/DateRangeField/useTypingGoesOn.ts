import { useEffect, type RefObject } from 'react';

const lengthOfYear = 4;

/**
 * Goes on with the last day once the year of the first one is typed, as it does from segment to segment; React Aria's
 * two dates know nothing of each other.
 */
export function useTypingGoesOn(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const field = root.current;
    if (!field) return undefined;
    let typed = 0;
    function count({ target, data }: InputEvent): void {
      const [start, end] = field?.querySelectorAll('[data-part="date"]') ?? [];
      const isYear = target instanceof Element && target.matches('[data-type="year"]');
      const isDigit = isYear && start?.contains(target) && /^\p{Nd}$/u.test(data ?? '');
      typed = isDigit ? typed + 1 : 0;
      if (typed < lengthOfYear) return;
      typed = 0;
      end?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    }
    const restart = () => {
      typed = 0;
    };
    field.addEventListener('beforeinput', count);
    field.addEventListener('focusin', restart);
    return () => {
      field.removeEventListener('beforeinput', count);
      field.removeEventListener('focusin', restart);
    };
  }, [root]);
}
