import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

// In px; heights are measured once options are in view.
const layout = { estimatedRowHeight: 36, gap: 2, padding: 4 };

/** Lets the list box in it render only the options in view. */
export function VirtualOptions({ children }: { children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      {children}
    </Virtualizer>
  );
}
