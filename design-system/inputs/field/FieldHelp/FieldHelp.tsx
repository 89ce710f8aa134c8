import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../../internal/lazyPart.tsx';
import type { FieldLabel } from '../fieldProps.ts';

type Props = Pick<FieldLabel, 'label' | 'textValue'> & { children: ReactNode };

// Most fields have no help, so that forms do not load the code of the popover.
const HelpButton = lazyPart<Props>(() => import('./HelpButton.tsx'));

/** Renders the button that opens the help of a field, once its code has loaded. */
export function FieldHelp(props: Props) {
  return (
    <Suspense fallback={null}>
      <HelpButton {...props} />
    </Suspense>
  );
}
