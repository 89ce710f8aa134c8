import { LoadingRegion, ErrorState, Stack } from '@byline/design-system';
import type { ReactNode } from 'react';
import { isApiError } from '../../api/ApiError.ts';

/** What a page needs of a read: SWR's answer is one. */
export type Query<Data> = {
  data: Data | undefined;
  error: unknown;
  isLoading: boolean;
  mutate: () => Promise<unknown>;
};

type LoadedProps<Data> = {
  /** The read, as its hook gives it. */
  read: Query<Data>;
  /** What failed, as a sentence: "The jobs could not be loaded." */
  problem: ReactNode;
  /** Skeletons in the shape of the content. */
  skeleton: ReactNode;
  /** What to show where there is nothing, and when that is so. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
};

/** The one home of the order error → loading → empty → data. Old data stays on screen while a read fails. */
export function Loaded<Data>({ read, problem, skeleton, empty, children }: LoadedProps<Data>) {
  const { data, isLoading, mutate } = read;
  const error: unknown = read.error;
  const retry = () => mutate();
  const reason = isApiError(error) ? error.text : undefined;

  if (data === undefined) {
    if (!error) return <LoadingRegion isLoading>{skeleton}</LoadingRegion>;
    return (
      <ErrorState title={problem} onRetry={retry}>
        {reason}
      </ErrorState>
    );
  }
  return (
    <Stack gap="sm">
      {error ? <ErrorState isCompact title={problem} onRetry={retry} /> : null}
      <LoadingRegion isLoading={isLoading} isDimmed>
        {empty?.when(data) ? empty.show : children(data)}
      </LoadingRegion>
    </Stack>
  );
}
