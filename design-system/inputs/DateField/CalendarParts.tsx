import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { MonthButton } from './Calendar.styles.ts';

type Props = { children: ReactNode };

const buttonProps = { 'data-variant': 'ghost', 'data-size': 'sm', 'data-shape': 'square' };

/** Returns the length of weekday names: Arabic has no short form other than letters. */
export function getWeekdayStyle(locale: string): 'narrow' | 'short' {
  return locale.startsWith('ar') ? 'narrow' : 'short';
}

/** Renders the title of the month between the buttons to the previous and next month. */
export function CalendarHeader({ children }: Props) {
  return (
    <header>
      <MonthButton slot="previous" {...buttonProps}>
        <Icon as={ChevronLeft} size={20} isDirectional />
      </MonthButton>
      {children}
      <MonthButton slot="next" {...buttonProps}>
        <Icon as={ChevronRight} size={20} isDirectional />
      </MonthButton>
    </header>
  );
}
