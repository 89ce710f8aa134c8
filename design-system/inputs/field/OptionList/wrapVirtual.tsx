import type { ReactElement } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

// In px; heights are measured once options are in view.
const layout = { estimatedRowHeight: 36, gap: 2, padding: 4 };

/** Lets a list box render only the options in view. */
export function wrapVirtual(list: ReactElement): ReactElement {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      {list}
    </Virtualizer>
  );
}
