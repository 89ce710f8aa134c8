import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Turn } from './Calendar.styles.ts';

type Props = { children: ReactNode };

const look = { 'data-variant': 'ghost', 'data-size': 'sm', 'data-shape': 'square' };

/** The name of what is shown, between the buttons that turn the pages. */
export function CalendarHead({ children }: Props) {
  return (
    <header>
      <Turn slot="previous" {...look}>
        <Icon as={ChevronLeft} size={20} isDirectional />
      </Turn>
      {children}
      <Turn slot="next" {...look}>
        <Icon as={ChevronRight} size={20} isDirectional />
      </Turn>
    </header>
  );
}
