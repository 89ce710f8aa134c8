import { ErrorState, LoadingRegion } from '@byline/design-system';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Imports the code of a page, or of a part of one. */
export type Load = () => Promise<{ default: ComponentType }>;

type LazyPartProps = {
  load: Load;
  /** Placeholder in the shape of the part. */
  skeleton: ReactNode;
  /** What failed, as a sentence. */
  errorTitle: ReactNode;
};

// A part that has loaded shows at once when it is mounted again.
const parts = new WeakMap<Load, ComponentType>();

function getPart(load: Load): ComponentType {
  const part = parts.get(load) ?? lazy(load);
  parts.set(load, part);
  return part;
}

/** Renders a part of a page whose code loads on demand. If that fails, the rest of the page stays, and it can be loaded again. */
export function LazyPart({ load, skeleton, errorTitle }: LazyPartProps) {
  const [{ attempt, Part }, setPart] = useState(() => ({ attempt: 0, Part: getPart(load) }));
  const retry = () => {
    // A lazy component remembers its failure, so that another attempt needs another one.
    parts.delete(load);
    setPart({ attempt: attempt + 1, Part: getPart(load) });
  };
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
