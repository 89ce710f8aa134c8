import { ErrorState, LoadingRegion, Stack } from '@byline/design-system';
import type { ReactNode } from 'react';
import { isApiError } from '../../api/ApiError.ts';

/** The part of SWR's response that `Loaded` needs. */
export type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isLoading: boolean;
  mutate: () => Promise<unknown>;
};

type LoadedProps<Data> = {
  /** The response of a read hook. */
  query: Query<Data>;
  /** What failed, as a sentence: "The jobs could not be loaded." */
  errorTitle: ReactNode;
  /** Placeholder in the shape of the content. */
  skeleton: ReactNode;
  /** Content if `isEmpty` returns true. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
};

/**
 * Renders a query in the order error, loading, empty, data. Stale data stays visible under its error. A session that has ended shows
 * no error, because the sign-in page opens then.
 */
export function Loaded<Data>({
  query,
  errorTitle,
  skeleton,
  empty,
  isEmpty,
  children,
}: LoadedProps<Data>) {
  const { data, isLoading, mutate } = query;
  const error: unknown = query.error;
  const retry = () => mutate();

  if (data === undefined) {
    if (!error) return <LoadingRegion isLoading>{skeleton}</LoadingRegion>;
    return (
      <ErrorState title={errorTitle} onRetry={retry}>
        {isApiError(error) ? error.text : undefined}
      </ErrorState>
    );
  }
  return (
    <Stack gap="sm">
      {error && !isApiError(error, 401) ? (
        <ErrorState isCompact title={errorTitle} onRetry={retry} />
      ) : null}
      <LoadingRegion isLoading={isLoading} isDimmed>
        {isEmpty?.(data) ? empty : children(data)}
      </LoadingRegion>
    </Stack>
  );
}
