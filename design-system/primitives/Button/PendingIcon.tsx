import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { loadPendingSpinner } from './loadPendingSpinner.ts';

// Most buttons are never pending, so the spinner is loaded on demand.
const PendingSpinner = lazyPart(loadPendingSpinner, ({ icon }) => icon);

type Props = { isPending: boolean | undefined; icon: ReactNode };

/** Renders the icon of a button or, while the button is pending, a spinner in its place. */
export function PendingIcon({ isPending, icon }: Props) {
  if (!isPending) return icon;
  return (
    <Suspense fallback={icon}>
      <PendingSpinner icon={icon} />
    </Suspense>
  );
}
