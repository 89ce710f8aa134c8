import { lazy, Suspense, type ReactNode } from 'react';
import { loadPendingSpinner } from './loadPendingSpinner.ts';

// Most buttons are never pending, so the spinner is loaded on demand.
const PendingSpinner = lazy(loadPendingSpinner);

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
