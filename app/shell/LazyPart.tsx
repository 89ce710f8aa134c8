import { ErrorState, LoadingRegion } from '@byline/design-system';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type LazyPartProps = {
  /** Imports the part. */
  load: () => Promise<{ default: ComponentType }>;
  /** Placeholder in the shape of the part. */
  skeleton: ReactNode;
  /** What failed, as a sentence. */
  errorTitle: ReactNode;
};

/** Renders a part of a page whose code loads on demand. If that fails, the rest of the page stays, and it can be loaded again. */
export function LazyPart({ load, skeleton, errorTitle }: LazyPartProps) {
  const [{ attempt, Part }, setPart] = useState(() => ({ attempt: 0, Part: lazy(load) }));
  // A lazy component remembers its failure, so that another attempt needs another one.
  const retry = () => setPart({ attempt: attempt + 1, Part: lazy(load) });
  return (
    <ErrorBoundary
      resetKey={String(attempt)}
      fallback={() => <ErrorState title={errorTitle} onRetry={retry} />}
    >
      <Suspense fallback={<LoadingRegion isLoading>{skeleton}</LoadingRegion>}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}
