import { ErrorState, LoadingRegion } from '@byline/design-system';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Imports the code of a page, or of a part of one. */
type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

type LazyPartProps<Props> = {
  load: Load<Props>;
  /** The props of the part. */
  props?: Props;
  /** Placeholder in the shape of the part. */
  skeleton: ReactNode;
};

// The lazy component of each `load`, kept so that a part that has loaded shows at once when it is mounted again.
const parts = new WeakMap<object, unknown>();

function getPart<Props>(load: Load<Props>): ComponentType<Props> {
  const part = (parts.get(load) as ComponentType<Props> | undefined) ?? lazy(load);
  parts.set(load, part);
  return part;
}

/** Renders a part of a page whose code loads on demand. If loading fails, the rest of the page stays, and a button loads the part again. */
export function LazyPart<Props extends object>({ load, props, skeleton }: LazyPartProps<Props>) {
  const [{ attempt, Part }, setPart] = useState(() => ({ attempt: 0, Part: getPart(load) }));
  const retry = () => {
    // A lazy component remembers its failure, so another attempt needs a new component.
    parts.delete(load);
    setPart({ attempt: attempt + 1, Part: getPart(load) });
  };
  return (
    <ErrorBoundary
      resetKey={String(attempt)}
      fallback={() => (
        <ErrorState
          title={
            <FormattedMessage
              id="layout.part.problem"
              defaultMessage="This section could not be loaded."
            />
          }
          onRetry={retry}
        />
      )}
    >
      <Suspense fallback={<LoadingRegion isLoading>{skeleton}</LoadingRegion>}>
        <Part {...(props as Props)} />
      </Suspense>
    </ErrorBoundary>
  );
}
